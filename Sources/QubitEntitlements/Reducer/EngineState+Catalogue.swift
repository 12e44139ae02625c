extension EngineState {
  mutating func requestCatalogue() -> [EngineEffect] {
    guard phase != .notStarted, offer.catalogue != .fetching else { return [] }
    offer.catalogue = .fetching
    return [.fetchCatalogue(products.current)]
  }

  /// Takes the catalogue's answer. No path leads from here to the entitlement.
  mutating func endCatalogue(_ answer: CatalogueAnswer) -> [EngineEffect] {
    guard offer.catalogue == .fetching else { return [] }
    switch answer {
    case .product(let product) where product.identifier == products.current:
      offer.product = product
      offer.catalogue = .fetched
    case .product, .empty:
      offer.product = nil
      offer.catalogue = .empty
    case .failed:
      // A product that was fetched before is still for sale, as far as anybody knows.
      offer.catalogue = .failed
    }
    return []
  }
}
