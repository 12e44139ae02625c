import Foundation
import Testing

@testable import QubitLabCommand

@Suite struct ProgramCommandTests {
  private static let bell = [
    "OPENQASM 3.0;", "include \"stdgates.inc\";", "input angle turn;", "qubit[2] q;", "bit[2] c;",
    "ry(turn) q[0];", "cx q[0], q[1];", "c = measure q;",
  ]

  private func run(_ arguments: String...) -> Transcript {
    Transcript(["run", "-", "--input", "turn=pi/2"] + arguments, input: Self.bell)
  }

  @Test func probabilitiesAreWhatIsShown() {
    let transcript = run()
    #expect(transcript.code == .clean)
    #expect(transcript.output == ["probabilities", "  00  0.5", "  11  0.5"])
    #expect(run("--probabilities").output == transcript.output)
  }

  @Test func everyAnswerAtOnceAsJSON() throws {
    let transcript = run(
      "--json", "--probabilities", "--state", "--bloch", "--expectation", "ZZ,XX", "--shots", "100", "--seed",
      "5")
    let data = Data(try #require(transcript.output.first).utf8)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(object["version"] as? Int == 1)
    #expect(object["qubits"] as? Int == 2)
    let probabilities = try #require(object["probabilities"] as? [String: Double])
    #expect(probabilities.keys.sorted() == ["00", "11"])
    for probability in probabilities.values { #expect(abs(probability - 0.5) < 1e-15) }
    let counts = try #require(object["counts"] as? [String: Int])
    #expect(counts.values.reduce(0, +) == 100)
    let averages = try #require(object["expectations"] as? [String: Double])
    #expect(abs((averages["XX"] ?? 0) - 1) < 1e-15 && abs((averages["ZZ"] ?? 0) - 1) < 1e-15)
    #expect((object["bloch"] as? [[Double]])?.count == 2)
    let courses = try #require(object["courses"] as? [[String: Any]])
    #expect((courses.first?["amplitudes"] as? [[Double]])?.count == 4)
  }

  @Test func precisionAndThreads() throws {
    func bloch(_ arguments: String...) throws -> [Double] {
      let transcript = Transcript(
        ["run", "-", "--input", "turn=1", "--bloch", "--json"] + arguments, input: Self.bell)
      let data = Data(try #require(transcript.output.first).utf8)
      let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
      return try #require((object["bloch"] as? [[Double]])?.first)
    }
    let double = try bloch("--precision", "double", "--threads", "1")
    let single = try bloch("--precision", "single", "--threads", "2")
    // ⟨Z⟩ after Ry(1) is cos 1; single precision keeps seven digits of it, and not sixteen.
    #expect(abs(double[2] - 0.5403023058681398) < 1e-15)
    #expect(abs(single[2] - 0.5403023058681398) < 1e-6)
    #expect(single[2] != double[2])
    #expect(run("--threads", "0").code == .usage)
    #expect(run("--precision", "half").code == .usage)
  }

  @Test func faultsHaveTheirPlace() {
    let transcript = Transcript("run", "-", input: ["OPENQASM 2.0;", "qreg q[1];", "h q[0];"])
    #expect(transcript.code == .badData)
    #expect(
      transcript.complaints == [
        "qubitlab: input:3:1: gate 'h' is not defined; include \"qelib1.inc\" to have it"
      ])
    #expect(Transcript("run", "there-is-none.qasm").code == .missingInput)
    #expect(run("--shots", "many").code == .usage)
    #expect(run("--expectation", "ZQ").code == .usage)
    for asked in ["", "ZZ,", ",ZZ"] { #expect(run("--expectation", asked).code == .usage) }
    #expect(Transcript(["run", "-", "--input", "turn"], input: Self.bell).code == .usage)
    #expect(
      Transcript(["run", "-", "--input", "turn=1,twist=1"], input: Self.bell).complaints
        == ["qubitlab: --input gives 'twist', which the program does not declare as input"])
    let turn = ["input float turn;", "qubit q;", "U(turn, 0, 0) q;"]
    #expect(Transcript(["run", "-", "--input", "turn=1,turn=2"], input: turn).code == .usage)
    #expect(Transcript(["run", "-", "--input", "turn=pi"], input: turn).output.last?.hasSuffix("1") == true)
  }

  @Test func longTablesAreCut() {
    let wide = ["include \"stdgates.inc\";", "qubit[6] q;", "h q;"]
    let cut = Transcript(["run", "-"], input: wide).output
    #expect(cut.count == 34)
    #expect(cut.last == "  … and 32 more; --all shows them")
    #expect(Transcript(["run", "-", "--all"], input: wide).output.count == 65)
  }

  @Test func longJSONIsWhole() throws {
    let wide = ["include \"stdgates.inc\";", "qubit[12] q;", "h q;", "rz(0.3) q;"]
    let output = Transcript(["run", "-", "--json", "--probabilities", "--state"], input: wide).output
    #expect(output.count == 1)
    let data = Data(try #require(output.first).utf8)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let probabilities = try #require(object["probabilities"] as? [String: Double])
    #expect(probabilities.count == 4096)
    #expect(probabilities.allSatisfy { $0.key.count == 12 && abs($0.value - 1.0 / 4096) < 1e-15 })
    let courses = try #require(object["courses"] as? [[String: Any]])
    #expect((courses.first?["amplitudes"] as? [[Double]])?.count == 4096)
  }

  @Test func theLikeliestComeFirst() {
    let probabilities = [0.1, 0.3, 0, 0.2, 0.3, 1e-16, 0.1]
    let sorted = [1, 4, 3, 0, 6]
    for limit in 1...6 {
      #expect(
        RunReport.likeliest(of: probabilities, above: 1e-15, limit: limit) == Array(sorted.prefix(limit)))
    }
    #expect(RunReport.likeliest(of: probabilities, above: 1e-15, limit: .max) == sorted)
  }

  @Test func whatIsTooLongToDraw() {
    let long = ["include \"stdgates.inc\";", "qubit q;", "for int i in [1:50001] x q;"]
    for options in [[], ["--format", "svg"], ["--what", "spheres", "--path"]] {
      let transcript = Transcript(["draw", "-"] + options, input: long)
      #expect(transcript.code == .badData)
      #expect(
        transcript.complaints == ["qubitlab: the circuit has 50001 operations; up to 50000 can be drawn"])
    }
    #expect(Transcript(["draw", "-", "--what", "probabilities"], input: long).code == .clean)
  }

  @Test func circuitsOfQuirk() {
    let bell = "https://algassert.com/quirk#circuit={\"cols\":[[\"H\"],[\"•\",\"X\"],[\"Measure\"]]}"
    let program = Transcript("convert", bell, "--to", "qasm3").output.joined(separator: "\n")
    #expect(program.hasSuffix("h q[0];\ncx q[0], q[1];\nmeasure q[0] -> c[0];"))
    #expect(
      Transcript(["convert", "-", "--to", "quirk"], input: program.split(separator: "\n").map(String.init))
        .output
        == [#"{"cols":[["H"],["•","X"],["Measure"]]}"#])
    #expect(
      Transcript("convert", "https://algassert.com/quirk#circuit={\"cols\":[[1,\"Foo\"]]}", "--to", "qasm2")
        .complaints
        == ["qubitlab: link:1:13: there is no gate 'Foo' (column 1, wire 2)"])
    #expect(Transcript("draw", bell, "--what", "probabilities").output.count == 2)
  }

  @Test func conversions() {
    let loop = ["include \"stdgates.inc\";", "qubit[2] q;", "for int i in [0:1] { rx(0.1) q[i]; }"]
    #expect(
      Transcript(["convert", "-", "--to", "qasm2"], input: loop).output == [
        """
        OPENQASM 2.0;
        include "qelib1.inc";
        qreg q[2];
        rx(0.1) q[0];
        rx(0.1) q[1];
        """
      ])
    #expect(
      Transcript(["convert", "-", "--to", "board"], input: loop).output == [
        """
        {
          "qubits": ["q0", "q1"],
          "bits": [],
          "board": [
            {"gate": "Rx(0.1) q0", "standing": "frozen"},
            {"gate": "Rx(0.1) q1", "standing": "frozen"}
          ]
        }
        """
      ])
    let forever =
      loop + ["bit c;", "while (c) c = measure q[0];", "c = measure q[0]; while (c) c = measure q[1];"]
    let refused = Transcript(["convert", "-", "--to", "qasm3"], input: forever)
    #expect(refused.code == .badData)
    #expect(
      refused.complaints == ["qubitlab: input:6:19: a circuit has no loop whose rounds depend on outcomes"])
    #expect(Transcript(["convert", "-"], input: loop).code == .usage)
  }
}
