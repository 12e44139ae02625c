import QubitEntitlements
import QubitStoreEmulator
import Testing

@Suite("Entitlement rules 15–20: the listener, purchases, numbered reads")
struct ListenerRuleTests {
  let bought = Rule.transaction()

  @Test("Rule 15: the engine subscribes before its first read, once", .timeLimit(.minutes(1)))
  func subscribesFirst() async {
    let store = RecordingStore()
    let engine = EntitlementEngine(store: store)
    await engine.start()
    await engine.start()
    let calls = await store.calls.filter { $0 != .catalogue }
    #expect(calls == [.updates, .read])
  }

  @Test("Rule 15: nothing but the end of the engine ends the subscription", .timeLimit(.minutes(1)))
  func subscriptionLasts() async {
    let store = EmulatedStore()
    let engine = EntitlementEngine(store: store)
    await engine.start()
    _ = await engine.restore()
    await store.change { $0.connect(.unreachable) }
    _ = await engine.restore()
    await store.deliver(.unverified)
    await store.change { $0.connect(.reachable) }
    await store.change { $0.happen(.shared) }
    await Rule.until { await engine.entitlement == .owned }
    #expect(await store.subscriptions == 1)
  }

  @Test("Rule 16: a verified event is finished first and recomputed second, both once")
  func finishThenRead() {
    let state = Rule.state(after: Rule.read(1))
    let (next, effects) = EntitlementReducer.reduce(state, .updateArrived(.verified(bought)))
    #expect(effects == [.finish(bought.id), .read(2)])
    #expect(next.entitlement == .notOwned, "the read decides, not the event")
  }

  @Test(
    "Rule 16: delivered twice while it is dealt with, it is dealt with once; later, again to the same end")
  func duplicates() {
    let event = EngineEvent.updateArrived(.verified(bought))
    let dealing = Rule.state(after: Rule.read(1), event)
    let (same, effects) = EntitlementReducer.reduce(dealing, event)
    #expect(effects.isEmpty)
    #expect(same == dealing)
    let done = EntitlementReducer.reduce(dealing, Rule.read(2, bought)).0
    let (again, more) = EntitlementReducer.reduce(done, event)
    #expect(more == [.finish(bought.id), .read(3)])
    #expect(EntitlementReducer.reduce(again, Rule.read(3, bought)).0.entitlement == done.entitlement)
  }

  @Test("Rule 16: what was not finished is delivered again at the next launch", .timeLimit(.minutes(1)))
  func redelivery() async {
    let store = EmulatedStore()
    await store.change { $0.happen(.bought(nil)) }
    await store.disconnect()
    #expect(await !store.world.unfinished.isEmpty)
    let engine = EntitlementEngine(store: store)
    await engine.start()
    await Rule.until { await store.world.unfinished.isEmpty }
    await Rule.until { await engine.entitlement == .owned }
  }

  @Test("Rule 17: an unverified or foreign event is neither granted nor finished, and the loop goes on")
  func unverified() async {
    let state = Rule.state(after: Rule.read(1))
    let foreign = Rule.transaction(product: "com.example.other")
    for credential in [Credential.unverified, .verified(foreign)] {
      let (next, effects) = EntitlementReducer.reduce(state, .updateArrived(credential))
      #expect(effects.isEmpty)
      #expect(next == state)
    }
    let store = RecordingStore()
    let engine = EntitlementEngine(store: store)
    await engine.start()
    await store.store.deliver(.unverified)
    await store.store.deliver(.verified(foreign))
    await store.store.change { $0.happen(.bought(nil)) }
    await Rule.until { await engine.entitlement == .owned }
    #expect(await store.calls.filter { $0 == .finish }.count == 1)
  }

  @Test(
    "Rule 18: a purchase's own success finishes and recomputes, without an update", .timeLimit(.minutes(1)))
  func purchaseResult() async {
    let store = RecordingStore()
    let engine = EntitlementEngine(store: store)
    await engine.start()
    await Rule.until { await engine.offer.isReady }
    let before = await store.calls.count
    #expect(await engine.purchase() == .completed)
    let calls = await store.calls.dropFirst(before)
    #expect(Array(calls) == [.purchase(PassProducts.masterPass.current), .finish, .read])
    #expect(await engine.entitlement == .owned)
  }

  @Test("Rule 19: pending grants nothing, is no error, lives in memory, and ends with the approval")
  func pending() {
    let ready = Rule.state(
      after: Rule.read(1), .catalogueEnded(.product(Rule.product)), .purchaseRequested,
      .purchaseEnded(.pending))
    #expect(ready.entitlement == .notOwned)
    #expect(ready.offer.awaitsApproval)
    #expect(ready.offer.purchase == .idle)
    #expect(PassPresentation(ready).entry == .ready(price: "US$14.99"))
    let approved = EntitlementReducer.reduce(ready, .updateArrived(.verified(bought))).0
    #expect(!approved.offer.awaitsApproval)
    let refunded = Rule.transaction("9", revoked: Rule.revoked())
    #expect(EntitlementReducer.reduce(ready, .updateArrived(.verified(refunded))).0.offer.awaitsApproval)
    #expect(!EngineState().offer.awaitsApproval, "the next process knows nothing of it")
  }

  @Test("Rule 19: cancelled is a value, and no error", .timeLimit(.minutes(1)))
  func cancelled() async {
    let store = EmulatedStore()
    let engine = EntitlementEngine(store: store)
    await engine.start()
    await Rule.until { await engine.offer.isReady }
    await store.play(.nextPurchase(.cancels))
    #expect(await engine.purchase() == .cancelled)
    #expect(await engine.entitlement == .notOwned)
    #expect(await engine.offer.purchase == .idle)
  }

  @Test("Rule 20: a slow older read never overwrites a newer one")
  func numberedReads() {
    let waiting = Rule.state(after: .rereadRequested)
    let newer = EntitlementReducer.reduce(waiting, Rule.read(2)).0
    #expect(newer.entitlement == .notOwned)
    #expect(EntitlementReducer.reduce(newer, Rule.read(1, bought)).0 == newer)
    #expect(EntitlementReducer.reduce(newer, Rule.read(2, bought)).0 == newer, "nor is one answered twice")
  }

  @Test("Rule 20: there is no purchase while a read is under way")
  func noPurchaseWhileReading() {
    let reading = Rule.state(after: Rule.read(1), .catalogueEnded(.product(Rule.product)), .rereadRequested)
    #expect(reading.purchaseRefusal == .readUnderWay)
    #expect(EntitlementReducer.reduce(reading, .purchaseRequested).1.isEmpty)
    let done = EntitlementReducer.reduce(reading, Rule.read(2)).0
    #expect(
      EntitlementReducer.reduce(done, .purchaseRequested).1 == [.purchase(PassProducts.masterPass.current)])
  }
}
