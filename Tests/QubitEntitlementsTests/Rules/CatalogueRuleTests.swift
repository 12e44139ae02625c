import QubitContent
import QubitEntitlements
import QubitStoreEmulator
import Testing

@Suite("Entitlement rules 11–14: catalogue, readiness, identifiers")
struct CatalogueRuleTests {
  @Test("Rule 11: owned, price unavailable is a state of its own: everything is open")
  func ownedWithoutPrice() {
    let state = Rule.state(after: Rule.read(1, Rule.transaction()), .catalogueEnded(.failed))
    let shown = PassPresentation(state)
    #expect(shown.access == .unlocked(.owned))
    #expect(state.offer.product == nil)
    #expect(shown.entry == .hidden)
  }

  @Test("Rule 12: no answer of the catalogue changes the entitlement")
  func catalogueChangesNothing() {
    for read in [Rule.read(1, Rule.transaction()), Rule.read(1)] {
      let before = Rule.state(after: read)
      for answer in [CatalogueAnswer.failed, .empty, .product(Rule.product)] {
        let after = EntitlementReducer.reduce(before, .catalogueEnded(answer)).0
        #expect(after.entitlement == before.entitlement)
      }
    }
  }

  @Test("Rule 12: a decision does not wait for a catalogue that never answers", .timeLimit(.minutes(1)))
  func decisionDoesNotWait() async {
    let engine = EntitlementEngine(store: RecordingStore(isCatalogueSilent: true))
    await engine.start()
    #expect(await engine.entitlement == .notOwned)
    #expect(await engine.offer.catalogue == .fetching)
  }

  @Test("Rule 13: a purchase is ready only after this product was really fetched")
  func readiness() {
    #expect(!Rule.state(after: Rule.read(1)).offer.isReady)
    #expect(!Rule.state(after: .catalogueEnded(.failed)).offer.isReady)
    #expect(!Rule.state(after: .catalogueEnded(.empty)).offer.isReady)
    let foreign = CatalogueProduct(identifier: "com.example.other", displayPrice: "1")
    #expect(!Rule.state(after: .catalogueEnded(.product(foreign))).offer.isReady)
    let state = Rule.state(after: Rule.read(1), .catalogueEnded(.failed))
    #expect(PassPresentation(state).entry == .unavailable)
    #expect(state.purchaseRefusal == .productUnavailable)
    #expect(EntitlementReducer.reduce(state, .purchaseRequested).1.isEmpty)
  }

  @Test("Rule 13: a catalogue that failed can be asked again")
  func retry() {
    let failed = Rule.state(after: Rule.read(1), .catalogueEnded(.failed))
    let (asking, effects) = EntitlementReducer.reduce(failed, .catalogueRequested)
    #expect(effects == [.fetchCatalogue(PassProducts.masterPass.current)])
    let ready = EntitlementReducer.reduce(asking, .catalogueEnded(.product(Rule.product))).0
    #expect(PassPresentation(ready).entry == .ready(price: "US$14.99"))
    #expect(EntitlementReducer.reduce(asking, .catalogueRequested).1.isEmpty, "one request at a time")
  }

  @Test("Rule 13: readiness opens no content, and ownership makes nothing ready")
  func neitherStandsIn() {
    let ready = Rule.state(after: Rule.read(1), .catalogueEnded(.product(Rule.product)))
    #expect(PassPresentation(ready).access == .locked(.offersUpgrade))
    #expect(!Rule.state(after: Rule.read(1, Rule.transaction())).offer.isReady)
  }

  @Test("Rule 14: the list of identifiers is pinned; none may ever be dropped")
  func pinned() {
    #expect(PassProducts.masterPass.current == "com.example.qubitlab.masterpass")
    #expect(PassProducts.masterPass.historical == ["com.example.quantumsandbox.fullunlock"])
  }

  @Test("Rule 14: purchasing uses the current identifier alone", .timeLimit(.minutes(1)))
  func onlyCurrentIsBought() async {
    let store = RecordingStore()
    let engine = EntitlementEngine(store: store)
    await engine.start()
    await Rule.until { await engine.offer.isReady }
    #expect(await engine.purchase() == .completed)
    let bought = await store.calls.filter { if case .purchase = $0 { true } else { false } }
    #expect(bought == [.purchase(PassProducts.masterPass.current)])
    #expect("é" as ProductIdentifier != "e\u{301}", "identifiers are bytes")
  }
}
