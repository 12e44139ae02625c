import QubitEntitlements
import QubitStoreEmulator
import Testing

@Suite("Engine")
struct EngineTests {
  /// Waits for a state; a test that never sees it is ended by its time limit.
  static func wait(for wanted: EntitlementState, in states: AsyncStream<EntitlementState>) async {
    for await state in states where state == wanted { return }
  }

  @Test("A start reads the device's copy", .timeLimit(.minutes(1)))
  func start() async {
    var world = StoreWorld()
    world.happen(.bought(nil))
    world.connect(.unreachable)
    let engine = EntitlementEngine(store: EmulatedStore(world))
    #expect(await engine.entitlement == .undetermined)
    await engine.start()
    #expect(await engine.entitlement == .owned)
  }

  @Test("A purchase is finished and read back", .timeLimit(.minutes(1)))
  func purchase() async {
    let store = EmulatedStore()
    let engine = EntitlementEngine(store: store)
    await engine.start()
    #expect(await engine.entitlement == .notOwned)
    await engine.refreshCatalogue()
    for await offer in await engine.offers where offer.isReady { break }
    #expect(await engine.purchase() == .completed)
    #expect(await engine.entitlement == .owned)
    #expect(await store.world.unfinished.isEmpty)
  }

  @Test("A refund and its reversal arrive through updates", .timeLimit(.minutes(1)))
  func refundAndReversal() async {
    let store = EmulatedStore()
    let engine = EntitlementEngine(store: store)
    await engine.start()
    let states = await engine.states
    await store.change { $0.happen(.bought(nil)) }
    await Self.wait(for: .owned, in: states)
    await store.change { $0.happen(.refunded(.other)) }
    await Self.wait(for: .notOwned, in: states)
    await store.change { $0.happen(.reversed) }
    await Self.wait(for: .owned, in: states)
  }

  @Test("An engine that nobody keeps goes away, with its listener", .timeLimit(.minutes(1)))
  func noRetainCycle() async {
    weak var gone: EntitlementEngine?
    let store = EmulatedStore()
    do {
      let engine = EntitlementEngine(store: store)
      await engine.start()
      gone = engine
      #expect(gone != nil)
    }
    while gone != nil { await Task.yield() }
    #expect(await store.subscriptions == 1)
  }
}
