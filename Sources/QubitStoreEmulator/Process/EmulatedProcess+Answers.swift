import QubitEntitlements

/// An answer that an app waits for, or something that reaches it.
public enum ProcessAnswer: Hashable, Sendable {
  /// The device catches up with the store.
  case catchUp
  /// The device tells the app the next statement.
  case deliver
  /// A read answers, with one of the things that the device has held since the read began.
  case read(Int, view: Int)
  /// The catalogue answers.
  case catalogue
  /// The purchase ends.
  case purchase
  /// The synchronisation ends.
  case restore
}

extension EmulatedProcess {
  /// Everything that may come next without anybody doing anything.
  public var possibleAnswers: [ProcessAnswer] {
    var answers: [ProcessAnswer] = []
    if world.network == .reachable, !world.isCaughtUp { answers.append(.catchUp) }
    if subscriptions > 0, !world.queue.isEmpty { answers.append(.deliver) }
    for read in reads {
      for view in read.views.indices { answers.append(.read(read.number, view: view)) }
    }
    if awaitsCatalogue { answers.append(.catalogue) }
    if awaitsPurchase { answers.append(.purchase) }
    if awaitsRestore { answers.append(.restore) }
    return answers
  }

  /// The event that an answer tells the app of, if any, with everything that comes of it at the store.
  mutating func event(for answer: ProcessAnswer) -> EngineEvent? {
    defer { noteDevice() }
    switch answer {
    case .catchUp:
      world.catchUp()
      return nil
    case .deliver: return world.deliver().map(EngineEvent.updateArrived)
    case .read(let number, let view):
      guard let index = reads.firstIndex(where: { $0.number == number }) else { return nil }
      let read = reads.remove(at: index)
      return .readEnded(number, .credentials(read.views[view].map { .verified($0) }))
    case .catalogue:
      awaitsCatalogue = false
      return .catalogueEnded(world.product(for: world.products.current))
    case .purchase:
      awaitsPurchase = false
      return .purchaseEnded(world.purchase(world.products.current))
    case .restore:
      awaitsRestore = false
      return .restoreEnded(world.synchronise())
    }
  }
}
