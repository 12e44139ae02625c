public import QubitEntitlements

/// A store for tests and previews, played on a ``StoreWorld``.
///
/// ```swift
/// let store = EmulatedStore()
/// let engine = EntitlementEngine(store: store)
/// await engine.start()                              // not owned
/// await store.change { $0.happen(.bought(nil)) }    // bought on another device: the engine hears of it
/// ```
public actor EmulatedStore: TransactionStore {
  /// The store, the device and the network.
  public private(set) var world: StoreWorld
  /// How reads are answered.
  public private(set) var reads = Reads.prompt
  private var held: [CheckedContinuation<Void, Never>] = []
  private var listeners: [AsyncStream<Credential>.Continuation] = []

  /// Creates a store on a world.
  public init(_ world: StoreWorld = StoreWorld()) { self.world = world }

  /// How reads are answered.
  public enum Reads: Sendable {
    /// At once.
    case prompt
    /// Not before ``EmulatedStore/answerReads()``.
    case held
  }

  /// Changes the world, then delivers what the device has for the app.
  public func change(_ change: @Sendable (inout StoreWorld) -> Void) {
    change(&world)
    deliver()
  }

  /// Does a step of a script, if it is one of the store's and not of the app's. Answers whether it was.
  ///
  /// A test of a user interface plays the store's lines with this and does the app's itself, by hand.
  @discardableResult
  public func play(_ step: ScriptStep) -> Bool {
    switch step {
    case .deliver(let odd):
      if let credential = world.statement(odd) { deliver(credential) }
    case .newDevice: world.startOver()
    case .reads(.prompt): answer(.prompt)
    case .reads(.held): answer(.held)
    default:
      guard world.apply(step) else { return false }
      deliver()
    }
    return true
  }

  /// Lets the app's process end: nobody listens any more, and what was not delivered waits for the next launch.
  public func disconnect() {
    for listener in listeners { listener.finish() }
    listeners = []
    world.forget()
  }

  /// Delivers one statement to the app, whatever the world holds: a duplicate, a forgery, a stranger's.
  public func deliver(_ credential: Credential) {
    for listener in listeners { listener.yield(credential) }
  }

  /// Answers reads at once, or holds them back.
  public func answer(_ reads: Reads) {
    self.reads = reads
    if case .prompt = reads { answerReads() }
  }

  /// Answers every read that is held back, with what the device held when it began: reads may be slow, and stale.
  public func answerReads() {
    let waiting = held
    held = []
    for read in waiting { read.resume() }
  }

  /// How many reads are held back.
  public var heldReads: Int { held.count }
  /// How many streams of updates were opened.
  public var subscriptions: Int { listeners.count }

  private func deliver() {
    guard !listeners.isEmpty else { return }
    while let credential = world.deliver() { deliver(credential) }
  }

  // MARK: TransactionStore

  /// What the device holds at this moment, answered at once or when reads are.
  public func currentCredentials() async -> ReadOutcome {
    let seen = world.read()
    if case .held = reads { await withCheckedContinuation { held.append($0) } }
    return seen
  }

  /// Opens a stream; it begins with what no earlier process finished.
  public func updates() -> AsyncStream<Credential> {
    let (stream, continuation) = AsyncStream.makeStream(of: Credential.self)
    listeners.append(continuation)
    world.redeliver()
    deliver()
    return stream
  }

  /// Takes note that the app is done with a transaction.
  public func finish(_ transaction: TransactionID) { world.finish(transaction) }

  /// Asks the world's catalogue.
  public func product(for identifier: ProductIdentifier) -> CatalogueAnswer { world.product(for: identifier) }

  /// Buys in the world.
  public func purchase(_ identifier: ProductIdentifier) -> PurchaseResult { world.purchase(identifier) }

  /// Synchronises in the world, then delivers what is new.
  public func synchronise() -> RestoreResult {
    let result = world.synchronise()
    deliver()
    return result
  }
}
