import QubitEntitlements
import QubitStoreEmulator

/// A script played on the real engine and an emulated store: the app's lines are done as a front end would.
@MainActor
final class ScriptedEngine {
  let store = EmulatedStore()
  private(set) var engine: EntitlementEngine?

  func play(_ step: ScriptStep) async {
    switch step {
    case .launch(let plan):
      engine = nil
      await store.disconnect()
      let engine = EntitlementEngine(store: store, launch: plan)
      self.engine = engine
      await engine.start()
    case .quit:
      engine = nil
      await store.disconnect()
    case .newDevice:
      engine = nil
      await store.disconnect()
      await store.play(step)
    case .buy: _ = await engine?.purchase()
    case .restore: _ = await engine?.restore()
    case .refresh: await engine?.refreshCatalogue()
    case .reread: await engine?.reread()
    default: await store.play(step)
    }
  }

  /// Whether the engine says what the simulation says.
  func agrees(with moment: Simulation.Moment) async -> Bool {
    guard let engine else { return true }
    let state = await engine.entitlement
    let entry = PassPresentation.Entry(state, await engine.offer)
    let offersRestore = await engine.offersRestore
    return state == moment.entitlement && entry == moment.presentation.entry
      && offersRestore == moment.presentation.offersRestore
  }
}
