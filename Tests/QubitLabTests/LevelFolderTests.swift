import Foundation
import QubitLab
import Testing

@Suite("A folder of levels on disk")
struct LevelFolderTests {
  @Test("JSON files are read, others are only named, hidden ones are passed over")
  func contents() throws {
    try withFolder { folder in
      try write("{}", to: "\(folder)/packs.json")
      try write("{\"a\": 1}", to: "\(folder)/01-first/01-one.json")
      try write("picture", to: "\(folder)/01-first/ball.svg")
      try write("{", to: "\(folder)/.cache/old.json")
      try write("{", to: "\(folder)/01-first/01-one.json~")
      try write("{", to: "\(folder)/01-first/#01-one.json#")
      let contents = try LevelFolder(path: folder).contents()
      #expect(contents.files.map(\.path) == ["01-first/01-one.json", "packs.json"])
      #expect(contents.files.map { String(decoding: $0.bytes, as: UTF8.self) } == ["{\"a\": 1}", "{}"])
      #expect(contents.otherPaths == ["01-first/ball.svg"])
    }
  }

  @Test("a link to a folder counts as the folder")
  func link() throws {
    try withFolder { folder in
      try write("{}", to: "\(folder)/real/packs.json")
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/link", withDestinationPath: "\(folder)/real")
      #expect(try LevelFolder(path: "\(folder)/link").contents().files.map(\.path) == ["packs.json"])
    }
  }

  @Test("links to folders are followed, each folder is read once", .timeLimit(.minutes(1)))
  func linkedFolders() throws {
    try withFolder { folder in
      try write("{}", to: "\(folder)/levels/packs.json")
      try write("{}", to: "\(folder)/elsewhere/01-one.json")
      try write("{}", to: "\(folder)/levels/02-real/01-two.json")
      let links = [
        ("01-first", "../elsewhere"), ("03-again", "../elsewhere"), ("01-same", "02-real"), ("up", ".."),
        ("loop", "."),
        ("02-real/back", ".."), ("gone", "nowhere"),
      ]
      for (link, target) in links {
        try FileManager.default.createSymbolicLink(
          atPath: "\(folder)/levels/\(link)", withDestinationPath: target)
      }
      // A thousand and more ways lead through these ten folders, two links in each to the next.
      for index in 0..<10 {
        try write("{}", to: "\(folder)/chain/\(index)/file.json")
        for name in ["a", "b"] {
          try FileManager.default.createSymbolicLink(
            atPath: "\(folder)/chain/\(index)/\(name)", withDestinationPath: "../\(index + 1)")
        }
      }
      let paths = try LevelFolder(path: "\(folder)/levels").contents().files.map(\.path)
      #expect(paths == ["01-first/01-one.json", "02-real/01-two.json", "packs.json"])
      #expect(try LevelFolder(path: "\(folder)/chain/0").contents().files.count == 10)
    }
  }

  @Test("pipes, links that lead nowhere and links in circles are not read", .timeLimit(.minutes(1)))
  func notToBeRead() throws {
    try withFolder { folder in
      try write("{}", to: "\(folder)/packs.json")
      #expect(mkfifo("\(folder)/pipe.json", 0o600) == 0)
      for (link, target) in [("gone.json", "nowhere.json"), ("circle.json", "circle.json"), ("up", ".")] {
        try FileManager.default.createSymbolicLink(atPath: "\(folder)/\(link)", withDestinationPath: target)
      }
      #expect(try LevelFolder(path: folder).contents().files.map(\.path) == ["packs.json"])
      #expect(throws: LevelFolderError.notAFile("\(folder)/pipe.json")) {
        try LevelFolder.bytes(of: "\(folder)/pipe.json")
      }
      #expect(throws: LevelFolderError.missing("\(folder)/circle.json")) {
        try LevelFolder.bytes(of: "\(folder)/circle.json")
      }
    }
  }

  @Test("what is missing or of the wrong kind is named")
  func errors() throws {
    try withFolder { folder in
      try write("{}", to: "\(folder)/packs.json")
      #expect(throws: LevelFolderError.missing("\(folder)/none")) {
        try LevelFolder(path: "\(folder)/none").contents()
      }
      #expect(throws: LevelFolderError.notAFolder("\(folder)/packs.json")) {
        try LevelFolder(path: "\(folder)/packs.json").contents()
      }
      #expect(throws: LevelFolderError.notAFile(folder)) { try LevelFolder.bytes(of: folder) }
      #expect(throws: LevelFolderError.missing("\(folder)/none.json")) {
        try LevelFolder.bytes(of: "\(folder)/none.json")
      }
    }
  }

  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "qubitlab-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }

  private func write(_ text: String, to path: String) throws {
    let file = URL(filePath: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}
