#if canImport(CLibcrypto)
  #if canImport(Glibc)
    import Glibc
    private let systemRead = Glibc.read
  #elseif canImport(Musl)
    import Musl
    private let systemRead = Musl.read
  #endif

  /// One file, opened once: what it is, how long it is and what it holds belong together, whatever is renamed meanwhile.
  enum StoreFile {
    /// What became of an attempt to read a file.
    enum Content: Equatable {
      /// All of it.
      case bytes([UInt8])
      /// More than was asked for; not read.
      case tooLarge(Int)
      /// A folder, a pipe, a device.
      case notAFile
      /// There is none, or it may not be read; the number is the system's.
      case unreadable(Int32)
    }

    /// Reads a file of at most so many bytes.
    static func read(_ path: String, limit: Int) -> Content {
      // Without O_NONBLOCK, opening a pipe that somebody left in the folder would wait for its other end.
      let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0 else { return .unreadable(errno) }
      defer { close(descriptor) }
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { return .unreadable(errno) }
      guard status.st_mode & S_IFMT == S_IFREG else { return .notAFile }
      guard status.st_size <= limit else { return .tooLarge(Int(status.st_size)) }
      return read(descriptor, limit: limit)
    }

    private static func read(_ descriptor: Int32, limit: Int) -> Content {
      var bytes: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 16 * 1024)
      while true {
        let count = buffer.withUnsafeMutableBytes { systemRead(descriptor, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        guard count >= 0 else { return .unreadable(errno) }
        if count == 0 { return .bytes(bytes) }
        bytes.append(contentsOf: buffer[..<count])
        // A file that grows while it is read is cut off where a token would be.
        guard bytes.count <= limit else { return .tooLarge(bytes.count) }
      }
    }
  }
#endif
