/// What a front end needs for the entry that sells the pass: price, readiness and what is under way.
///
/// It governs the button. ``EntitlementState`` governs the content. Neither stands in for the other: an owner without
/// a price keeps everything, and a price opens nothing.
public struct PassOffer: Hashable, Sendable {
  /// The product as last fetched; `nil` until a request has really brought one.
  public internal(set) var product: CatalogueProduct?
  /// How the last catalogue request stands.
  public internal(set) var catalogue = CatalogueStatus.notFetched
  /// Whether a purchase is with the store at this moment.
  public internal(set) var purchase = Activity.idle
  /// Whether a synchronisation is with the store at this moment.
  public internal(set) var restore = Activity.idle
  /// Whether a purchase waits for somebody's approval. Shown as no error; forgotten when the process ends.
  public internal(set) var awaitsApproval = false

  /// An offer before the first catalogue request.
  public init() {}

  /// Whether the purchase entry may be more than "unavailable".
  public var isReady: Bool { product != nil }

  /// How the last catalogue request stands.
  public enum CatalogueStatus: String, Hashable, Sendable, CaseIterable {
    /// None was made.
    case notFetched = "not-fetched"
    /// One is under way.
    case fetching
    /// It brought the product.
    case fetched
    /// The store has no such product.
    case empty
    /// The store did not answer; the request can be made again.
    case failed
  }

  /// Whether something is under way.
  public enum Activity: String, Hashable, Sendable, CaseIterable {
    /// Nothing is.
    case idle
    /// It is with the store.
    case underWay = "under-way"
  }
}
