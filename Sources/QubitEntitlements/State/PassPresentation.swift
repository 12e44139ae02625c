public import QubitContent

/// What a front end may show of the pass at one moment.
///
/// Three independent things: the content's lock, the entry that sells, and the offer to restore. Nothing here is
/// decided anew; it only puts side by side what ``EntitlementGate``, ``PassOffer`` and the reducer say.
public struct PassPresentation: Hashable, Sendable {
  /// Whether content that asks for the pass is open, and why, or how its lock behaves.
  public let access: ContentAccess
  /// The entry that sells the pass.
  public let entry: Entry
  /// Whether a restore may be offered.
  public let offersRestore: Bool
  /// Whether to say that a purchase waits for somebody's approval.
  public let awaitsApproval: Bool

  /// Derives what may be shown. O(1).
  public init(_ state: EngineState, demonstration: ClassroomDemonstration = .off) {
    let gate = EntitlementGate(entitlement: state.entitlement, demonstration: demonstration)
    access = gate.access(to: .masterPass)
    entry = Entry(state.entitlement, state.offer)
    offersRestore = state.offersRestore
    awaitsApproval = state.offer.awaitsApproval
  }

  /// The entry that sells the pass.
  public enum Entry: Hashable, Sendable {
    /// There is none: the pass is owned, or nobody knows yet.
    case hidden
    /// There is one, and it can only say "unavailable".
    case unavailable
    /// There is one, with a price, and it can be used.
    case ready(price: String)
    /// There is one, and a purchase is with the store.
    case busy

    /// Derives the entry: whether there is one from the entitlement, what it can do from the offer.
    public init(_ entitlement: EntitlementState, _ offer: PassOffer) {
      if entitlement.standing != .notOwned {
        self = .hidden
      } else if offer.purchase == .underWay {
        self = .busy
      } else if let product = offer.product {
        self = .ready(price: product.displayPrice)
      } else {
        self = .unavailable
      }
    }
  }
}
