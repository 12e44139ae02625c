import Foundation
import QubitEntitlements
import QubitStoreEmulator
import Testing

@Suite("Reports")
struct ReportTests {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  @Test("A status report says what each file counts for")
  func status() throws {
    try folder.add("ok-purchased")
    try folder.add("ok-refunded-other")
    try folder.add("ok-reversed")
    try folder.add("bundle-wrong")
    try folder.write([], "notes.txt")
    let report = EntitlementReport(try folder.transactions().read().get())
    #expect(
      report.text == """
        verdict: owned
          refused        bundle-wrong.jws       a statement about the app "com.example.other"
          superseded     ok-purchased.jws       com.example.qubitlab.masterpass, of which a newer statement is here
          superseded     ok-refunded-other.jws  com.example.qubitlab.masterpass, of which a newer statement is here
          grants         ok-reversed.jws        com.example.qubitlab.masterpass (purchased)
          foreign        notes.txt              passed over

        """)
  }

  @Test("Reports in JSON are JSON, and hold no number of a transaction")
  func json() throws {
    try folder.add("ok-refunded-issue")
    try folder.add("tampered-payload", as: "\"odd\\name\u{1}.jws")
    let report = EntitlementReport(try folder.transactions().read().get())
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(report.json.utf8)) as? [String: any Sendable])
    #expect(object["verdict"] as? String == "not-owned")
    let files = try #require(object["files"] as? [[String: any Sendable]])
    #expect(files.count == 2)
    #expect(files.first?["name"] as? String == "\"odd\\name\u{1}.jws")
    #expect(files.first?["reason"] as? String == "signature-mismatch")
    #expect(files.last?["loss"] as? String == "refund")
    #expect(!report.json.contains("2000000000000001"))
    #expect(!report.text.contains("2000000000000001"))
    #expect(!report.text.contains("\u{1}"))
  }

  @Test("A verification report is a line a file, and says whether all are accepted")
  func verification() throws {
    try folder.add("ok-purchased")
    try folder.add("alg-none")
    let policy = try TemporaryFolder.policy()
    let good = VerificationReport(files: ["\(folder.path)/ok-purchased.jws"], policy: policy)
    #expect(good.acceptsAll)
    let mixed = VerificationReport(
      files: ["ok-purchased.jws", "alg-none.jws", "none.jws"].map { "\(folder.path)/\($0)" }, policy: policy)
    #expect(!mixed.acceptsAll)
    #expect(mixed.hasUnreadable)
    #expect(mixed.text.split(separator: "\n").count == 3)
    #expect(mixed.text.contains("algorithm: the algorithm is \"none\", where only \"ES256\" is taken"))
  }

  @Test("A root is read from DER and from PEM, and nothing else is one")
  func root() throws {
    let own = SignedFixture.folder.appending(path: "own").path()
    #expect(try TrustedRoot(file: own + "/root.der") == TrustedRoot(file: own + "/root.pem"))
    #expect(throws: RootFault.notACertificate) { try TrustedRoot(file: own + "/cases.py") }
    #expect(throws: RootFault.notACertificate) { try TrustedRoot(file: own) }
    #expect(throws: RootFault.unreadable(systemCode: 2)) { try TrustedRoot(file: own + "/none") }
  }

  @Test("A timeline tells what happened, in text and in JSON")
  func timeline() throws {
    let simulation = Simulation(try Scenario.askToBuy.script)
    #expect(
      simulation.text.hasPrefix(
        """
        2   ask-to-buy on
              = undetermined: content locked (silent), entry hidden
        3   launch
              started → subscribe, catalogue, read
              read 1 ended with 0 found
              catalogue answered: US$14.99
              = not-owned: content locked (offers upgrade), entry ready at US$14.99, restore offered
        4   buy
              purchase asked for → purchase
              purchase waits for approval
              = not-owned: content locked (offers upgrade), entry ready at US$14.99, restore offered, approval awaited

        """))
    let object = try JSONSerialization.jsonObject(with: Data(simulation.json.utf8)) as? [String: any Sendable]
    #expect((object?["timeline"] as? [any Sendable])?.count == simulation.timeline.count)
  }
}
