import QubitContent
import QubitEntitlements
import QubitStoreEmulator
import Testing

@Suite("Entitlement rules 6–10: three states, two booleans")
struct StateRuleTests {
  @Test("Rule 6: two booleans say undetermined, owned and not owned; at the start both are false")
  func twoBooleans() {
    #expect(EngineState().entitlement == EntitlementState(isOwned: false, isResolved: false))
    #expect(EntitlementState.undetermined.standing == .undetermined)
    #expect(EntitlementState(isOwned: true, isResolved: true).standing == .owned)
    #expect(EntitlementState(isOwned: false, isResolved: true).standing == .notOwned)
    #expect(Rule.state(after: Rule.read(1, Rule.transaction())).entitlement == .owned)
    #expect(Rule.state(after: Rule.read(1)).entitlement == .notOwned)
  }

  @Test("Rule 7: undetermined shows no upgrade, and its lock is silent, whatever the catalogue says")
  func undeterminedIsSilent() {
    let answers: [CatalogueAnswer] = [.product(Rule.product), .empty, .failed]
    for answer in answers {
      let shown = PassPresentation(Rule.state(after: .catalogueEnded(answer)))
      #expect(shown.access == .locked(.silent))
      #expect(shown.entry == .hidden)
      #expect(!shown.offersRestore)
    }
    #expect(PassPresentation(EngineState()).entry == .hidden)
  }

  @Test("Rule 8: an owner's cold start never passes through not owned", .timeLimit(.minutes(1)))
  func noFlash() async {
    let store = EmulatedStore()
    await store.change { $0.happen(.bought(nil)) }
    await store.answer(.held)
    let engine = EntitlementEngine(store: store)
    let states = await engine.states
    let start = Task { await engine.start() }
    await Rule.until { await store.heldReads > 0 }
    await store.answer(.prompt)
    await start.value
    var seen: [EntitlementState] = []
    for await state in states {
      seen.append(state)
      if state.isOwned { break }
    }
    #expect(seen == [.undetermined, .owned])
  }

  @Test("Rule 8: an answer older than an update that has just arrived is not shown")
  func noFlashByAnOldAnswer() {
    // The approval arrives while the first read, begun before it, is still to answer "nothing".
    let bought = Rule.transaction()
    let waiting = Rule.state(after: .updateArrived(.verified(bought)), Rule.read(1))
    #expect(waiting.entitlement == .undetermined)
    #expect(EntitlementReducer.reduce(waiting, Rule.read(2, bought)).0.entitlement == .owned)
  }

  @Test("Rule 9: content is open when isClassroomDemo || isOwned, and the reason is told")
  func explicitOr() throws {
    for isOwned in [false, true] {
      for isResolved in [false, true] {
        for demonstration in ClassroomDemonstration.allCases {
          let gate = EntitlementGate(
            entitlement: EntitlementState(isOwned: isOwned, isResolved: isResolved),
            demonstration: demonstration)
          let isClassroomDemo = demonstration == .on
          #expect(gate.access(to: .masterPass).isUnlocked == (isClassroomDemo || isOwned))
          #expect(gate.access(to: .free) == .unlocked(.free))
          guard case .unlocked(let reason) = gate.access(to: .masterPass) else { continue }
          #expect(reason == (isClassroomDemo ? .classroomDemonstration : .owned))
        }
      }
    }
    #expect(try !Rule.mentions(of: ["return isClassroomDemo || isOwned"], in: "QubitEntitlements").isEmpty)
  }

  @Test("Rule 10: a demonstration changes neither boolean, nor what is for sale")
  func demonstrationChangesNothing() {
    let state = Rule.state(after: Rule.read(1), .catalogueEnded(.product(Rule.product)))
    let off = PassPresentation(state, demonstration: .off)
    let on = PassPresentation(state, demonstration: .on)
    #expect(on.access == .unlocked(.classroomDemonstration))
    #expect(off.access == .locked(.offersUpgrade))
    #expect(on.entry == off.entry)
    #expect(on.offersRestore == off.offersRestore)
    #expect(EntitlementGate(entitlement: state.entitlement, demonstration: .on).entitlement == .notOwned)
  }
}
