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
///     placement = operation | piece qubits | wait "(" time ")" | pulse "(" time "," phase ")" | "if" { bit "=" ("0" | "1") } ":" piece qubits
///     move      = placement [ "at" number ] | "remove" number | "replace" number "with" placement
///               | "move" number "to" number | "rounds" number | "answer" (choice | number)
///
/// A piece is a name that the level gives to a macro, a black box or noise; a wait or pulse is one too, and acts on all
/// qubits. A gate is written as `GateNotation` has it. Letters are Pauli operators, one for each qubit that follows, in the same
/// order. Operations on the board count from 1 here, frozen ones included, and from 0 in ``QubitPuzzle/Move``.
public struct LevelNotation: Sendable {
  let wires: Wires
  /// What the level takes as an answer.
  let answers: AnswerForm

  /// The notation of a level.
  public init(level: Level) {
    self.init(
      wires: Wires(
        qubits: level.qubits, bits: level.bits, pieces: level.pieces.map { Wires.PieceSignature(of: $0) }),
      answers: AnswerForm(for: level.goals))
  }

  /// The notation for operations on a board with these names.
  public init(qubits: [String], bits: [String]) {
    self.init(wires: Wires(qubits: qubits, bits: bits), answers: .unknown)
  }

  init(wires: Wires, answers: AnswerForm) {
    self.wires = wires
    self.answers = answers
  }
}

extension Wires.PieceSignature {
  /// What the notation has to know of a piece.
  init(of piece: Piece) {
    self.init(
      name: piece.name, wireCount: piece.wires.count, dialCount: piece.dialCount, takesTime: piece.takesTime)
  }
}
