import QuantumSimulator
public import QubitPuzzle

/// Operations and moves as people write them, with a level's own names for qubits and bits.
///
/// ```swift
/// let notation = LevelNotation(level: level)
/// let move = try notation.move("replace 2 with CX q0 q1")
/// notation.text(of: move)   // "replace 2 with CX q0 q1"
/// ```
///
/// Level files, the terminal and replays share it:
///
///     operation = gate | "measure" [letters] qubits "->" bit | "reset" qubit | "barrier" qubits
///               | "if" { bit "=" ("0" | "1") } ":" operation
///     placement = operation | piece qubits | "if" { bit "=" ("0" | "1") } ":" piece qubits
///     move      = placement [ "at" number ] | "remove" number | "replace" number "with" placement
///               | "rounds" number | "answer" (choice | number)
///
/// A piece is a name that the level gives to a macro or a black box. A gate is written as `GateNotation` has it. Letters are Pauli operators, one for each qubit that follows, in the same
/// order. Operations on the board count from 1 here, frozen ones included, and from 0 in ``QubitPuzzle/Move``.
public struct LevelNotation: Sendable {
  let wires: Wires
  /// The ids of the choices that an answer can name; nil where they are not known, and any id will do.
  let choices: [String]?

  /// The notation of a level.
  public init(level: Level) {
    var choices: [String] = []
    for case .prediction(let prediction) in level.goals {
      if case .choice(let offered) = prediction.answer { choices = offered.map { $0.id } }
    }
    let pieces = level.pieces.map {
      Wires.PieceSignature(name: $0.name, wireCount: $0.wires.count)
    }
    self.init(
      wires: Wires(qubits: level.qubits, bits: level.bits, pieces: pieces), choices: choices)
  }

  /// The notation for operations on a board with these names.
  public init(qubits: [String], bits: [String]) {
    self.init(wires: Wires(qubits: qubits, bits: bits), choices: nil)
  }

  init(wires: Wires, choices: [String]?) {
    self.wires = wires
    self.choices = choices
  }
}
