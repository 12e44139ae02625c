/// What a folder of signed transactions comes to: the verdict, and what each file had to do with it.
///
/// No transaction number is in it.
public struct EntitlementReport: Hashable, Sendable {
  /// The verdict.
  public let entitlement: EntitlementState
  /// The files that might be tokens, by name.
  public let files: [File]
  /// The names of everything else, which was passed over.
  public let foreign: [String]

  /// One file and what it counts for.
  public struct File: Hashable, Sendable {
    /// The file's name.
    public let name: String
    /// What it counts for.
    public let part: Part
  }

  /// What a file counts for.
  public enum Part: Hashable, Sendable {
    /// It gives the pass.
    case grants(SignedTransaction)
    /// It is about the pass, and revoked.
    case revoked(SignedTransaction, Revocation)
    /// A newer statement about the same transaction is there.
    case superseded(SignedTransaction)
    /// It is about another product.
    case otherProduct(SignedTransaction)
    /// It is no statement of the store for this app.
    case refused(VerificationFailure)
    /// It could not be read; the number is the system's.
    case unreadable(systemCode: Int32)
  }

  /// Judges what a folder held. O(number of files).
  public init(_ reading: FolderReading, products: PassProducts = .masterPass) {
    let credentials = reading.credentials
    entitlement = EntitlementState(isOwned: products.areHeld(by: credentials), isResolved: true)
    let newest = Set(products.newestStatements(in: credentials))
    files = reading.files.compactMap { file in
      Part(file.verdict, products, newest).map { File(name: file.name, part: $0) }
    }
    foreign = reading.foreign
  }
}

extension EntitlementReport.Part {
  fileprivate init?(_ verdict: FileVerdict, _ products: PassProducts, _ newest: Set<StoreTransaction>) {
    switch verdict {
    case .notAFile: return nil
    case .unreadable(let code): self = .unreadable(systemCode: code)
    case .refused(let failure): self = .refused(failure)
    case .accepted(let statement):
      let transaction = statement.transaction
      if !products.matches(transaction) {
        self = .otherProduct(statement)
      } else if !newest.contains(transaction) {
        self = .superseded(statement)
      } else if let revocation = transaction.revocation {
        self = .revoked(statement, revocation)
      } else {
        self = .grants(statement)
      }
    }
  }

  /// The part as a word: the same in text and in JSON.
  public var word: String {
    switch self {
    case .grants: "grants"
    case .revoked: "revoked"
    case .superseded: "superseded"
    case .otherProduct: "other-product"
    case .refused: "refused"
    case .unreadable: "unreadable"
    }
  }

  var statement: SignedTransaction? {
    switch self {
    case .grants(let statement), .revoked(let statement, _), .superseded(let statement),
      .otherProduct(let statement):
      statement
    case .refused, .unreadable: nil
    }
  }
}
