#if canImport(CLibcrypto)
  extension TrustedRoot {
    /// Reads a root certificate, in DER or in PEM, from a file.
    ///
    /// - Throws: ``RootFault`` where there is no such file, or where it is not one certificate.
    public init(file path: String) throws(RootFault) {
      switch StoreFile.read(path, limit: Self.fileLimit) {
      case .bytes(let bytes): self.init(bytes)
      case .tooLarge, .notAFile: throw .notACertificate
      case .unreadable(let code): throw .unreadable(systemCode: code)
      }
      guard (try? Certificate(der, .root)) != nil else { throw .notACertificate }
    }

    private static let fileLimit = 64 * 1024
  }
#endif

/// Why a file cannot be taken for a root certificate.
public enum RootFault: Error, Hashable, Sendable {
  /// The file cannot be read; the number is the system's.
  case unreadable(systemCode: Int32)
  /// The file is not one certificate in DER or in PEM.
  case notACertificate
}
