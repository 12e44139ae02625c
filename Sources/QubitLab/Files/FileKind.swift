#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What there is at a path. A link counts as what it leads to.
enum FileKind {
  /// A file that can be read from beginning to end.
  case file
  /// A folder.
  case folder
  /// A pipe, a socket or a device: to read it could take forever.
  case other

  /// Looks; nil where there is nothing, or a link that leads nowhere.
  init?(at path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    default: self = .other
    }
  }

  /// The permissions of what is at a path; nil where there is nothing.
  static func permissions(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o7777 : nil
  }

  /// Whether there is a link at a path, wherever it leads.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}
