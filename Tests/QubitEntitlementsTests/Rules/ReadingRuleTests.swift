import Foundation
import QubitEntitlements
import QubitStoreEmulator
import Testing

@Suite("Entitlement rules 1–5: reading and verifying")
struct ReadingRuleTests {
  @Test("Rule 1: a decision is one local read, which no missing network can fail", .timeLimit(.minutes(1)))
  func oneLocalRead() async {
    var world = StoreWorld()
    world.happen(.bought(nil))
    world.queue = []
    world.unfinished = []
    world.connect(.unreachable)
    let store = RecordingStore(world, isCatalogueSilent: true)
    let engine = EntitlementEngine(store: store)
    await engine.start()
    #expect(await engine.entitlement == .owned)
    let calls = await store.calls
    #expect(calls.filter { $0 == .read }.count == 1)
    #expect(Set(calls).isSubset(of: [.updates, .read, .catalogue]))
  }

  @Test("Rule 1: the library opens no network connection")
  func noNetwork() throws {
    let words = [
      "URLSession", "FoundationNetworking", "import Network", "socket(", "CFNetwork", "NWConnection",
    ]
    #expect(try Rule.mentions(of: words, in: "QubitEntitlements").isEmpty)
  }

  @Test("Rule 2: each signature is verified against the configured root, and the verdict is binary")
  func verified() throws {
    let policy = try TemporaryFolder.policy()
    let token = try TemporaryFolder.token("ok-purchased")
    #expect(throws: Never.self) { try TransactionVerifier(policy).verify(token) }
    let other = VerificationPolicy(
      root: try TrustedRoot(file: SignedFixture.folder.appending(path: "own/other-root.der").path()),
      bundle: policy.bundle, environment: policy.environment)
    #expect(throws: VerificationFailure.self) { try TransactionVerifier(other).verify(token) }
    let tampered = try TemporaryFolder.token("tampered-payload")
    #expect(throws: VerificationFailure.signatureMismatch) {
      try TransactionVerifier(policy).verify(tampered)
    }
  }

  @Test("Rule 2: a credential that fails grants nothing, whatever it says")
  func failedGrantsNothing() throws {
    #expect(!PassProducts.masterPass.areHeld(by: [.unverified, .unverified]))
    let state = Rule.state(after: .readEnded(1, .credentials([.unverified])))
    #expect(state.entitlement == .notOwned)
  }

  @Test("Rule 3: the current and every historical product match, and one verified match is enough")
  func everyIdentifier() {
    let pass = PassProducts(current: "now", historical: ["then", "before"])
    for product in [pass.current] + pass.historical {
      let match = Credential.verified(Rule.transaction(product: product))
      let noise: [Credential] = [.unverified, .verified(Rule.transaction("2", product: "other"))]
      #expect(pass.areHeld(by: noise + [match] + noise))
      #expect(!pass.areHeld(by: noise))
    }
  }

  @Test("Rule 3: of several statements about one transaction the newest counts, in any order")
  func newestStatement() {
    let bought = Credential.verified(Rule.transaction(signedAt: 1))
    let refunded = Credential.verified(Rule.transaction(revoked: Rule.revoked(), signedAt: 2))
    let reversed = Credential.verified(Rule.transaction(signedAt: 3))
    let pass = PassProducts.masterPass
    #expect(!pass.areHeld(by: [bought, refunded]))
    #expect(!pass.areHeld(by: [refunded, bought]))
    for order in [
      [bought, refunded, reversed], [reversed, refunded, bought], [refunded, reversed, bought],
    ] {
      #expect(pass.areHeld(by: order))
    }
    // Signed in the same millisecond: the one that revokes.
    let tie = Credential.verified(Rule.transaction(revoked: Rule.revoked(), signedAt: 1))
    #expect(!pass.areHeld(by: [tie, bought]))
    #expect(!pass.areHeld(by: [bought, tie]))
  }

  @Test("Rule 4: nothing reads a clock")
  func noClock() throws {
    let words = [
      "Date(", "Date.now", "ContinuousClock", "SuspendingClock", "clock_gettime", "gettimeofday", "time(nil",
      "X509_cmp_current_time", "X509_gmtime_adj", "CFAbsoluteTime", "DispatchTime",
    ]
    #expect(try Rule.mentions(of: words, in: "QubitEntitlements").isEmpty)
  }

  @Test(
    "Rule 4: certificates are held against the date of signing",
    arguments: [
      ("ok-leaf-expired-today", true), ("ok-signed-at-not-before", true), ("leaf-expired-by-1s", false),
      ("signed-date-missing", false),
    ])
  func signedDate(id: String, isGood: Bool) throws {
    let verifier = TransactionVerifier(try TemporaryFolder.policy())
    let statement = try? verifier.verify(TemporaryFolder.token(id))
    #expect((statement != nil) == isGood)
  }

  @Test("Rule 5: no subscription, no consumable and no expiry gives or takes the pass")
  func nothingRenews() throws {
    for kind in ProductKind.allCases {
      let held = PassProducts.masterPass.areHeld(by: [.verified(Rule.transaction(kind: kind))])
      #expect(held == (kind == .nonConsumable || kind == .unspecified), "\(kind)")
    }
    let fields = Mirror(reflecting: Rule.transaction()).children.compactMap(\.label)
    #expect(fields == ["id", "product", "kind", "ownership", "revocation", "signedAt"])
    let fixture = try #require(try SignedFixture.all(in: "own").first { $0.id == "ok-expires-in-the-past" })
    let statement = try TransactionVerifier(fixture.policy(in: "own")).verify(fixture.bytes(in: "own"))
    #expect(PassProducts.masterPass.grants(statement.transaction))
  }
}
