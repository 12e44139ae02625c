import QubitContent
import QubitEntitlements
import QubitStoreEmulator
import Testing

@Suite("Entitlement rules 21–27: restore, revocation, the lag window")
struct RevocationRuleTests {
  let bought = Rule.transaction()

  @Test("Rule 21: a restore is offered after a read that says not owned, and never before")
  func restoreComesLast() {
    #expect(!Rule.state().offersRestore)
    #expect(EntitlementReducer.reduce(Rule.state(), .restoreRequested).1.isEmpty)
    #expect(Rule.state(after: Rule.read(1)).offersRestore)
    #expect(!Rule.state(after: Rule.read(1, bought)).offersRestore)
    let (restoring, effects) = EntitlementReducer.reduce(Rule.state(after: Rule.read(1)), .restoreRequested)
    #expect(effects == [.synchronise])
    #expect(restoring.entitlement == .notOwned, "still resolved while it runs")
    #expect(EntitlementReducer.reduce(restoring, .restoreEnded(.synchronised)).1 == [.read(2)])
  }

  @Test("Rule 21: a failed or cancelled restore changes nothing")
  func failedRestore() {
    let before = Rule.state(after: Rule.read(1))
    for result in [RestoreResult.failed, .cancelled] {
      let restoring = EntitlementReducer.reduce(before, .restoreRequested).0
      let (after, effects) = EntitlementReducer.reduce(restoring, .restoreEnded(result))
      #expect(effects.isEmpty)
      #expect(after == before)
    }
  }

  @Test("Rule 22: the verdict is what the device knows: a refund it has not heard of changes nothing yet")
  func lagWindow() throws {
    let simulation = Simulation(try Scenario.refundUnknownToTheDevice.script)
    #expect(simulation.failures.isEmpty)
    #expect(simulation.timeline.contains { $0.line.text == "store refunded" && $0.entitlement == .owned })
    #expect(simulation.timeline.last?.entitlement == .notOwned)
    // Out of reach of the store, the copy is believed as ever.
    #expect(Rule.state(after: .catalogueEnded(.failed), Rule.read(1, bought)).entitlement == .owned)
  }

  @Test(
    "Rule 23: a revocation date means not entitled, whatever the reason and however late the date",
    arguments: [
      "ok-refunded-issue", "ok-refunded-other", "ok-revoked-unknown-reason", "ok-revoked-no-reason",
      "ok-revoked-in-future",
    ])
  func revoked(id: String) throws {
    let verifier = TransactionVerifier(try TemporaryFolder.policy())
    let statement = try verifier.verify(TemporaryFolder.token(id))
    #expect(statement.transaction.revocation != nil)
    #expect(!PassProducts.masterPass.grants(statement.transaction))
  }

  @Test("Rule 23: the boundary drops revoked transactions itself, and nil is healthy")
  func boundary() {
    for date in [-1.0, 0, 4_070_908_800_000, .greatestFiniteMagnitude] {
      let revoked = Rule.transaction(revoked: Rule.revoked(date: date))
      #expect(Rule.state(after: Rule.read(1, revoked)).entitlement == .notOwned)
    }
    #expect(Rule.state(after: Rule.read(1, bought)).entitlement == .owned)
  }

  @Test("Rule 24: no reason changes access")
  func reasons() {
    let reasons: [Revocation.Reason] = [
      .developerIssue, .other, .upgradedToBundle, .unrecognised(7), .unspecified,
    ]
    for reason in reasons {
      for loss in Revocation.Loss.allCases {
        let revoked = Rule.transaction(revoked: Rule.revoked(reason, loss: loss))
        #expect(!PassProducts.masterPass.grants(revoked))
      }
    }
  }

  @Test("Rule 24: a family revocation is told from a refund, and nobody's money is counted twice")
  func losses() throws {
    let own = try SignedFixture.all(in: "own", list: "notifications.json")
    func loss(_ id: String) throws -> Revocation.Loss? {
      let fixture = try #require(own.first { $0.id == id })
      let notification = try NotificationVerifier(fixture.policy(in: "own"))
        .verify(signedPayload: fixture.bytes(in: "own"))
      return notification.statement?.transaction.revocation?.loss
    }
    #expect(try loss("notice-refund") == .refund)
    #expect(try loss("notice-revoke") == .familyRevocation)
    let verifier = TransactionVerifier(try TemporaryFolder.policy())
    func shared(_ id: String) throws -> Revocation? {
      try verifier.verify(TemporaryFolder.token(id)).transaction.revocation
    }
    #expect(try shared("ok-refunded-issue")?.loss == .refund)
    #expect(try shared("ok-refunded-issue")?.reason == .developerIssue)
    #expect(try shared("ok-refunded-other")?.reason == .other)
    #expect(try shared("ok-revoked-unknown-reason")?.reason == .unrecognised(7))
    #expect(try shared("ok-revoked-no-reason")?.loss == .unspecified)
  }

  @Test("Rule 25: a reversed refund gives access back by an update", .timeLimit(.minutes(1)))
  func reversal() async {
    let store = EmulatedStore()
    let engine = EntitlementEngine(store: store)
    await engine.start()
    for (fact, state) in [
      (StoreFact.bought(nil), EntitlementState.owned), (.refunded(.developerIssue), .notOwned),
      (.reversed, .owned),
    ] {
      await store.change { $0.happen(fact) }
      await Rule.until { await engine.entitlement == state }
    }
    #expect(await store.world.unfinished.isEmpty)
  }

  @Test("Rule 26: a refund while the app was closed is caught by the read at the next launch")
  func whileClosed() async {
    var world = StoreWorld()
    world.happen(.bought(nil))
    world.happen(.refunded(.other))
    // The update is lost: the read is enough.
    world.queue = []
    world.unfinished = []
    let engine = EntitlementEngine(store: EmulatedStore(world))
    await engine.start()
    #expect(await engine.entitlement == .notOwned)
  }

  @Test("Rule 27: a server notification becomes the event that the device would hear of")
  func notifications() throws {
    let fixture = try #require(
      try SignedFixture.all(in: "own", list: "notifications.json").first { $0.id == "notice-refund" })
    let notification = try NotificationVerifier(fixture.policy(in: "own"))
      .verify(signedPayload: fixture.bytes(in: "own"))
    let event = try #require(notification.events.first)
    let (next, effects) = EntitlementReducer.reduce(Rule.state(after: Rule.read(1, bought)), event)
    #expect(effects.count == 2)
    guard case .updateArrived(let credential) = event else { return }
    let after = EntitlementReducer.reduce(next, .readEnded(2, .credentials([credential]))).0
    #expect(after.entitlement == .notOwned)
  }
}
