/// Everything that the reducer remembers between two events. It lives in memory only.
public struct EngineState: Hashable, Sendable {
  /// What is known about the pass.
  public internal(set) var entitlement = EntitlementState.undetermined
  /// Price, readiness, and what is under way with the store.
  public internal(set) var offer = PassOffer()
  /// How far the process has come.
  public internal(set) var phase = Phase.notStarted
  /// The number of the newest read that was begun; 0 before the first.
  public internal(set) var newestRead = 0
  /// The number of the newest read that was answered.
  public internal(set) var answeredRead = 0
  /// Deliveries whose finish and recomputation have not ended: the only place where a transaction is remembered.
  public internal(set) var handling: [Delivery] = []

  /// The identifiers of the pass.
  public let products: PassProducts

  /// The state of a process that has not started.
  public init(products: PassProducts = .masterPass) { self.products = products }

  /// Whether a read was begun and its answer, or that of a newer one, has not come.
  public var isReading: Bool { answeredRead < newestRead }

  /// How far the process has come.
  public enum Phase: Hashable, Sendable {
    /// Nothing has happened.
    case notStarted
    /// Subscribed to the store's updates, until the process ends.
    case listening(PurchaseAuthority)
    /// A launch argument has fixed the entitlement; the store's statements are not heard.
    case injected(PurchaseAuthority)
  }

  /// A statement of the store that is being finished and recomputed.
  public struct Delivery: Hashable, Sendable {
    /// The statement.
    public let transaction: StoreTransaction
    /// The number of the read that recomputes after it.
    public let read: Int
  }
}
