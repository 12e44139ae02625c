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
      let circuit: NamedCircuit =
        switch try CircuitSource(invocation, console: console) {
        case .program(let program, let path): try NamedCircuit(program, path: path)
        case .level(let level): try NamedCircuit(level)
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
