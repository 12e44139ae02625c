public import QubitLevels

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A folder of levels on disk: `packs.json`, a folder for each pack, and the schemas beside them.
///
/// ```swift
/// let reading = try LevelFolder(path: "Levels").contents().reading
/// ```
public struct LevelFolder: Hashable, Sendable {
  /// Where the folder is.
  public let path: String

  /// A folder, which need not exist until it is read.
  public init(path: String) { self.path = path }

  /// Reads the folder and every folder below it, in the order of the paths. Links are followed, hidden files are passed
  /// over.
  ///
  /// - Throws: ``LevelFolderError``.
  public func contents() throws(LevelFolderError) -> Contents {
    var contents = Contents()
    for name in try names() {
      if name.hasSuffix(".json") {
        contents.files.append(LevelFile(path: name, bytes: try Self.read("\(path)/\(name)")))
      } else {
        contents.otherPaths.append(name)
      }
    }
    return contents
  }

  /// What a folder of levels holds.
  public struct Contents: Hashable, Sendable {
    /// The JSON files, in the order of their paths.
    public var files: [LevelFile] = []
    /// The paths of all other files, relative to the folder: a catalogue needs to know only that they are there.
    public var otherPaths: [String] = []

    /// Reads the files as a catalogue of levels.
    public var reading: CatalogueReading { CatalogueReading(files: files, otherPaths: otherPaths) }
  }

  /// Reads one file.
  ///
  /// - Throws: ``LevelFolderError`` when it is missing, is no file, or cannot be read.
  public static func bytes(of path: String) throws(LevelFolderError) -> [UInt8] {
    guard let kind = FileKind(at: path) else { throw .missing(path) }
    guard kind == .file else { throw .notAFile(path) }
    return try read(path)
  }

  /// Reads what is known to be a file.
  private static func read(_ path: String) throws(LevelFolderError) -> [UInt8] {
    do {
      return try Array(Data(contentsOf: URL(filePath: path)))
    } catch {
      throw .unreadable(path, reason: SystemFault(error).description)
    }
  }

  /// Whether there is a folder at `path`.
  public static func isFolder(_ path: String) -> Bool { FileKind(at: path) == .folder }

  /// The paths of all files that are not hidden, relative to the folder, in ascending order.
  private func names() throws(LevelFolderError) -> [String] {
    guard let kind = FileKind(at: path) else { throw .missing(path) }
    guard kind == .folder else { throw .notAFolder(path) }
    do {
      return try FolderWalk(root: path).files.sorted()
    } catch {
      throw .unreadable(path, reason: SystemFault(error).description)
    }
  }
}
