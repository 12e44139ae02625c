import OpenQASM
import QubitLab

extension Command {
  /// Converts circuits.
  static let convert = Command(
    name: "convert",
    summary: "Convert a circuit between OpenQASM 2, OpenQASM 3 and the board of a level.",
    discussion: """
      Reads a program in OpenQASM, or the board of a level with what prepares its start, and writes it to the output.
      Angles keep every bit. Loops are written out; a program whose steps depend on outcomes in ways that no circuit
      has is refused with the place. `--to board` writes the part of a level file that holds qubits, bits and board.
      """,
    operands: .one("FILE|LEVEL"),
    options: [.to, .input, .levels],
    examples: [
      Example(line: "qubitlab convert old.qasm --to qasm3", effect: "OpenQASM 2 becomes OpenQASM 3."),
      Example(line: "qubitlab convert ghz --to qasm2", effect: "A level's board, for a quantum computer."),
    ],
    run: { invocation, console throws(Failure) in
      guard let format = invocation[.to] else { throw .usage("convert wants --to: \(Option.to.synopsis)") }
      let path = invocation.operands[0]
      let circuit: NamedCircuit
      if path == "-" || path.hasSuffix(".qasm") || path.hasSuffix(".inc") {
        let inputs = try ProgramFile.inputs(invocation[.input])
        let program = try ProgramFile.program(at: path, inputs: inputs, console: console)
        circuit = try NamedCircuit(program, path: path)
      } else {
        circuit = try NamedCircuit(LevelLookup.level(path, for: invocation))
      }
      console.print(try circuit.text(in: format))
      return .clean
    })
}

extension Option {
  /// What to convert to.
  static let to = Option(
    name: "to", value: .oneOf(["qasm2", "qasm3", "board"]), help: "What to write.")
}

/// A circuit whose qubits and bits have names.
private struct NamedCircuit {
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
