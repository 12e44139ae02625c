import Foundation
import QubitLevels

/// Files that the tests read.
enum Folder {
  /// The root of the repository.
  static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The levels that ship.
  static let levels = repository.appending(path: "Levels")

  /// The levels that are broken on purpose.
  static let broken = repository.appending(path: "Tests/QubitLevelsTests/Broken")

  /// All files below a folder, by paths relative to it, in order.
  static func files(in folder: URL, extension suffix: String = "json") -> [LevelFile] {
    guard let paths = try? FileManager.default.subpathsOfDirectory(atPath: folder.path) else { return [] }
    return paths.filter { $0.hasSuffix(".\(suffix)") }.sorted().compactMap { path in
      guard let data = try? Data(contentsOf: folder.appending(path: path)) else { return nil }
      return LevelFile(path: path, bytes: [UInt8](data))
    }
  }

  /// The files of levels and labs that ship.
  static let shippedLevels = files(in: levels).filter {
    !$0.path.hasSuffix("packs.json") && !$0.path.hasSuffix("schema.json")
  }
}
