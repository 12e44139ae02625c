import Foundation
import QubitLab
import Testing

@Suite("Progress store")
struct ProgressStoreTests {
  /// Hands a store in a folder of its own to `body`, and takes the folder away again.
  private func withStore(_ body: (ProgressStore, URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "qubitlab-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(ProgressStore(path: folder.appending(path: "progress.json").path), folder)
  }

  private func progress(_ moves: Int) -> PlayerProgress {
    var progress = PlayerProgress()
    progress.record(Verdict(isSolved: true, findings: [], moves: moves, stars: 1), of: "a")
    return progress
  }

  @Test("where there is no file, nothing has been done")
  func nothing() throws {
    try withStore { store, _ in
      let loaded = try store.load()
      #expect(loaded.progress == PlayerProgress() && loaded.origin == .nothing)
    }
  }

  @Test("what was saved is loaded, and the save before it is the last good copy")
  func save() throws {
    try withStore { store, folder in
      for moves in [9, 8, 7] { try store.save(progress(moves)) }
      #expect(try store.load().progress == progress(7))
      #expect(try ProgressStore(path: store.lastGoodPath).load().progress == progress(8))
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      #expect(names == ["progress.json", "progress.json.last-good"])
    }
  }

  @Test("a damaged file is set aside and reported, and the last good copy is used")
  func damage() throws {
    try withStore { store, _ in
      try store.save(progress(9))
      try store.save(progress(8))
      for number in 1...3 {
        try Data("{\"schemaVersion\": 2, \"lev".utf8).write(to: URL(filePath: store.path))
        let loaded = try store.load()
        #expect(loaded.progress == progress(9))
        guard case .recovered(let aside, .damaged) = loaded.origin else {
          Issue.record("\(loaded.origin)")
          return
        }
        #expect(aside == "\(store.path).damaged-\(number)")
        #expect(FileManager.default.fileExists(atPath: aside))
      }
    }
  }

  @Test("a file of a later version stays where it is")
  func laterVersion() throws {
    try withStore { store, _ in
      let text = Data(#"{"schemaVersion": 99, "levels": {}}"#.utf8)
      try text.write(to: URL(filePath: store.path))
      #expect(throws: ProgressError.newerVersion(99)) { try store.load() }
      #expect(try Data(contentsOf: URL(filePath: store.path)) == text)
    }
  }

  @Test("a folder that is missing is an error with the path")
  func missingFolder() throws {
    try withStore { _, folder in
      let store = ProgressStore(path: folder.appending(path: "none/progress.json").path)
      let error = #expect(throws: ProgressError.self) { try store.save(PlayerProgress()) }
      guard case .system(.write, _, _) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
    }
  }

  @Test("each stage of a save that a crash can leave behind is a whole file")
  func leftovers() throws {
    try withStore { store, _ in
      try store.save(progress(9))
      try store.save(progress(8))
      // A crash in the middle of writing the new file.
      try Data("{\"schem".utf8).write(to: URL(filePath: store.path + ".new"))
      #expect(try store.load().progress == progress(8))
      // A crash between giving the old file its second name and moving that.
      try FileManager.default.linkItem(atPath: store.path, toPath: store.path + ".spare")
      try store.save(progress(7))
      #expect(try store.load().progress == progress(7))
      #expect(try ProgressStore(path: store.lastGoodPath).load().progress == progress(8))
    }
  }
}
