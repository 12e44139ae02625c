#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where progress is kept: one JSON file, which is whole at every instant.
///
/// ```swift
/// let store = ProgressStore(path: "progress.json")
/// var (progress, origin) = try store.load()
/// progress.record(verdict, of: level.id)
/// try store.save(progress)
/// ```
///
/// Saving writes a new file beside the old one, flushes it to the disk, and puts it in the old one's place in one step
/// (POSIX `rename`), after the old one has become the last good copy. A crash at any instant leaves the old file or the
/// new one, never a part.
///
/// One process at a time: two that save at once do no damage, but the later one's progress is what stays.
public struct ProgressStore: Hashable, Sendable {
  /// The file.
  public let path: String
  /// The file that was saved before it.
  public var lastGoodPath: String { path + ".last-good" }
  private var newPath: String { path + ".new" }

  /// A store, whose file need not exist.
  public init(path: String) { self.path = path }

  /// Where progress that was loaded came from.
  public enum Origin: Hashable, Sendable {
    /// There was no file.
    case nothing
    /// The file.
    case file
    /// The file was damaged, for this reason, and has been set aside under this name; the last good copy was read, or
    /// nothing where there is none.
    case recovered(setAside: String, reason: ProgressError)
  }

  /// Reads the file, or, where it is damaged, sets it aside and reads the last good copy.
  ///
  /// - Throws: ``ProgressError/newerVersion(_:)``, which leaves the file where it is, or
  ///   ``ProgressError/system(_:path:reason:)``.
  public func load() throws(ProgressError) -> (progress: PlayerProgress, origin: Origin) {
    let damage: ProgressError
    do throws(ProgressError) {
      if let bytes = try Self.bytes(of: path) { return (try PlayerProgress(reading: bytes), .file) }
      guard let bytes = try Self.bytes(of: lastGoodPath) else { return (PlayerProgress(), .nothing) }
      return (try PlayerProgress(reading: bytes), .file)
    } catch {
      guard case .damaged = error else { throw error }
      damage = error
    }
    let aside = try setAside()
    var progress = PlayerProgress()
    do throws(ProgressError) {
      if let bytes = try Self.bytes(of: lastGoodPath) { progress = try PlayerProgress(reading: bytes) }
    } catch {
      guard case .damaged = error else { throw error }
    }
    return (progress, .recovered(setAside: aside, reason: damage))
  }

  /// Puts progress into the file.
  ///
  /// - Throws: ``ProgressError/system(_:path:reason:)``; the file is then what it was.
  public func save(_ progress: PlayerProgress) throws(ProgressError) {
    try Self.write(Array(progress.text.utf8), to: newPath)
    if access(path, F_OK) == 0 {
      // A second name for the old file, so that there is a whole file under `path` at every instant.
      let spare = path + ".spare"
      unlink(spare)
      if link(path, spare) == 0, rename(spare, lastGoodPath) != 0 {
        throw Self.failure(.replace, lastGoodPath)
      }
      // Where both are the same file already, `rename` does nothing and leaves the spare name.
      unlink(spare)
    }
    guard rename(newPath, path) == 0 else { throw Self.failure(.replace, path) }
    Self.flushFolder(of: path)
  }

  /// Moves the damaged file to a name that is free.
  private func setAside() throws(ProgressError) -> String {
    var number = 1
    while access("\(path).damaged-\(number)", F_OK) == 0 { number += 1 }
    let aside = "\(path).damaged-\(number)"
    let damaged = access(path, F_OK) == 0 ? path : lastGoodPath
    guard rename(damaged, aside) == 0 else { throw Self.failure(.replace, damaged) }
    return aside
  }
}

extension ProgressStore {
  /// All bytes of a file, or nil where there is none.
  private static func bytes(of path: String) throws(ProgressError) -> [UInt8]? {
    do throws(SystemFault) {
      let file = try FileDescriptor(opening: path, O_RDONLY)
      defer { file.end() }
      return try file.bytes()
    } catch {
      if error.isMissing { return nil }
      throw .system(.read, path: path, reason: error.description)
    }
  }

  /// Writes a file and waits until the disk has it.
  private static func write(_ bytes: [UInt8], to path: String) throws(ProgressError) {
    let file: FileDescriptor
    do throws(SystemFault) {
      file = try FileDescriptor(opening: path, O_WRONLY | O_CREAT | O_TRUNC, mode: 0o600)
    } catch {
      throw .system(.write, path: path, reason: error.description)
    }
    defer { file.end() }
    do throws(SystemFault) {
      try file.write(bytes)
    } catch {
      throw .system(.write, path: path, reason: error.description)
    }
    guard fsync(file.number) == 0 else { throw failure(.flush, path) }
  }

  /// Asks the disk to remember the new names too. Some file systems cannot; the file itself is safe then all the same.
  private static func flushFolder(of path: String) {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  private static func failure(_ step: ProgressStep, _ path: String) -> ProgressError {
    .system(step, path: path, reason: SystemFault.last.description)
  }
}
