#if canImport(Glibc)
  import Glibc
#endif

/// Which build of the engine is at work: what two builds find out may differ.
public struct EngineIdentity: Hashable, Sendable {
  /// What tells this build from every other.
  public let name: String

  /// Names a build.
  public init(name: String) { self.name = name }

  /// The program that this process runs, by the identity of its file: where it lies, how large it is, and when its
  /// contents and its entry in the file system last changed. A program that is built anew is another. Nil where the
  /// system does not say, which is everywhere but on Linux.
  public static let ofThisProcess: EngineIdentity? = {
    #if os(Linux) && canImport(Glibc)
      var status = stat()
      guard stat("/proc/self/exe", &status) == 0 else { return nil }
      let parts: [Int] = [
        Int(status.st_dev), Int(status.st_ino), Int(status.st_size), status.st_mtim.tv_sec,
        status.st_mtim.tv_nsec, status.st_ctim.tv_sec, status.st_ctim.tv_nsec,
      ]
      return EngineIdentity(name: parts.map { "\($0)" }.joined(separator: "-"))
    #else
      return nil
    #endif
  }()
}
