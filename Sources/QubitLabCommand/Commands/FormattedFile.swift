import QubitLab

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The files that formatting is about.
enum FormattedFile {
  /// The files at a path, named as seen from here: one, or all of a folder but its schemas.
  static func files(at path: String) throws(Failure) -> [LevelFile] {
    do throws(LevelFolderError) {
      guard LevelFolder.isFolder(path) else {
        return [LevelFile(path: path, bytes: try LevelFolder.bytes(of: path))]
      }
      return try LevelFolder(path: path).contents().files.filter { !$0.path.hasSuffix(".schema.json") }
        .map { LevelFile(path: "\(path)/\($0.path)", bytes: $0.bytes) }
    } catch {
      throw .missingInput("\(error)")
    }
  }

  /// Whether there is a file or a folder at a path.
  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
}
