import QubitContent
import QubitEntitlements
import QubitStoreEmulator
import Foundation
import Testing

@Suite("Entitlement rules 28–30: injection, privacy, limits")
struct InjectionRuleTests {
  @Test("Rule 28: an argument sets both booleans at once, and then nothing is subscribed to or read")
  func injected() async throws {
    for (word, state) in [
      ("owned", EntitlementState(isOwned: true, isResolved: true)),
      ("not-owned", EntitlementState(isOwned: false, isResolved: true)),
      ("undetermined", EntitlementState(isOwned: false, isResolved: false)),
    ] {
      let plan = try LaunchPlan(arguments: ["app", "--qubitlab-entitlement=\(word)"])
      let store = RecordingStore()
      let engine = EntitlementEngine(store: store, launch: plan)
      await engine.start()
      await engine.reread()
      #expect(await engine.restore() == nil)
      #expect(await engine.entitlement == state)
      #expect(await store.calls.isEmpty)
      #expect(await engine.purchase() != .completed)
    }
  }

  @Test("Rule 28: without an argument the path is the real store")
  func ordinary() throws {
    #expect(try LaunchPlan(arguments: ["app"]) == .store)
    let (_, effects) = EntitlementReducer.reduce(EngineState(), .started(.store))
    #expect(effects == [.subscribe, .fetchCatalogue(PassProducts.masterPass.current), .read(1)])
  }

  @Test("Rule 28: neither is reached by environment, file, preference or URL")
  func onlyArguments() throws {
    let words = ["ProcessInfo", "getenv", "UserDefaults", "CommandLine", "URL(", "Bundle."]
    #expect(
      try Rule.mentions(of: words, in: "QubitEntitlements").isEmpty)
  }

  #if DEBUG
    @Test("Rule 28: in debug builds a second argument lets a purchase through without a transaction")
    func purchaseWithoutTransaction() async throws {
      let plan = try LaunchPlan(
        arguments: ["app", "--qubitlab-entitlement=not-owned", "--qubitlab-purchase=granted"])
      let store = RecordingStore()
      let engine = EntitlementEngine(store: store, launch: plan)
      await engine.start()
      #expect(await engine.purchase() == .completed)
      #expect(await engine.entitlement == .owned)
      #expect(await store.calls.isEmpty)
    }
  #endif

  @Test("Rule 29: nothing is written: no file, no preference, no log, no statistic")
  func nothingWritten() throws {
    let words = [
      "print(", "NSLog", "os_log", "Logger(", "fputs", "fwrite", "O_WRONLY", "O_RDWR", "O_CREAT", ".write(",
      "FileHandle", "FileManager",
    ]
    #expect(try Rule.mentions(of: words, in: "QubitEntitlements").isEmpty)
  }

  @Test("Rule 29: who writes files does not know of entitlements")
  func writersDoNotKnow() throws {
    for target in ["QubitPuzzle", "QubitLevels", "QubitContent"] {
      #expect(try Rule.mentions(of: ["import QubitEntitlements"], in: target).isEmpty, "\(target)")
    }
  }

  @Test("Rule 29: the number of a transaction does not print, and is let go once it is handled")
  func numberIsLetGo() {
    let bought = Rule.transaction("2000000000000001")
    for text in ["\(bought)", String(reflecting: bought), "\(EngineEffect.finish(bought.id))"] {
      #expect(!text.contains("2000000000000001"), "\(text)")
    }
    var dumped = ""
    dump(bought, to: &dumped)
    #expect(!dumped.contains("2000000000000001"))
    let handling = Rule.state(after: Rule.read(1), .updateArrived(.verified(bought)))
    #expect(handling.handling.count == 1)
    #expect(EntitlementReducer.reduce(handling, Rule.read(2, bought)).0.handling.isEmpty)
  }

  @Test("Rule 29: what leaves the engine is two booleans, a price, and what is under way")
  func whatLeaves() {
    let state = Rule.state(after: Rule.read(1, Rule.transaction()), .catalogueEnded(.product(Rule.product)))
    #expect(Mirror(reflecting: state.entitlement).children.map(\.label) == ["isOwned", "isResolved"])
    let offer = Mirror(reflecting: state.offer).children.map(\.label)
    #expect(offer == ["product", "catalogue", "purchase", "restore", "awaitsApproval"])
  }

  @Test("Rule 30: a purchase cannot be completed offline")
  func offline() async {
    let store = EmulatedStore()
    let engine = EntitlementEngine(store: store)
    await engine.start()
    await Rule.until { await engine.offer.isReady }
    await store.play(.network(.unreachable))
    #expect(await engine.purchase() == .failed)
    #expect(await engine.entitlement == .notOwned)
  }

  @Test("Rule 30: bought and family-shared are the same to access")
  func sharedIsTheSame() {
    for ownership in OwnershipKind.allCases {
      let state = Rule.state(after: Rule.read(1, Rule.transaction(ownership: ownership)))
      #expect(PassPresentation(state).access == .unlocked(.owned))
    }
  }

  @Test("Rule 30: the limits are in the documentation")
  func limitsAreSaid() throws {
    let page = Rule.root.appending(
      path: "Sources/QubitEntitlements/QubitEntitlements.docc/QubitEntitlements.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    for limit in [
      "stop a refunded user before the next synchronisation", "complete a purchase offline",
      "express rights that depend on time", "tell a bought pass from a family-shared one",
      "change its policy without a release", "has not been run on a device",
    ] {
      #expect(text.contains(limit), "\(limit)")
    }
  }
}
