/// One statement of the store after its signature was checked on this device: it passed, or it did not.
///
/// There is no third value, and nothing of an unverified statement is handed on.
public enum Credential: Hashable, Sendable {
  /// The signature is good; this is what was signed.
  case verified(StoreTransaction)
  /// The signature, or anything else about the statement, is not good. It grants nothing and is not finished.
  case unverified
}

/// What a read of the device's cached transactions gave.
public enum ReadOutcome: Hashable, Sendable {
  /// Everything that the device holds, each with its verdict.
  case credentials([Credential])
  /// The cache itself could not be read (a disk fault, say); nothing is known, so nothing changes.
  case unreadable
}
