import QubitEntitlements
import Testing

@Suite("Server notifications")
struct NotificationVerifierTests {
  static func fixtures() throws -> [SignedFixture] {
    try SignedFixture.all(in: "own", list: "notifications.json")
  }

  @Test("Every notification of our own", arguments: try fixtures())
  func own(fixture: SignedFixture) throws {
    let verifier = NotificationVerifier(try fixture.policy(in: "own"))
    let token = try fixture.bytes(in: "own")
    do {
      let notification = try verifier.verify(signedPayload: token)
      #expect(fixture.expect == .accept)
      #expect(notification.kind == Self.kinds[fixture.id])
      let body = Array("{\"signedPayload\":\"".utf8) + token + Array("\"}".utf8)
      #expect(try verifier.verify(body: body) == notification)
    } catch {
      #expect(fixture.expect == .reject, "refused: \(error)")
      #expect(error.code == fixture.reason, "\(error)")
    }
  }

  static let kinds: [String: ServerNotification.Kind] = [
    "notice-refund": .refund, "notice-refund-reversed": .refundReversed, "notice-revoke": .revoke,
    "notice-one-time-charge": .oneTimeCharge, "notice-consumption-request": .consumptionRequest,
    "notice-refund-declined": .refundDeclined, "notice-test": .test,
    "notice-summary": .unknown("RENEWAL_EXTENSION"), "notice-from-the-future": .unknown("PASS_LENT"),
  ]

  func notification(_ id: String) throws -> ServerNotification {
    let fixture = try #require(try Self.fixtures().first { $0.id == id })
    return try NotificationVerifier(fixture.policy(in: "own")).verify(signedPayload: fixture.bytes(in: "own"))
  }

  @Test("Refund, reversal and family revocation become the events that a device hears of")
  func events() throws {
    for (id, loss) in [("notice-refund", Revocation.Loss.refund), ("notice-revoke", .familyRevocation)] {
      guard case .updateArrived(.verified(let transaction))? = try notification(id).events.first else {
        Issue.record("\(id) has no event")
        continue
      }
      #expect(transaction.revocation?.loss == loss)
    }
    let reversal = try notification("notice-refund-reversed")
    guard case .updateArrived(.verified(let clean))? = reversal.events.first else {
      Issue.record("no event")
      return
    }
    #expect(clean.revocation == nil)
  }

  @Test("Questions, tests and unknown types change nothing")
  func ignored() throws {
    for id in ["consumption-request", "refund-declined", "test", "from-the-future", "summary"] {
      #expect(try notification("notice-\(id)").events.isEmpty)
    }
  }
}
