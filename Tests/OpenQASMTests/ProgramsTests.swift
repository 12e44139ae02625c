import Foundation
import QuantumSimulator
import Testing

@testable import OpenQASM

/// A program of the folder `Tests/Reference/programs`, and what `Tests/Reference/programs.py` found with Qiskit.
struct ProgramRow: Decodable, Sendable, CustomTestStringConvertible {
  var program: String
  var qubits: Int
  var probabilities: [[Double]]

  var testDescription: String { program }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Reference")

  static let all: [ProgramRow] = {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("programs.json")) else { return [] }
    return (try? JSONDecoder().decode([ProgramRow].self, from: data)) ?? []
  }()

  func text() throws -> [UInt8] {
    [UInt8](try Data(contentsOf: Self.folder.appendingPathComponent("programs/\(program).qasm")))
  }
}

@Suite struct ProgramsTests {
  @Test func tableIsThere() throws {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: ProgramRow.folder.appendingPathComponent("programs").path)
    let programs = names.filter { $0.hasSuffix(".qasm") && !$0.hasSuffix(".peer.qasm") }
    #expect(programs.count >= 150)
    #expect(Set(ProgramRow.all.map { $0.program + ".qasm" }) == Set(programs))
  }

  @Test(arguments: ProgramRow.all)
  func agreesWithQiskit(_ row: ProgramRow) throws {
    let run = try QuantumProgram(row.text()).run()
    #expect(run.qubitCount == row.qubits)
    var wanted = [Double](repeating: 0, count: 1 << row.qubits)
    for pair in row.probabilities { wanted[Int(pair[0])] = pair[1] }
    for (a, b) in zip(try run.probabilities(), wanted) { #expect(abs(a - b) < 1e-9) }
  }

  /// What is a circuit is written in both dialects and read again as the same operations, angles to the last bit.
  @Test(arguments: ProgramRow.all)
  func comesBackAsItWas(_ row: ProgramRow) throws {
    let program = try QuantumProgram(row.text())
    // What depends on outcomes in ways that no circuit has is refused, and tested elsewhere.
    guard let circuit = try? program.circuit() else { return }
    let read = try QuantumProgram(circuit.openQASM(.openQASM3)).circuit()
    let again = try QuantumProgram(read.openQASM(.openQASM3)).circuit()
    #expect(again == read)
    if circuit.gateApplications.allSatisfy({ $0.gate.standard != nil }) { #expect(read == circuit) }
    guard let old = try? circuit.openQASM(.openQASM2) else { return }
    let first = try circuit.branches().reduce(into: [Double](repeating: 0, count: 1 << row.qubits)) {
      sum, branch in
      for (index, p) in try branch.state.probabilities().enumerated() { sum[index] += branch.probability * p }
    }
    let second = try QuantumProgram(old).circuit().branches().reduce(
      into: [Double](repeating: 0, count: 1 << row.qubits)
    ) { sum, branch in
      for (index, p) in try branch.state.probabilities().enumerated() { sum[index] += branch.probability * p }
    }
    for (a, b) in zip(first, second) { #expect(abs(a - b) < 1e-9) }
  }
}
