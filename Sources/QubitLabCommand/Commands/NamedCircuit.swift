import OpenQASM
import QubitLab

/// A circuit whose qubits and bits have names.
struct NamedCircuit {
  let circuit: Circuit
  let qubits: [String]
  let bits: [String]

  init(_ program: QuantumProgram, path: String) throws(Failure) {
    circuit = try ProgramFile.reporting(path) { () throws(QASMError) in try program.circuit() }
    qubits = (0..<circuit.qubitCount).map { "q\($0)" }
    bits = (0..<circuit.bitCount).map { "c\($0)" }
  }

  init(_ level: Level) throws(Failure) {
    var operations: [Operation] = []
    switch level.start {
    case .circuit(let preparation): operations = preparation
    case .ket(let ket):
      guard let index = ket.amplitudes.firstIndex(of: .one) else {
        throw .badData(
          "the level starts in \(ket.text); only a basis state or a circuit can be written as gates")
      }
      for qubit in level.qubits.indices where index >> qubit & 1 == 1 {
        operations.append(.gate(.x, on: [qubit]))
      }
    }
    guard level.cases.isEmpty else {
      throw .badData("the level has \(level.cases.count) cases; only one board can be written")
    }
    operations += Attempt(of: level).operations
    do throws(CircuitError) {
      circuit = try Circuit(
        qubitCount: level.qubits.count, bitCount: level.bits.count, operations: operations)
    } catch {
      throw .badData("\(error)")
    }
    (qubits, bits) = (level.qubits, level.bits)
  }

  func text(in format: String) throws(Failure) -> String {
    guard format != "board" else { return try board() }
    do throws(ExportError) {
      let text = try circuit.openQASM(format == "qasm2" ? .openQASM2 : .openQASM3)
      return String(text.dropLast())
    } catch {
      throw .badData("\(error)")
    }
  }

  private func board() throws(Failure) -> String {
    let notation = LevelNotation(qubits: qubits, bits: bits)
    var rows: [String] = []
    for (index, operation) in circuit.operations.enumerated() {
      guard let text = notation.text(of: operation) else {
        throw .badData("operation \(index + 1) is a matrix, which a board has no name for")
      }
      rows.append("    {\"gate\": \"\(text)\", \"standing\": \"frozen\"}")
    }
    return """
      {
        "qubits": [\(Self.list(qubits))],
        "bits": [\(Self.list(bits))],
        "board": [
      \(rows.joined(separator: ",\n"))
        ]
      }
      """
  }

  private static func list(_ names: [String]) -> String {
    names.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}
