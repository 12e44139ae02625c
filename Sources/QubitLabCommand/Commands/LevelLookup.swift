import QubitLab

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Finds the folder of levels and the levels in it, for the commands that want one.
enum LevelLookup {
  /// The folder that is read where the command line names none.
  static let usualFolder = "Levels"

  /// Reads the folder that the command line names.
  static func reading(for invocation: Invocation) throws(Failure) -> CatalogueReading {
    try contents(of: invocation[.levels] ?? usualFolder).reading
  }

  /// Reads a folder of levels.
  static func contents(of path: String) throws(Failure) -> LevelFolder.Contents {
    do throws(LevelFolderError) {
      return try LevelFolder(path: path).contents()
    } catch {
      throw .unreadable(error)
    }
  }

  /// A path without links in it, by which a file is known however it was named.
  static func realPath(of path: String) -> String { URL(filePath: path).resolvingSymlinksInPath().path }

  /// The level that an operand names: by its id in the folder of levels, or by the path of its file.
  static func level(_ operand: String, for invocation: Invocation) throws(Failure) -> Level {
    if operand.hasSuffix(".json") { return try level(atPath: operand) }
    let index = LevelIndex(of: try contents(of: invocation[.levels] ?? usualFolder).files)
    guard let reading = index.reading(operand) else {
      let near = suggestion(NearMiss.find(for: operand, among: index.ids))
      throw .missingInput("there is no level '\(operand)'\(near)")
    }
    return try level(of: reading)
  }

  /// Reads the file of one level.
  static func reading(atPath path: String) throws(Failure) -> LevelReading {
    do throws(LevelFolderError) {
      return LevelReading(LevelFile(path: path, bytes: try LevelFolder.bytes(of: path)))
    } catch {
      throw .unreadable(error)
    }
  }

  /// The level in one file.
  private static func level(atPath path: String) throws(Failure) -> Level {
    try level(of: reading(atPath: path))
  }

  /// The level that was read, or the reasons why there is none.
  private static func level(of reading: LevelReading) throws(Failure) -> Level {
    guard let level = reading.level else {
      throw .badData(reading.diagnostics.map(\.description).joined(separator: "\n"))
    }
    return level
  }
}

extension CatalogueReading {
  /// Why levels of the folder at a path are left out, a line each.
  func errors(below folder: String, in language: Language) -> [String] {
    diagnostics.filter { $0.severity == .error }.map { "\(folder)/\(Finding($0).line(in: language))" }
  }
}
