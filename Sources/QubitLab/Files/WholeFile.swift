#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reads and writes what somebody named on a command line: a file, and a pipe or a device just as well.
package enum WholeFile {
  /// The most bytes that are read, 1 GiB: a device such as `/dev/zero` never ends.
  package static let limit = 1 << 30

  /// All bytes at a path.
  ///
  /// - Throws: ``LevelFolderError``.
  package static func bytes(of path: String) throws(LevelFolderError) -> [UInt8] {
    guard let kind = FileKind(at: path) else { throw .missing(path) }
    guard kind != .folder else { throw .notAFile(path) }
    return try reading(path) { () throws(SystemFault) in
      let file = try FileDescriptor(opening: path, O_RDONLY)
      defer { file.end() }
      return try file.bytes(limit: limit)
    }
  }

  /// All bytes of the standard input.
  ///
  /// - Throws: ``LevelFolderError``, which calls the input `-`.
  package static func standardInput() throws(LevelFolderError) -> [UInt8] {
    try reading("-") { () throws(SystemFault) in try FileDescriptor(STDIN_FILENO).bytes(limit: limit) }
  }

  private static func reading(
    _ path: String, _ body: () throws(SystemFault) -> [UInt8]?
  ) throws(LevelFolderError) -> [UInt8] {
    let bytes: [UInt8]?
    do throws(SystemFault) {
      bytes = try body()
    } catch {
      throw .unreadable(path, reason: error.description)
    }
    guard let bytes else { throw .unreadable(path, reason: "more than 1 GiB") }
    return bytes
  }

  /// Puts a text at a path. A file is replaced at once, so that nobody finds half of it, and keeps its permissions; one that
  /// is not to be written is not replaced either. What a link leads to, a pipe and a device are written into, and stay
  /// what they are.
  ///
  /// - Throws: ``WriteError``.
  package static func write(_ text: String, to path: String) throws(WriteError) {
    if FileKind(at: path) == .other || FileKind.isLink(path) {
      do throws(SystemFault) {
        let file = try FileDescriptor(opening: path, O_WRONLY | O_CREAT | O_TRUNC)
        defer { file.end() }
        try file.write(Array(text.utf8))
      } catch {
        throw WriteError(path: path, reason: error.description)
      }
      return
    }
    let permissions = FileKind.permissions(of: path)
    if let permissions, permissions & 0o222 == 0 || access(path, W_OK) != 0 {
      throw WriteError(path: path, reason: "it is read-only")
    }
    do {
      try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
    } catch {
      throw WriteError(path: path, reason: SystemFault(error).description)
    }
    if let permissions { _ = chmod(path, permissions) }
  }
}

/// Why something could not be written.
package struct WriteError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where it was to go.
  package let path: String
  /// The system's reason.
  package let reason: String

  /// The error as a sentence, without a full stop.
  package var description: String { "'\(path)' cannot be written: \(reason)" }
}
