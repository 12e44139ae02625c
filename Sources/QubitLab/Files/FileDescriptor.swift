#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What the system lets a process read and write by: the number of an open file, pipe or device.
package struct FileDescriptor: Hashable, Sendable {
  let number: Int32

  /// What is open already.
  package init(_ number: Int32) { self.number = number }

  /// Opens what is at a path; `flags` are those of POSIX `open`, `mode` the permissions of a file that it makes.
  init(opening path: String, _ flags: Int32, mode: mode_t = 0o644) throws(SystemFault) {
    number = open(path, flags | O_CLOEXEC, mode)
    guard number >= 0 else { throw .last }
  }

  func end() { _ = close(number) }

  /// Whether this is a pipe that nobody reads any more.
  package var hasLostReader: Bool {
    var state = pollfd(fd: number, events: 0, revents: 0)
    return poll(&state, 1, 0) > 0 && state.revents & Int16(POLLERR) != 0
  }

  /// All bytes up to the end, or nil where there are more than `limit`.
  func bytes(limit: Int = .max) throws(SystemFault) -> [UInt8]? {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = part.withUnsafeMutableBytes { systemRead(number, $0.baseAddress, $0.count) }
      if count == 0 { return bytes }
      guard count > 0 else {
        if errno == EINTR { continue }
        throw .last
      }
      bytes += part[..<count]
      guard bytes.count <= limit else { return nil }
    }
  }

  /// Writes all of `bytes`, however often a signal comes between, and waits where there is no room.
  package func write(_ bytes: [UInt8]) throws(SystemFault) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(number, $0.baseAddress, $0.count) }
      guard count >= 0 else {
        if errno == EINTR { continue }
        guard errno == EAGAIN else { throw .last }
        var room = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
        _ = poll(&room, 1, -1)
        continue
      }
      rest = rest.dropFirst(count)
    }
  }
}

/// `read` and `write` of the C library, under names that methods do not hide.
private func systemRead(_ file: Int32, _ start: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, start, count)
}
private func systemWrite(_ file: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, start, count)
}
