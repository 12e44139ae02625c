/// Runs the reducer's effects against a store, and tells whoever listens.
///
/// ```swift
/// let engine = EntitlementEngine(store: store)
/// await engine.start()
/// for await state in await engine.states { show(EntitlementGate(entitlement: state)) }
/// ```
///
/// Make one for a process and keep it. There is nothing to stop it with: the subscription lasts as long as the engine.
public actor EntitlementEngine {
  private var state: EngineState
  private let store: any TransactionStore
  private let launch: LaunchPlan
  private var listener: Task<Void, Never>?
  private var stateFeed = Feed<EntitlementState>()
  private var offerFeed = Feed<PassOffer>()

  /// Creates an engine that has not started.
  public init(store: any TransactionStore, products: PassProducts = .masterPass, launch: LaunchPlan = .store)
  {
    self.store = store
    self.launch = launch
    state = EngineState(products: products)
  }

  deinit { listener?.cancel() }

  /// Subscribes to the store's updates, reads once, and asks for the catalogue. A second call does nothing.
  ///
  /// Returns when the first read has been answered; the catalogue is not waited for.
  public func start() async { await perform(take(.started(launch))) }

  /// What is known at this moment.
  public var entitlement: EntitlementState { state.entitlement }
  /// Price, readiness and what is under way at this moment.
  public var offer: PassOffer { state.offer }
  /// Whether a front end may offer a restore at this moment.
  public var offersRestore: Bool { state.offersRestore }

  /// Every state from now on: first the present one, then each change.
  public var states: AsyncStream<EntitlementState> { stateFeed.open(at: state.entitlement) }
  /// Every offer from now on: first the present one, then each change.
  public var offers: AsyncStream<PassOffer> { offerFeed.open(at: state.offer) }

  /// Buys the pass, and reads back what the purchase gives.
  public func purchase() async -> PurchaseOutcome {
    if let refusal = state.purchaseRefusal { return .refused(refusal) }
    guard case .purchase(let product)? = take(.purchaseRequested).first else { return .completed }
    let result = await store.purchase(product)
    await perform(take(.purchaseEnded(result)))
    return PurchaseOutcome(result)
  }

  /// Synchronises with the store, then reads. `nil` when no restore was on offer.
  public func restore() async -> RestoreResult? {
    guard take(.restoreRequested).contains(.synchronise) else { return nil }
    let result = await store.synchronise()
    await perform(take(.restoreEnded(result)))
    return result
  }

  /// Asks for price and product again, after a failure for example, and returns with the answer.
  public func refreshCatalogue() async { await fetchCatalogue(take(.catalogueRequested)) }

  /// Reads the device's transactions once more.
  public func reread() async { await perform(take(.rereadRequested)) }

  private func take(_ event: EngineEvent) -> [EngineEffect] {
    let (next, effects) = EntitlementReducer.reduce(state, event)
    state = next
    stateFeed.send(next.entitlement)
    offerFeed.send(next.offer)
    return effects
  }

  /// Does effects in their order. Purchases and synchronisations are done by the call that asked for them.
  private func perform(_ effects: [EngineEffect]) async {
    for effect in effects {
      switch effect {
      case .subscribe: await subscribe()
      case .fetchCatalogue: Task { await fetchCatalogue([effect]) }
      case .finish(let transaction): await store.finish(transaction)
      case .read(let number): await perform(take(.readEnded(number, store.currentCredentials())))
      case .purchase, .synchronise: break
      }
    }
  }

  private func fetchCatalogue(_ effects: [EngineEffect]) async {
    guard case .fetchCatalogue(let product)? = effects.first else { return }
    await perform(take(.catalogueEnded(store.product(for: product))))
  }

  private func subscribe() async {
    let updates = await store.updates()
    // The loop holds the engine only while it hands over a statement, so that an engine nobody keeps can go.
    listener = Task { [weak self] in
      for await credential in updates {
        guard let self else { return }
        await self.receive(credential)
      }
    }
  }

  /// Takes a statement at once; its effects run beside the loop, which a slow read must not hold up.
  private func receive(_ credential: Credential) {
    let effects = take(.updateArrived(credential))
    if !effects.isEmpty { Task { await perform(effects) } }
  }
}
