import Foundation

/// A folder of levels for one test: two short packs, made of levels that ship.
struct LevelsCopy {
  /// Where the folder is.
  let path: String

  /// The files of the folder's levels.
  static let files = [
    "01-first/01-flip-the-arrow.json", "01-first/02-lie-on-the-equator.json",
    "02-second/01-x-from-h-and-z.json",
  ]

  /// Makes a folder, hands it to `body`, and takes it away again.
  static func with<Result>(_ body: (LevelsCopy) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "qubitlab-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let copy = LevelsCopy(path: folder.path)
    for (name, original) in [
      (files[0], "01-ball-and-arrows/01-flip-the-arrow.json"),
      (files[1], "01-ball-and-arrows/02-lie-on-the-equator.json"),
      (files[2], "01-ball-and-arrows/08-x-from-h-and-z.json"),
    ] {
      let text = try String(contentsOf: URL(filePath: "\(Repository.levels)/\(original)"), encoding: .utf8)
      try copy.write(text, to: name)
    }
    let packs = [("first", ["flip-the-arrow", "lie-on-the-equator"]), ("second", ["x-from-h-and-z"])]
    let list = packs.enumerated().map { index, pack in
      let levels = pack.1.map { "\"\($0)\"" }.joined(separator: ", ")
      return """
        {"id": "\(pack.0)", "folder": "0\(index + 1)-\(pack.0)", "access": "free", "levels": [\(levels)],
        "title": {"zh-Hans": "包", "en": "Pack"}, "summary": {"zh-Hans": "一包", "en": "A pack"}}
        """
    }
    try copy.write(
      "{\"schemaVersion\": 1, \"packs\": [\(list.joined(separator: ", "))], \"labs\": []}", to: "packs.json")
    return try body(copy)
  }

  /// Writes a file of the folder.
  func write(_ text: String, to name: String) throws {
    let file = URL(filePath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// The text of a file of the folder.
  func text(of name: String) throws -> String {
    try String(contentsOf: URL(filePath: "\(path)/\(name)"), encoding: .utf8)
  }

  /// Replaces the one occurrence of a text in a file.
  func replace(_ text: String, by replacement: String, in name: String) throws {
    let parts = try self.text(of: name).components(separatedBy: text)
    guard parts.count == 2 else { throw CopyError.occurs(text, times: parts.count - 1) }
    try write(parts.joined(separator: replacement), to: name)
  }

  enum CopyError: Error {
    case occurs(String, times: Int)
  }
}
