import Foundation
import QubitStoreEmulator
import Testing

@testable import QubitLabCommand

@Suite("Entitlement commands")
struct EntitlementCommandTests {
  @Test("a shipped scenario is played by its name")
  func scenario() {
    let transcript = Transcript("entitlement", "simulate", "ask-to-buy")
    #expect(transcript.code == .clean)
    #expect(transcript.output.joined().contains("= owned: content open (owned), entry hidden"))
  }

  @Test("a script that is no script is named with its line; one that does not hold is a finding")
  func scripts() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "qubitlab-\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("launch\nfly\n".utf8).write(to: file)
    let broken = Transcript("entitlement", "simulate", file.path)
    #expect(broken.code == .badData)
    #expect(broken.complaints.first?.contains("line 2: \"fly\" is no step") == true)
    try Data("launch\nexpect owned\n".utf8).write(to: file)
    #expect(Transcript("entitlement", "simulate", file.path, "--json").code == .findings)
    #expect(Transcript("entitlement", "simulate", "nowhere").code == .missingInput)
  }

  #if os(Linux)
    static let fixtures =
      Repository.levels.dropLast("Levels".count) + "Tests/QubitEntitlementsTests/Fixtures/jws"

    func run(_ command: String, _ arguments: String...) -> Transcript {
      let policy = [
        "--root", "\(Self.fixtures)/certs/root-a.der", "--bundle-id", "com.example.qubitlab",
        "--environment", "Sandbox",
      ]
      return Transcript(["entitlement", command] + policy + arguments)
    }

    func token(_ name: String) -> String { "\(Self.fixtures)/tokens/\(name).jws" }

    @Test("verify ends with 0 when all are accepted, and with 1 when any is refused")
    func verify() {
      let good = run("verify", token("ok-purchased"), token("ok-high-s"))
      #expect(good.code == .clean)
      let mixed = run("verify", token("ok-purchased"), token("sig-zero"))
      #expect(mixed.code == .findings)
      let lines = mixed.output.joined(separator: "\n").split(separator: "\n")
      #expect(lines.count == 2)
      #expect(lines.last?.contains("signature-range") == true)
      #expect(run("verify", token("none")).code == .missingInput)
    }

    @Test("status tells the verdict of a folder, and the part of each file in it")
    func status() throws {
      let transcript = run("status", "--store", "\(Self.fixtures)/tokens", "--json")
      #expect(transcript.code == .clean)
      let text = transcript.output.joined(separator: "\n")
      let report = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: any Sendable]
      // One transaction: bought, refunded, and the refund reversed.
      #expect(report?["verdict"] as? String == "owned")
      #expect((report?["files"] as? [any Sendable])?.count == 93)
    }

    @Test("what is missing from the command line is named")
    func missing() {
      let transcript = Transcript("entitlement", "verify", "a.jws")
      #expect(transcript.code == .usage)
      #expect(transcript.complaints.first == "qubitlab: entitlement verify needs --root CERTIFICATE")
      #expect(run("status", "--store", "nowhere").code == .missingInput)
    }
  #endif
}
