import QuantumSimulator
import QubitPuzzle

/// Levels for tests: a puzzle with empty words.
func makeLevel(
  qubits: Int = 1, bits: Int = 0, start: Start? = nil, board: [BoardItem] = [], toolbox: [Tool] = [],
  goals: [Goal] = [], budgets: [Budget] = [],
  scoring: Scoring? = Scoring(counting: .placements, par: 1, threeStars: 1, twoStars: 2),
  hints: [LocalizedText] = [], pieces: [Piece] = [], cases: [LevelCase] = [], parties: [Party] = [],
  connectivity: [Level.Pair]? = nil, rounds: RoundDial? = nil
) -> Level {
  let nothing = LocalizedText(simplifiedChinese: "", english: "")
  return Level(
    id: "test", mechanic: .prepare,
    texts: Texts(title: nothing, brief: nothing, hints: hints, explanation: nothing),
    concepts: Concepts(teaches: [], requires: []), qubits: (0..<qubits).map { "q\($0)" },
    bits: (0..<bits).map { "c\($0)" }, start: start ?? .ket(basisKet(0, qubits: qubits)), board: board,
    toolbox: toolbox, goals: goals, budgets: budgets, scoring: scoring, solutions: [], routes: [],
    redHerrings: [], media: [], pieces: pieces, cases: cases, parties: parties,
    connectivity: connectivity, rounds: rounds)
}

/// A number as an author writes it.
func written(_ value: Double) -> WrittenNumber { WrittenNumber(text: "\(value)", value: value) }

/// A state from its amplitudes in index order.
func ket(_ amplitudes: [Complex]) -> WrittenKet { WrittenKet(text: "", amplitudes: amplitudes) }

/// A state from real amplitudes in index order, brought to length 1.
func ket(_ amplitudes: Double...) -> WrittenKet {
  let norm = amplitudes.reduce(0) { $0 + $1 * $1 }.squareRoot()
  return ket(amplitudes.map { Complex($0 / norm) })
}

/// An operation that stands on the board and cannot be touched.
func frozen(_ operation: Operation) -> BoardItem { .operation(operation, .frozen) }

/// The moves that place operations, one after another.
func placing(_ operations: [Operation]) -> [Move] { operations.map { .place($0, position: nil) } }

/// A basis state.
func basisKet(_ index: Int, qubits: Int) -> WrittenKet {
  ket((0..<1 << qubits).map { $0 == index ? Complex.one : .zero })
}

/// A goal about the state of all qubits.
func stateGoal(
  _ target: WrittenKet, phase: PhasePolicy = .ignore, qubits: [Int]? = nil, fidelity: Double = 0.999999
) -> Goal {
  .state(
    StateGoal(
      qubits: qubits ?? Array(0..<target.qubitCount), target: target, phase: phase,
      minimumFidelity: fidelity))
}

/// A goal about the whole operation.
func unitaryGoal(
  _ operations: [Operation], phase: PhasePolicy = .ignore, ancillas: [Int] = [],
  fidelity: Double = 0.999999
) -> Goal {
  .unitary(
    UnitaryGoal(
      target: .circuit(operations), cleanAncillas: ancillas, phase: phase, minimumFidelity: fidelity))
}

extension Operation {
  /// A gate on wires.
  static func on(_ gate: Gate, _ wires: Int...) -> Operation { .gate(gate, on: wires) }
}

extension Attempt.Item {
  /// An operation of the simulator on the board.
  static func operation(_ operation: Operation, _ standing: Standing) -> Attempt.Item {
    .operation(.operation(operation), standing)
  }
}

extension Standing {
  /// In the place of an operation of the simulator.
  static func substituted(for operation: Operation) -> Standing {
    .substituted(for: .operation(operation))
  }
}

extension Move {
  /// Puts a gate at the end of the first gap.
  static func put(_ gate: Gate, _ wires: Int...) -> Move { .place(.gate(gate, on: wires), position: nil) }
}

extension Level {
  /// What the judge says once moves have been made.
  func verdict(after moves: [Move]) throws -> Verdict {
    try Session(replaying: moves, judge: Judge(of: self)).verdict()
  }

  /// The least number of moves, or nil where the solver finds none.
  func leastMoves() throws -> Int? {
    guard case .solved(let least) = try Solver(limits: .thorough).solve(self) else { return nil }
    return least.moves
  }
}

extension Verdict.Finding {
  /// The probability that was found, where one was.
  var probability: Double? {
    if case .likelihood(let actual, _) = evidence { actual } else { nil }
  }
}

extension Attempt {
  /// The attempt after several moves.
  func playing(_ moves: Move...) throws(MoveRefusal) -> Attempt {
    var attempt = self
    for move in moves { attempt = try attempt.applying(move) }
    return attempt
  }
}
