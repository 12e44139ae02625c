/// Why a folder of levels, or a file, could not be read.
public enum LevelFolderError: Error, Hashable, Sendable {
  /// There is nothing at this path.
  case missing(String)
  /// What is at this path is no folder.
  case notAFolder(String)
  /// What is at this path is a folder, a pipe or a device, where a file was wanted.
  case notAFile(String)
  /// What is at this path cannot be read; the system's reason.
  case unreadable(String, reason: String)
}

extension LevelFolderError: CustomStringConvertible {
  /// The error as a sentence, without a full stop.
  public var description: String {
    switch self {
    case .missing(let path): "there is no '\(path)'"
    case .notAFolder(let path): "'\(path)' is not a folder"
    case .notAFile(let path): "'\(path)' is not a file"
    case .unreadable(let path, let reason): "'\(path)' cannot be read: \(reason)"
    }
  }
}
