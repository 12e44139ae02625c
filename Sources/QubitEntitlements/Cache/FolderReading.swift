/// What a folder of tokens held when it was read.
public struct FolderReading: Hashable, Sendable {
  /// The files that might be tokens, by name.
  public let files: [File]
  /// The names of everything else, which was passed over.
  public let foreign: [String]

  /// One file.
  public struct File: Hashable, Sendable {
    /// Its name in the folder.
    public let name: String
    /// What was found.
    public let verdict: FileVerdict
  }

  /// What the files say, as any other store would say it.
  public var credentials: [Credential] {
    files.map { file in
      if case .accepted(let statement) = file.verdict {
        .verified(statement.transaction)
      } else {
        .unverified
      }
    }
  }
}

/// What became of one file.
public enum FileVerdict: Hashable, Sendable {
  /// A statement of the store, for this app.
  case accepted(SignedTransaction)
  /// Anything else.
  case refused(VerificationFailure)
  /// The file could not be read; the number is the system's.
  case unreadable(systemCode: Int32)
  /// A folder, a pipe, a device.
  case notAFile
}
