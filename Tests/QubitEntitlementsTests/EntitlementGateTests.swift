import QubitContent
import QubitEntitlements
import Testing

@Suite("Gate")
struct EntitlementGateTests {
  static let states: [EntitlementState] = [.undetermined, .owned, .notOwned]

  @Test(
    "Free content is open for everybody, because it is free", arguments: states,
    ClassroomDemonstration.allCases)
  func free(state: EntitlementState, demonstration: ClassroomDemonstration) {
    let gate = EntitlementGate(entitlement: state, demonstration: demonstration)
    #expect(gate.access(to: .free) == .unlocked(.free))
  }

  @Test(
    "Pass content: demonstration is the first reason, ownership the second, and the lock follows the read",
    arguments: [
      (EntitlementState.undetermined, ClassroomDemonstration.off, ContentAccess.locked(.silent)),
      (.notOwned, .off, .locked(.offersUpgrade)),
      (.owned, .off, .unlocked(.owned)),
      (.undetermined, .on, .unlocked(.classroomDemonstration)),
      (.notOwned, .on, .unlocked(.classroomDemonstration)),
      (.owned, .on, .unlocked(.classroomDemonstration)),
    ])
  func pass(state: EntitlementState, demonstration: ClassroomDemonstration, access: ContentAccess) {
    let gate = EntitlementGate(entitlement: state, demonstration: demonstration)
    #expect(gate.access(to: .masterPass) == access)
    #expect(gate.entitlement == state, "a demonstration hides nothing about ownership")
  }
}
