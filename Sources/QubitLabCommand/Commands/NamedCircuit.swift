import OpenQASM
import QubitLab
import QuirkCircuits

/// A circuit whose qubits and bits have names.
struct NamedCircuit {
  let circuit: Circuit
  let qubits: [String]
  let bits: [String]

  /// What a circuit can be written as.
  enum Format: String, CaseIterable {
    case openQASM2 = "qasm2"
    case openQASM3 = "qasm3"
    case quirk
    case quirkLink = "quirk-url"
    case board
  }

  init(_ program: QuantumProgram, path: String) throws(Failure) {
    self.init(try ProgramFile.reporting(path) { () throws(QASMError) in try program.circuit() })
  }

  init(_ circuit: Circuit) {
    self.circuit = circuit
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
    case .density: throw .badData("the level starts in a mixed state, which no gates prepare")
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

  func text(in format: Format) throws(Failure) -> String {
    switch format {
    case .openQASM2: try program(in: .openQASM2)
    case .openQASM3: try program(in: .openQASM3)
    case .quirk: try quirk { circuit throws(QuirkWriteError) in try circuit.quirkJSON() }
    case .quirkLink: try quirk { circuit throws(QuirkWriteError) in try circuit.quirkLink() }
    case .board: try board()
    }
  }

  private func program(in dialect: Dialect) throws(Failure) -> String {
    do throws(ExportError) {
      return String(try circuit.openQASM(dialect).dropLast())
    } catch {
      throw .badData("\(error)")
    }
  }

  private func quirk(_ write: (Circuit) throws(QuirkWriteError) -> String) throws(Failure) -> String {
    do throws(QuirkWriteError) {
      return try write(circuit)
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
