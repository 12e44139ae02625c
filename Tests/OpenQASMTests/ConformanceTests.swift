import Foundation
import QuantumSimulator
import Testing

@testable import OpenQASM

/// What `Tests/Reference/qasmbench.py` found with Qiskit.
struct ConformanceRow: Decodable, Sendable, CustomTestStringConvertible {
  var file: String
  var refused: Bool?
  var qubits: Int?
  var top: [[Double]]?
  var ones: [Double]?
  var signed: [Double]?

  var testDescription: String { file }

  static let all: [ConformanceRow] = {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    guard let data = try? Data(contentsOf: tests.appendingPathComponent("Reference/qasmbench.json")) else {
      return []
    }
    return (try? JSONDecoder().decode([ConformanceRow].self, from: data)) ?? []
  }()

  /// Those with at most so many qubits; the larger ones take minutes in a debug build, and run where the
  /// environment variable `OPENQASM_LARGE` is set.
  static let chosen: [ConformanceRow] = {
    let limit = ProcessInfo.processInfo.environment["OPENQASM_LARGE"] == nil ? 20 : 26
    return all.filter { ($0.qubits ?? 0) <= limit }
  }()
}

@Suite struct ConformanceTests {
  @Test func tableIsThere() { #expect(ConformanceRow.all.count > 70) }

  /// The sign that the script's hash gives a basis state.
  private func sign(_ index: Int, _ number: Int) -> Double {
    var mixed = UInt32(truncatingIfNeeded: index &* 2_654_435_761 &+ number &* 40503)
    mixed ^= mixed >> 15
    mixed = mixed &* 2_246_822_519
    mixed ^= mixed >> 13
    return mixed & 1 == 0 ? 1 : -1
  }

  @Test(.enabled(if: SharedData.folder != nil, "needs ../shared/data"), arguments: ConformanceRow.chosen)
  func agreesWithQiskit(_ row: ConformanceRow) throws {
    let folder = try #require(SharedData.folder)
    let text = [UInt8](try Data(contentsOf: folder.appendingPathComponent(row.file)))
    guard let qubits = row.qubits, let top = row.top, let ones = row.ones, let signed = row.signed else {
      if row.file.contains("qasmbench") { #expect(throws: QASMError.self) { try QuantumProgram(text) } }
      return
    }
    let run = try QuantumProgram(text).run()
    #expect(run.qubitCount == qubits)
    let probabilities = try run.probabilities()
    for pair in top { #expect(abs(probabilities[Int(pair[0])] - pair[1]) < 1e-9) }
    var (foundOnes, foundSigned) = ([Double](repeating: 0, count: qubits), [0.0, 0, 0, 0])
    for (index, probability) in probabilities.enumerated() where probability != 0 {
      for qubit in 0..<qubits where index >> qubit & 1 == 1 { foundOnes[qubit] += probability }
      for number in 0..<4 { foundSigned[number] += sign(index, number) * probability }
    }
    for (a, b) in zip(foundOnes, ones) { #expect(abs(a - b) < 1e-9) }
    for (a, b) in zip(foundSigned, signed) { #expect(abs(a - b) < 1e-9) }
  }

  /// What the examples of OpenQASM 3's own repository lead to: nil where they run, else what is refused where.
  static let examples: [(file: String, refusal: QASMError?)] = [
    ("adder", nil), ("inverseqft1", nil), ("inverseqft2", nil), ("ipe", nil), ("qec", nil), ("qft", nil),
    ("qpt", nil), ("rb", nil), ("rus", nil), ("teleport", nil), ("varteleport", nil),
    ("alignment", refused(8, 1, .unsupported(.timing))), ("dd", refused(7, 1, .unsupported(.timing))),
    ("arrays", refused(9, 1, .unsupported(.arrays))),
    ("cphase", refused(4, 3, .notIncluded(gate: "CX", file: "stdgates.inc"))),
    ("defcal", refused(1, 1, .unsupported(.calibration))),
    ("gateteleport", refused(6, 1, .unsupported(.externFunctions))),
    // The register `scratch` has three qubits, and the program asks for a fourth.
    ("msd", refused(48, 14, .indexOutOfRange(index: 3, size: 3))),
    ("scqec", refused(16, 1, .unsupported(.externFunctions))), ("t1", refused(6, 1, .unsupported(.timing))),
    ("vqe", refused(17, 1, .unsupported(.externFunctions))),
  ]

  private static func refused(_ line: Int, _ column: Int, _ fault: QASMFault) -> QASMError {
    QASMError(position: SourcePosition(line: line, column: column), fault: fault)
  }

  @Test(.enabled(if: SharedData.folder != nil, "needs ../shared/data"), arguments: 0..<examples.count)
  func example(_ number: Int) throws {
    let (name, wanted) = Self.examples[number]
    let folder = try #require(SharedData.folder)
    let text = [UInt8](try Data(contentsOf: folder.appendingPathComponent("openqasm/examples/\(name).qasm")))
    do throws(QASMError) {
      let program = try QuantumProgram(text)
      #expect(wanted == nil)
      if program.qubitCount <= 12 {
        let total = try program.run().branches.reduce(0) { $0 + $1.probability }
        #expect(abs(total - 1) < 1e-9)
      }
    } catch {
      #expect(error == wanted)
    }
  }

  @Test func everyExampleIsListed() {
    let names = SharedData.files(in: "openqasm/examples").map { $0.deletingPathExtension().lastPathComponent }
    #expect(Set(names).subtracting(Self.examples.map(\.file)).isEmpty)
  }

  /// The sums of the adder, the syndrome and the teleported state of the examples, which the texts promise.
  @Test(.enabled(if: SharedData.folder != nil, "needs ../shared/data"))
  func examplesDoWhatTheySay() throws {
    func outcomes(_ name: String) throws -> [String: Double] {
      let folder = try #require(SharedData.folder)
      let text = [UInt8](
        try Data(contentsOf: folder.appendingPathComponent("openqasm/examples/\(name).qasm")))
      var found: [String: Double] = [:]
      for shot in try QuantumProgram(text).sample(shots: 400, seed: 1) {
        found[shot.map(\.description).joined(separator: " "), default: 0] += 1
      }
      return found
    }
    // 1 + 15 = 16.
    #expect(try outcomes("adder").keys.sorted() == ["10000"])
    #expect(try outcomes("qec").keys.sorted() == ["000 01"])
    // The text's own promise takes 3 / 5 for a fraction; it is a whole number. The loop ends with flags 00.
    #expect(try outcomes("rus").keys.sorted() == ["00 0", "00 1"])
    #expect(try outcomes("rb").keys.sorted() == ["00"])
    // |+…+⟩ is the transform of 0.
    #expect(try outcomes("inverseqft1").keys.sorted() == ["0000"])
    #expect(try outcomes("inverseqft2").keys.sorted() == ["0 0 0 0"])
  }
}
