import QubitEntitlements
import Testing

@Suite("Launch plan")
struct LaunchPlanTests {
  @Test("Without an argument of its own, the plan is the real store")
  func ordinary() throws {
    #expect(try LaunchPlan(arguments: []) == .store)
    #expect(
      try LaunchPlan(arguments: ["qubitlab", "entitlement", "--qubitlab-entitlements=owned"]) == .store)
  }

  @Test("Every word of the closed list", arguments: InjectedEntitlement.allCases)
  func injected(entitlement: InjectedEntitlement) throws {
    let plan = try LaunchPlan(arguments: ["app", "--qubitlab-entitlement=\(entitlement.rawValue)"])
    #expect(plan == .injected(entitlement))
  }

  @Test(
    "A word outside the list is an error that names it", arguments: ["Owned", "yes", "", " owned", "owned "])
  func outside(word: String) {
    let argument = "--qubitlab-entitlement"
    #expect(throws: LaunchArgumentError.unknownValue(argument: argument, value: word)) {
      try LaunchPlan(arguments: ["\(argument)=\(word)"])
    }
  }

  @Test("Said twice is an error, even when both say the same")
  func twice() {
    let argument = "--qubitlab-entitlement=owned"
    #expect(throws: LaunchArgumentError.repeated("--qubitlab-entitlement")) {
      try LaunchPlan(arguments: [argument, argument])
    }
  }
}
