/// What the store's catalogue says of the pass: fetched over the network, and no part of any decision about content.
public struct CatalogueProduct: Hashable, Sendable {
  /// The product.
  public let identifier: ProductIdentifier
  /// The price as the store formats it for this customer, such as `US$14.99`.
  public let displayPrice: String

  /// Creates a catalogue entry.
  public init(identifier: ProductIdentifier, displayPrice: String) {
    self.identifier = identifier
    self.displayPrice = displayPrice
  }
}

/// The end of a catalogue request.
public enum CatalogueAnswer: Hashable, Sendable {
  /// The product was found.
  case product(CatalogueProduct)
  /// The store answered and has no such product.
  case empty
  /// The store did not answer.
  case failed
}

/// The end of a purchase, as the store reports it.
public enum PurchaseResult: Hashable, Sendable {
  /// Bought: this is the transaction. It does not come a second time through updates.
  case success(Credential)
  /// Waiting for somebody's approval (Ask to Buy): neither success nor failure.
  case pending
  /// The customer changed their mind.
  case cancelled
  /// The store could not complete the purchase.
  case failed
}

/// The end of a synchronisation with the store.
public enum RestoreResult: Hashable, Sendable {
  /// The device's copy is up to date.
  case synchronised
  /// The customer declined, at the password for example.
  case cancelled
  /// The store was not reached.
  case failed
}
