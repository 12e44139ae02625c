import Foundation
import QubitLab

/// The folders of levels that are measured, written afresh into a place that is taken away again.
struct Fixtures {
  /// Where everything is.
  let root: String

  /// The folder of the course's size.
  var course: String { "\(root)/96" }

  /// A folder of ten thousand levels.
  var many: String { "\(root)/10000" }

  /// Where reports are kept.
  var cache: String { "\(root)/cache" }

  /// Writes both folders.
  func write() throws {
    try Self.writeFolder(of: 96, packSize: 12, to: course)
    try Self.writeFolder(of: 10_000, packSize: 102, to: many)
  }

  /// `count` levels: those that ship, again and again, each with the id that its place in the list gives it.
  private static func copies(_ count: Int) throws -> [LevelFile] {
    let shipped = try LevelFolder(path: "Levels").contents().reading.catalogue.levels
    return try (0..<count).map { place in
      var level = shipped[place % shipped.count].level
      level.id += "-copy-\(place)"
      return LevelFile(path: "\(level.id).json", bytes: Array(try level.encoded().utf8))
    }
  }

  /// Writes copies of levels as a folder with a manifest.
  private static func writeFolder(of count: Int, packSize: Int, to path: String) throws {
    let levels = try copies(count)
    var packs: [String] = []
    for (pack, start) in stride(from: 0, to: count, by: packSize).enumerated() {
      let number = pack < 9 ? "0\(pack + 1)" : "\(pack + 1)"
      let folder = "\(number)-pack-\(pack + 1)"
      try FileManager.default.createDirectory(atPath: "\(path)/\(folder)", withIntermediateDirectories: true)
      var ids: [String] = []
      for (place, file) in levels[start..<min(count, start + packSize)].enumerated() {
        let id = String(file.path.dropLast(".json".count))
        ids.append("\"\(id)\"")
        let name = place < 9 ? "0\(place + 1)" : "\(place + 1)"
        try Data(file.bytes).write(to: URL(filePath: "\(path)/\(folder)/\(name)-\(id).json"))
      }
      packs.append(
        """
        {"id": "pack-\(pack + 1)", "folder": "\(folder)", "access": "free", "levels": [\(ids.joined(separator: ","))],
         "title": {"zh-Hans": "包", "en": "Pack"}, "summary": {"zh-Hans": "一包", "en": "A pack"}}
        """)
    }
    let manifest = "{\"schemaVersion\": 1, \"packs\": [\(packs.joined(separator: ","))], \"labs\": []}"
    try Data(manifest.utf8).write(to: URL(filePath: "\(path)/packs.json"))
  }
}
