public import QubitEntitlements

/// A store, a device's copy of it, and the network between them, as one value.
///
/// ```swift
/// var world = StoreWorld()
/// world.happen(.bought(nil))   // on another device, say
/// world.read()                 // .credentials([.verified(…)]): the device was online and heard of it
/// ```
///
/// The server's facts and the device's copy are two things on purpose: what the engine may say is what the copy says.
/// Simulations, the emulated store and the exhaustive check of the reducer all play on this one world.
public struct StoreWorld: Hashable, Sendable {
  /// The identifiers that are for sale or were.
  public let products: PassProducts
  /// Whether the device reaches the store.
  public internal(set) var network = Network.reachable
  /// Whether purchases on this device need somebody's approval.
  public internal(set) var askToBuy = AskToBuy.off
  /// What the catalogue answers when it is reached.
  public internal(set) var catalogue: CatalogueAnswer
  /// What the next purchase comes to, beside the ordinary.
  public internal(set) var nextPurchase = NextPurchase.succeeds
  /// What the next synchronisation comes to, beside the ordinary.
  public internal(set) var nextRestore = NextRestore.succeeds

  /// The store's own records.
  public internal(set) var server: [StoreTransaction] = []
  /// The device's copy of them.
  public internal(set) var device: [StoreTransaction] = []
  /// What the device has for the app, which the app has not been told.
  public var queue: [Credential] = []
  /// What the app was told or will be, and has not finished.
  public var unfinished: Set<TransactionID> = []
  /// How many purchases wait for approval.
  public internal(set) var awaitingApproval = 0
  /// How many statements the store has signed; each carries its number as its date.
  var signatures = 0
  /// The product on sale, whatever the catalogue answers at the moment.
  let offered: CatalogueProduct

  /// A store with the pass on sale, and a device that holds nothing.
  public init(products: PassProducts = .masterPass, price: String = "US$14.99") {
    self.products = products
    offered = CatalogueProduct(identifier: products.current, displayPrice: price)
    catalogue = .product(offered)
  }

  /// Whether the device reaches the store.
  public enum Network: String, Hashable, Sendable, CaseIterable {
    /// Connected.
    case reachable = "on"
    /// In airplane mode, in a tunnel, or nobody pays for it.
    case unreachable = "off"
  }

  /// Whether purchases need approval.
  public enum AskToBuy: String, Hashable, Sendable, CaseIterable {
    /// They are completed at once.
    case off
    /// They wait.
    case on
  }

  /// What the next purchase comes to.
  public enum NextPurchase: String, Hashable, Sendable, CaseIterable {
    /// What the store does by itself.
    case succeeds
    /// The customer changes their mind.
    case cancels
    /// The store reports an error.
    case fails
    /// The store reports success with a signature that is not good.
    case unverified
  }

  /// What the next synchronisation comes to.
  public enum NextRestore: String, Hashable, Sendable, CaseIterable {
    /// What the store does by itself.
    case succeeds
    /// The customer declines at the password.
    case cancels
  }
}
