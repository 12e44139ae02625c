import Observation
import QubitContent
import QubitEntitlements
import QubitStoreEmulator
import Testing

@MainActor @Suite("Model for user interfaces")
struct EntitlementModelTests {
  @Test("It begins undetermined, and follows the engine", .timeLimit(.minutes(1)))
  func follows() async {
    let store = EmulatedStore()
    let engine = EntitlementEngine(store: store)
    let model = EntitlementModel(engine)
    #expect(model.entitlement == .undetermined)
    #expect(!model.showsUpgrade)
    await engine.start()
    await Rule.until { model.showsUpgrade && model.offer.isReady }
    #expect(model.gate(.off).access(to: .masterPass) == .locked(.offersUpgrade))
    #expect(await model.purchase() == .completed)
    await Rule.until { model.gate(.off).access(to: .masterPass) == .unlocked(.owned) }
    #expect(!model.showsUpgrade)
  }

  @Test("A view that observes is told of a change", .timeLimit(.minutes(1)))
  func observed() async {
    let engine = EntitlementEngine(store: EmulatedStore())
    let model = EntitlementModel(engine)
    await confirmation { told in
      let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
      withObservationTracking {
        _ = model.entitlement
      } onChange: {
        continuation.yield()
      }
      await engine.start()
      for await _ in changes { break }
      told()
    }
  }

  @Test("A model that nobody keeps goes away, and so does its engine", .timeLimit(.minutes(1)))
  func noRetainCycle() async {
    weak var model: EntitlementModel?
    weak var engine: EntitlementEngine?
    do {
      let kept = EntitlementEngine(store: EmulatedStore())
      let shown = EntitlementModel(kept)
      await kept.start()
      await Rule.until { shown.entitlement == .notOwned }
      model = shown
      engine = kept
    }
    await Rule.until { model == nil }
    await Rule.until { engine == nil }
  }
}
