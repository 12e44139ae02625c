public import Observation
import QubitContent

/// The engine's states on the main actor, for user interfaces.
///
/// ```swift
/// @State private var pass = EntitlementModel(engine)
/// // …
/// if pass.showsUpgrade { UpgradeEntry(isReady: pass.offer.isReady, price: pass.offer.product?.displayPrice) }
/// ```
///
/// It starts as *undetermined* and follows the engine from then on.
@MainActor @Observable
public final class EntitlementModel {
  /// What is known about the pass.
  public private(set) var entitlement = EntitlementState.undetermined
  /// Price, readiness and what is under way.
  public private(set) var offer = PassOffer()

  @ObservationIgnored private let engine: EntitlementEngine
  @ObservationIgnored private var followers: [Task<Void, Never>] = []

  /// Creates a model that follows an engine; the engine is started by whoever made it.
  public init(_ engine: EntitlementEngine) {
    self.engine = engine
    followers = [
      Task { [weak self] in
        for await state in await engine.states {
          guard let self else { return }
          self.entitlement = state
        }
      },
      Task { [weak self] in
        for await offer in await engine.offers {
          guard let self else { return }
          self.offer = offer
        }
      },
    ]
  }

  deinit { for follower in followers { follower.cancel() } }

  /// Whether an upgrade may be shown: only to those who are known not to hold the pass.
  public var showsUpgrade: Bool { entitlement.isResolved && !entitlement.isOwned }

  /// The gate of this moment.
  public func gate(_ demonstration: ClassroomDemonstration) -> EntitlementGate {
    EntitlementGate(entitlement: entitlement, demonstration: demonstration)
  }

  /// Buys the pass.
  public func purchase() async -> PurchaseOutcome { await engine.purchase() }
  /// Synchronises with the store; `nil` when no restore was on offer.
  public func restore() async -> RestoreResult? { await engine.restore() }
  /// Asks for price and product again.
  public func refreshCatalogue() async { await engine.refreshCatalogue() }
  /// Reads the device's transactions once more, when the app comes to the foreground for example.
  public func reread() async { await engine.reread() }
}
