import QubitEntitlements

/// A state of the model, reduced to what can make a difference.
///
/// Two states that differ only in how many reads and signatures came before behave alike, because the reducer compares
/// such numbers and does nothing else with them. They share a key, and are visited once.
struct ModelKey: Hashable {
  private var bytes: [UInt8] = []

  init(_ state: ModelState) {
    bytes.reserveCapacity(64)
    let process = state.process
    let stamps = Self.stamps(of: process)
    let oldest = process.reads.map(\.number).min() ?? process.app.newestRead
    let base = min(oldest, process.app.answeredRead)
    add(process.world, stamps)
    add(process.app, stamps, base)
    for read in process.reads {
      add(read.number - base)
      add(read.views.count)
      for view in read.views {
        add(view.count)
        for transaction in view { add(transaction, stamps) }
      }
    }
    add([process.awaitsCatalogue, process.awaitsPurchase, process.awaitsRestore])
    add(process.subscriptions)
    for id in state.memory.map(\.rawValue).sorted() { bytes.append(contentsOf: id.utf8) }
  }

  private mutating func add(_ world: StoreWorld, _ stamps: [Double]) {
    add([world.network == .reachable, world.askToBuy == .on])
    add(world.catalogue == .empty ? 0 : world.catalogue == .failed ? 1 : 2)
    add([world.nextPurchase == .cancels, world.nextRestore == .cancels])
    add(world.awaitingApproval)
    add(world.server.count)
    for transaction in world.server { add(transaction, stamps) }
    add(world.device.count)
    for transaction in world.device {
      add(transaction, stamps)
      add([world.unfinished.contains(transaction.id)])
    }
    add(world.queue.count, world.queue, stamps)
  }

  private mutating func add(_ app: EngineState, _ stamps: [Double], _ base: Int) {
    add([app.entitlement.isOwned, app.entitlement.isResolved, app.offer.isReady, app.offer.awaitsApproval])
    add([app.offer.purchase == .underWay, app.offer.restore == .underWay])
    add(PassOffer.CatalogueStatus.allCases.firstIndex(of: app.offer.catalogue) ?? 0)
    if case .listening = app.phase { add(1) } else { add(app.phase == .notStarted ? 0 : 2) }
    add(app.newestRead - base)
    add(app.answeredRead - base)
    add(app.handling.count)
    for delivery in app.handling {
      add(delivery.transaction, stamps)
      add(delivery.read - base)
    }
  }

  private mutating func add(_ count: Int, _ credentials: [Credential], _ stamps: [Double]) {
    add(count)
    for credential in credentials {
      if case .verified(let transaction) = credential { add(transaction, stamps) } else { add(255) }
    }
  }

  private mutating func add(_ transaction: StoreTransaction, _ stamps: [Double]) {
    for byte in transaction.id.rawValue.utf8.suffix(1) { bytes.append(byte) }
    add(stamps.firstIndex(of: transaction.signedAt) ?? 0)
    add([transaction.revocation != nil, transaction.ownership == .familyShared])
  }

  private mutating func add(_ value: Int) { bytes.append(UInt8(clamping: value)) }

  private mutating func add(_ flags: [Bool]) { add(flags.reduce(0) { $0 << 1 | ($1 ? 1 : 0) }) }

  /// Every signature that anything still remembers, oldest first.
  private static func stamps(of process: EmulatedProcess) -> [Double] {
    var stamps: [Double] = []
    func note(_ transaction: StoreTransaction) {
      if !stamps.contains(transaction.signedAt) { stamps.append(transaction.signedAt) }
    }
    func note(_ credentials: [Credential]) {
      for case .verified(let transaction) in credentials { note(transaction) }
    }
    process.world.server.forEach(note)
    process.world.device.forEach(note)
    note(process.world.queue)
    for read in process.reads { read.views.forEach { $0.forEach(note) } }
    for delivery in process.app.handling { note(delivery.transaction) }
    return stamps.sorted()
  }
}
