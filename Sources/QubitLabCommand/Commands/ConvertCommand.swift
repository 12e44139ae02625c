import OpenQASM
import QubitLab

extension Command {
  /// Converts circuits.
  static let convert = Command(
    name: "convert",
    summary: "Convert a circuit between OpenQASM 2, OpenQASM 3, Quirk and the board of a level.",
    discussion: """
      Reads a program in OpenQASM, a circuit of Quirk's (its JSON in a file, or the link itself), or the board of a level
      with what prepares its start, and writes it to the output.
      Angles keep every bit. Loops are written out; a program whose steps depend on outcomes in ways that no circuit
      has is refused with the place, and so is a gate of Quirk's that no circuit has, with its column. `--to board` writes
      the part of a level file that holds qubits, bits and board. FILE can be a pipe, or `-` for the input.
      """,
    operands: .one("FILE|LINK|LEVEL"),
    options: [.to, .input, .levels],
    examples: [
      Example(line: "qubitlab convert old.qasm --to qasm3", effect: "OpenQASM 2 becomes OpenQASM 3."),
      Example(
        line: "qubitlab convert flip-the-arrow --to qasm2", effect: "A level's board, for a quantum computer."
      ),
      Example(
        line: "qubitlab convert bell.qasm --to quirk-url", effect: "A link that opens the circuit in Quirk."),
    ],
    run: { invocation, console throws(Failure) in
      guard let format = invocation[.to].flatMap(NamedCircuit.Format.init(rawValue:)) else {
        throw .usage("convert wants --to: \(Option.to.synopsis)")
      }
      let circuit: NamedCircuit =
        switch try CircuitSource(invocation, console: console) {
        case .program(let program, let path): try NamedCircuit(program, path: path)
        case .circuit(let circuit, _): NamedCircuit(circuit)
        case .level(let level): try NamedCircuit(level)
        }
      console.print(try circuit.text(in: format))
      return .clean
    })
}

extension Option {
  /// What to convert to.
  static let to = Option(
    name: "to", value: .oneOf(NamedCircuit.Format.allCases.map(\.rawValue)), help: "What to write.")
}
