#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Waiting for people.
enum Pause {
  /// Waits for a quarter of a second: too short for a person to notice, long enough for the machine to rest.
  static func briefly() { usleep(250_000) }
}
