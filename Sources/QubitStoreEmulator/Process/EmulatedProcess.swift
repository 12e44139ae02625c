public import QubitEntitlements

/// One run of an app against a ``StoreWorld``: the reducer's state, and everything it asked for that has no answer yet.
///
/// Nothing happens by itself here. Whoever holds the value decides which answer comes next: a script in its order, the
/// exhaustive check in every order.
public struct EmulatedProcess: Hashable, Sendable {
  /// The store, the device and the network.
  public var world: StoreWorld
  /// What the app's engine knows.
  public internal(set) var app: EngineState
  /// Reads that were begun and have not been answered.
  public internal(set) var reads: [PendingRead] = []
  /// Whether the catalogue was asked and has not answered.
  public internal(set) var awaitsCatalogue = false
  /// Whether a purchase is with the store.
  public internal(set) var awaitsPurchase = false
  /// Whether a synchronisation is with the store.
  public internal(set) var awaitsRestore = false
  /// How often the app subscribed to updates; more than once is a fault.
  public internal(set) var subscriptions = 0

  /// A process that has not started.
  public init(world: StoreWorld) {
    self.world = world
    app = EngineState(products: world.products)
  }

  /// A read without an answer.
  public struct PendingRead: Hashable, Sendable {
    /// The read's number.
    public let number: Int
    /// Everything that the device has held since the read began, oldest first: the read may have looked at any of it.
    public internal(set) var views: [[StoreTransaction]]
  }

  /// A reducer, right or wrong.
  public typealias Reducer = (EngineState, EngineEvent) -> (EngineState, [EngineEffect])

  /// Tells the app of an event, and takes note of what it wants done. What needs no answer is done at once.
  @discardableResult
  public mutating func send(
    _ event: EngineEvent, _ reduce: Reducer = EntitlementReducer.reduce
  ) -> [EngineEffect] {
    let (next, effects) = reduce(app, event)
    app = next
    for effect in effects {
      switch effect {
      case .subscribe:
        subscriptions += 1
        world.redeliver()
      case .finish(let transaction): world.finish(transaction)
      case .read(let number): reads.append(PendingRead(number: number, views: [world.device]))
      case .fetchCatalogue: awaitsCatalogue = true
      case .purchase: awaitsPurchase = true
      case .synchronise: awaitsRestore = true
      }
    }
    return effects
  }

  /// Takes note, for every read that is under way, of what the device holds now.
  mutating func noteDevice() {
    for index in reads.indices {
      let isNews = reads[index].views.last.map { !$0.hasSameStatements(as: world.device) } ?? true
      if isNews { reads[index].views.append(world.device) }
    }
  }

  /// Ends the process: everything in memory is gone, and what was to be told it is told to nobody.
  public mutating func quit() {
    world.forget()
    self = EmulatedProcess(world: world)
  }
}
