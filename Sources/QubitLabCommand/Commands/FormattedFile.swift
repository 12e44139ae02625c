import QubitLab

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The files that formatting is about.
enum FormattedFile {
  /// The path that means the input.
  static let input = "-"

  /// The files at a path, named as seen from here: one, or all of a folder but its schemas, or the input.
  static func files(at path: String, console: Console) throws(Failure) -> [LevelFile] {
    do throws(LevelFolderError) {
      guard path != input else { return [LevelFile(path: path, bytes: try console.readAll())] }
      guard LevelFolder.isFolder(path) else {
        return [LevelFile(path: path, bytes: try LevelFolder.bytes(of: path))]
      }
      let files = try LevelFolder(path: path).contents().files.filter { !$0.path.hasSuffix(".schema.json") }
      guard !files.isEmpty else { throw .missing("\(path)/*.json") }
      return files.map { LevelFile(path: "\(path)/\($0.path)", bytes: $0.bytes) }
    } catch {
      throw .unreadable(error)
    }
  }

  /// Where a file begins to differ from a text; nil where it does not.
  static func firstDifference(of bytes: [UInt8], from text: String) -> SourcePosition? {
    let wanted = Array(text.utf8)
    guard bytes != wanted else { return nil }
    let offset = zip(bytes, wanted).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    return SourceText(bytes).position(at: offset ?? min(bytes.count, wanted.count))
  }

  /// Whether there is a file or a folder at a path.
  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
}
