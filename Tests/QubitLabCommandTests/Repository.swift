import Foundation

/// Where the files of the repository are, as seen from this file.
enum Repository {
  /// The folder of levels.
  static let levels =
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")
    + "/Levels"

  /// Makes a copy of a level in which `text` is replaced, hands it to `body`, and takes it away again.
  static func withCopy(
    of level: String, replacing text: String, by replacement: String, _ body: (String) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "qubitlab-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let original = try String(contentsOf: URL(filePath: "\(levels)/\(level)"), encoding: .utf8)
    let parts = original.components(separatedBy: text)
    guard parts.count == 2 else { throw CopyError.occurs(text, times: parts.count - 1) }
    let copy = folder.appending(path: "level.json")
    try parts.joined(separator: replacement).write(to: copy, atomically: true, encoding: .utf8)
    try body(copy.path)
  }

  enum CopyError: Error {
    case occurs(String, times: Int)
  }
}
