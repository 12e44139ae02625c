public import QubitEntitlements

extension [StoreTransaction] {
  /// Whether two lists are the same statements. The world signs each statement once, with a number of its own.
  func hasSameStatements(as other: [StoreTransaction]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.signedAt == $1.signedAt }
  }
}

extension StoreWorld {
  /// Whether the device's copy is that of the store.
  var isCaughtUp: Bool { device.hasSameStatements(as: server) }

  /// Brings the device's copy up to date when the network allows it, and queues what is new to the app.
  public mutating func catchUp() {
    guard network == .reachable else { return }
    for transaction in server where !device.contains(transaction) {
      queue.append(.verified(transaction))
      unfinished.insert(transaction.id)
    }
    device = server
  }

  /// Connects or disconnects the device.
  public mutating func connect(_ network: Network) {
    self.network = network
    catchUp()
  }

  /// What a local read finds. Revoked transactions are among it: a store should leave them out, and may not.
  public func read() -> ReadOutcome { .credentials(device.map { .verified($0) }) }

  /// Takes the next statement that the device has for the app.
  public mutating func deliver() -> Credential? { queue.isEmpty ? nil : queue.removeFirst() }

  /// Takes note that the app is done with a transaction.
  public mutating func finish(_ transaction: TransactionID) { unfinished.remove(transaction) }

  /// What a process that has just started is told: everything that no earlier process finished.
  public mutating func redeliver() {
    let waiting = device.filter { unfinished.contains($0.id) }.map { Credential.verified($0) }
    queue = waiting + queue.filter { !waiting.contains($0) && $0 != .unverified }
  }

  /// Lets go of what was to be told to a process that has ended; the unfinished part of it is told to the next.
  mutating func forget() { queue = [] }

  /// Buys the pass on this device.
  public mutating func purchase(_ product: ProductIdentifier) -> PurchaseResult {
    let planned = nextPurchase
    nextPurchase = .succeeds
    switch planned {
    case .cancels: return .cancelled
    case .fails: return .failed
    case .unverified: return .success(.unverified)
    case .succeeds: break
    }
    guard network == .reachable else { return .failed }
    if askToBuy == .on {
      awaitingApproval += 1
      return .pending
    }
    if let held = server.last(where: { $0.product == product && $0.revocation == nil }) {
      catchUp()
      return .success(.verified(held))
    }
    let bought = add(product)
    device.append(bought)
    unfinished.insert(bought.id)
    return .success(.verified(bought))
  }

  /// Asks the catalogue.
  public func product(for identifier: ProductIdentifier) -> CatalogueAnswer {
    network == .reachable ? catalogue : .failed
  }

  /// Synchronises, as a restore asks.
  public mutating func synchronise() -> RestoreResult {
    let planned = nextRestore
    nextRestore = .succeeds
    if planned == .cancels { return .cancelled }
    guard network == .reachable else { return .failed }
    catchUp()
    return .synchronised
  }
}
