import QubitEntitlements
import QubitStoreEmulator

/// An emulated store that writes down what it is asked, in order, and whose catalogue may never answer.
actor RecordingStore: TransactionStore {
  enum Call: Hashable {
    case read, updates, finish, catalogue, purchase(ProductIdentifier), synchronise
  }

  let store: EmulatedStore
  private let isCatalogueSilent: Bool
  private(set) var calls: [Call] = []

  init(_ world: StoreWorld = StoreWorld(), isCatalogueSilent: Bool = false) {
    store = EmulatedStore(world)
    self.isCatalogueSilent = isCatalogueSilent
  }

  func currentCredentials() async -> ReadOutcome {
    calls.append(.read)
    return await store.currentCredentials()
  }

  func updates() async -> AsyncStream<Credential> {
    calls.append(.updates)
    return await store.updates()
  }

  func finish(_ transaction: TransactionID) async {
    calls.append(.finish)
    await store.finish(transaction)
  }

  func product(for identifier: ProductIdentifier) async -> CatalogueAnswer {
    calls.append(.catalogue)
    if isCatalogueSilent { try? await Task.sleep(for: .seconds(3600)) }
    return await store.product(for: identifier)
  }

  func purchase(_ identifier: ProductIdentifier) async -> PurchaseResult {
    calls.append(.purchase(identifier))
    return await store.purchase(identifier)
  }

  func synchronise() async -> RestoreResult {
    calls.append(.synchronise)
    return await store.synchronise()
  }
}
