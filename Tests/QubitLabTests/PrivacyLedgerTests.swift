import Foundation
import QubitLab
import Testing

@Suite("What the files of a player say of the pass: nothing")
struct PrivacyLedgerTests {
  /// Plays a free level as a front end would, and hands out every byte that comes of it.
  private func traces(_ entitlement: EntitlementState, _ demonstration: ClassroomDemonstration) throws
    -> [[UInt8]]
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: "qubitlab-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let library = ContentLibrary(
      try LevelFolder(path: Repository.levels).contents().reading.catalogue,
      gate: EntitlementGate(entitlement: entitlement, demonstration: demonstration))
    let level = try library.level("look-then-mend")
    var playback = try Playback(of: level, seed: 7)
    for move in level.solutions[0] { try playback.play(move) }
    let replay = try #require(ReplayFile(of: playback))
    var progress = PlayerProgress()
    progress.keep(attempt: replay.text, of: level.id)
    progress.record(try playback.session.verdict(), of: level.id)
    let store = ProgressStore(path: folder.appending(path: "progress.json").path)
    try store.save(progress)
    try store.save(progress)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let files = try names.map { try Array(Data(contentsOf: folder.appending(path: $0))) }
    return files + [
      Array(replay.text.utf8), Array(progress.text.utf8), Array(try ShareString.text(of: level).utf8),
    ]
  }

  @Test("Rule 29: progress, session and export are the same bytes whether the pass is owned or not")
  func sameBytes() throws {
    let expected = try traces(.undetermined, .off)
    #expect(expected.count == 5)
    #expect(expected.allSatisfy { !$0.isEmpty })
    for entitlement in [EntitlementState.undetermined, .notOwned, .owned] {
      for demonstration in ClassroomDemonstration.allCases {
        #expect(try traces(entitlement, demonstration) == expected)
      }
    }
  }
}
