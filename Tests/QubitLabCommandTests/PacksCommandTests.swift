import Testing

@testable import QubitLabCommand

@Suite("Listing packs")
struct PacksCommandTests {
  private func bench(_ arguments: String...) throws -> String {
    let transcript =
      switch arguments.count {
      case 0: Transcript("packs", "--levels", Repository.levels)
      case 1: Transcript("packs", "--levels", Repository.levels, arguments[0])
      default: Transcript("packs", "--levels", Repository.levels, arguments[0], arguments[1])
      }
    #expect(transcript.code == .clean)
    return try #require(transcript.output.first { $0.contains("two-qubit-bench") })
  }

  @Test("a lock offers nothing until the pass is known not to be owned")
  func locks() throws {
    #expect(try bench().hasSuffix("locked, the pass not known yet: no upgrade is offered"))
    #expect(try bench("--entitlement", "not-owned").hasSuffix("locked, the upgrade is offered"))
  }

  @Test("what is open says why")
  func reasons() throws {
    #expect(try bench("--entitlement", "owned").hasSuffix("open, the pass is owned"))
    #expect(try bench("--demonstration").hasSuffix("open, classroom demonstration"))
  }

  @Test("a folder that is not there is named")
  func missing() {
    let transcript = Transcript("packs", "--levels", "nowhere")
    #expect(transcript.code == .missingInput)
    #expect(transcript.complaints == ["qubitlab: there is no 'nowhere'"])
  }
}
