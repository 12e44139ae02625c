#if canImport(CLibcrypto)
  /// A folder of compact tokens as the store signed them, for platforms without the store's own cache.
  ///
  /// ```swift
  /// let folder = SignedTransactionFolder(path: "transactions", verifier: TransactionVerifier(policy))
  /// let engine = EntitlementEngine(store: folder)
  /// ```
  ///
  /// Files whose names end in `.jws` are read, each holding one token and nothing else. Anything else is foreign and
  /// passed over. A file that is half-written, forged or about another app is refused for itself and disturbs no other.
  /// Nothing is ever written here.
  public struct SignedTransactionFolder: Hashable, Sendable {
    /// The folder.
    public let path: String
    /// Who decides about each file.
    public let verifier: TransactionVerifier

    /// Names a folder; it is not looked at yet, and need not exist.
    public init(path: String, verifier: TransactionVerifier) {
      self.path = path
      self.verifier = verifier
    }

    /// How often a folder that changes while it is read is read again.
    static let attempts = 4

    /// Reads and verifies the whole folder. About 2 ms a token.
    ///
    /// The folder is listed before and after, and read again when the two differ: a refund that replaces a purchase is
    /// seen with the purchase gone. A folder that never comes to rest is taken as last read.
    public func read() -> Result<FolderReading, FolderFault> {
      var last: Result<FolderReading, FolderFault> = .success(FolderReading(files: [], foreign: []))
      for _ in 0..<Self.attempts {
        switch FolderListing.read(path) {
        case .failure(let fault):
          return fault.isMissing ? .success(FolderReading(files: [], foreign: [])) : .failure(fault)
        case .success(let before):
          last = .success(read(before))
          if case .success(before) = FolderListing.read(path) { return last }
        }
      }
      return last
    }

    private func read(_ listing: FolderListing) -> FolderReading {
      var files: [FolderReading.File] = []
      var foreign: [String] = []
      for entry in listing.entries {
        guard entry.name.hasSuffix(".jws"), !entry.name.hasPrefix(".") else {
          foreign.append(entry.name)
          continue
        }
        let verdict = verify(file: path + "/" + entry.name)
        if verdict == .notAFile {
          foreign.append(entry.name)
        } else {
          files.append(FolderReading.File(name: entry.name, verdict: verdict))
        }
      }
      return FolderReading(files: files, foreign: foreign)
    }

    private func verify(file: String) -> FileVerdict { verifier.verify(file: file) }
  }

  extension TransactionVerifier {
    /// Verifies a file that holds one token and nothing else. A file longer than a token may be is not read.
    public func verify(file path: String) -> FileVerdict {
      switch StoreFile.read(path, limit: CompactToken.sizeLimit) {
      case .bytes(let bytes):
        do { return .accepted(try verify(bytes)) } catch { return .refused(error) }
      case .tooLarge(let size): return .refused(.tooLarge(bytes: size, limit: CompactToken.sizeLimit))
      case .notAFile: return .notAFile
      case .unreadable(let code): return .unreadable(systemCode: code)
      }
    }
  }
#endif
