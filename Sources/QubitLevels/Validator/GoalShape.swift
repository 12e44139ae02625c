import QuantumSimulator
import QubitPuzzle

/// What a goal asks, without thresholds and words, its qubits put in some order.
indirect enum GoalShape: Hashable {
  case state(qubits: Set<Int>, [RoundedAmplitude])
  case bloch(qubit: Int, [RoundedAmplitude])
  case expectation(PauliString, bound: Bound, [RoundedAmplitude])
  case unitary([RoundedAmplitude], ancillas: Set<Int>)
  case probabilities(PauliString, [Int: [RoundedAmplitude]])
  case isometry(inputs: Set<Int>, [RoundedAmplitude])
  case table(qubits: Set<Int>, [Int: Int])
  case channel([Int: Int], circuit: [Operation], matrix: [RoundedAmplitude], BranchPolicy)
  case records([Int], [Int: [RoundedAmplitude]])
  case likelihood(ReadoutShape, Set<Int>, bound: Bound, [RoundedAmplitude])
  case answers(ReadoutShape, [Int: Set<Int>], [RoundedAmplitude], RoundPolicy?, isGame: Bool)
  case inCases(Set<Int>, GoalShape)
  case meanOverCases(GoalShape)
  case question(Set<ClaimShape>)
  case quantity(QuantityShape)

  /// Which side of a number is wanted.
  enum Bound: Hashable {
    case equal
    case atLeast
    case atMost
  }

  /// Where an outcome is looked for.
  enum ReadoutShape: Hashable {
    case qubits(PauliString)
    case bits([Int])
  }

  /// What a choice claims.
  struct ClaimShape: Hashable {
    let after: [Operation]
    let goal: GoalShape
    let verdict: Claim.ClaimedVerdict
  }

  /// What a question asks for.
  enum QuantityShape: Hashable {
    case probability(PauliString, bits: Int)
    case expectation(PauliString)
    case blochLength(Int)
    case concurrence(Set<Int>)
    case larmorFrequency(Int)
  }

  /// The shape of a goal of a level, whose qubit q becomes qubit `order[q]`; nil for a goal that makes no sense.
  init?(of goal: Goal, level: Level, order: [Int]) {
    switch goal {
    case .state(let goal):
      let amplitudes = PuzzleShape.renamed(goal.target.amplitudes, qubits: goal.qubits, order)
      self = .state(
        qubits: Set(goal.qubits.map { order[$0] }), RoundedAmplitude.list(amplitudes, phase: goal.phase))
    case .bloch(let goal):
      self = .bloch(qubit: order[goal.qubit], Self.numbers([goal.x, goal.y, goal.z]))
    case .expectation(let goal):
      let pauli = goal.pauli.renamed(order)
      switch goal.wanted {
      case .equal(let value, _): self = .expectation(pauli, bound: .equal, Self.numbers([value]))
      case .atLeast(let value): self = .expectation(pauli, bound: .atLeast, Self.numbers([value]))
      case .atMost(let value): self = .expectation(pauli, bound: .atMost, Self.numbers([value]))
      }
    case .unitary(let goal):
      guard let shape = Self.unitary(goal, level: level, order: order) else { return nil }
      self = shape
    case .probabilities(let goal):
      let places = PuzzleShape.places(of: goal.qubits, order)
      var outcomes: [Int: [RoundedAmplitude]] = [:]
      for outcome in goal.outcomes {
        outcomes[PuzzleShape.moved(outcome.bits, places)] = Self.numbers([outcome.probability])
      }
      self = .probabilities(Self.observable(goal.qubits, goal.bases, order), outcomes)
    case .isometry, .truthTable, .channel:
      self = Self.operation(goal, level: level, order: order)
    case .records, .likelihood, .identify, .game:
      self = Self.outcomes(goal, order: order)
    case .inCases(let cases, let goal):
      guard let shape = GoalShape(of: goal, level: level, order: order) else { return nil }
      self = .inCases(Set(cases), shape)
    case .meanOverCases(let goal):
      guard let shape = GoalShape(of: goal, level: level, order: order) else { return nil }
      self = .meanOverCases(shape)
    case .prediction(let prediction):
      guard let shape = Self.question(prediction, level: level, order: order) else { return nil }
      self = shape
    }
  }

  static func numbers(_ numbers: [WrittenNumber]) -> [RoundedAmplitude] {
    RoundedAmplitude.list(numbers.map { Complex($0.value) }, phase: .exact)
  }

  static func observable(_ qubits: [Int], _ bases: [Pauli], _ order: [Int]) -> PauliString {
    var observable = PauliString()
    for (qubit, basis) in zip(qubits, bases) { observable[order[qubit]] = basis }
    return observable
  }

  private static func unitary(_ goal: UnitaryGoal, level: Level, order: [Int]) -> GoalShape? {
    let qubits = level.qubits.indices.filter { !goal.cleanAncillas.contains($0) }
    let matrix: ComplexMatrix
    switch goal.target {
    case .matrix(let rows):
      matrix = ComplexMatrix(
        rows: rows.count, columns: rows.count, elements: rows.flatMap { row in row.map { $0.value } })
    case .circuit(let operations):
      // Over the qubits that are not ancillas, numbered from 0 in their order.
      let numbers = level.qubits.indices.map { qubits.firstIndex(of: $0) ?? 0 }
      let target = operations.map { $0.renamed(numbers) }
      guard let unitary = PuzzleShape.matrix(of: target, qubitCount: qubits.count) else { return nil }
      matrix = unitary
    }
    let places = PuzzleShape.places(of: qubits, order)
    var renamed = matrix
    for row in 0..<matrix.rows {
      for column in 0..<matrix.columns {
        renamed[PuzzleShape.moved(row, places), PuzzleShape.moved(column, places)] = matrix[row, column]
      }
    }
    return .unitary(
      RoundedAmplitude.list(renamed.elements, phase: goal.phase),
      ancillas: Set(goal.cleanAncillas.map { order[$0] }))
  }

  private static func question(_ prediction: Prediction, level: Level, order: [Int]) -> GoalShape? {
    switch prediction.answer {
    case .choice(let choices):
      var claims: Set<ClaimShape> = []
      for choice in choices {
        guard let goal = GoalShape(of: choice.claim.goal, level: level, order: order) else { return nil }
        let after = choice.claim.after.map { $0.renamed(order).rounded }
        claims.insert(ClaimShape(after: after, goal: goal, verdict: choice.claim.verdict))
      }
      return .question(claims)
    case .number(.probability(let qubits, let bases, let bits), _):
      let moved = PuzzleShape.moved(bits, PuzzleShape.places(of: qubits, order))
      return .quantity(.probability(observable(qubits, bases, order), bits: moved))
    case .number(.expectation(let pauli), _): return .quantity(.expectation(pauli.renamed(order)))
    case .number(.blochLength(let qubit), _): return .quantity(.blochLength(order[qubit]))
    case .number(.larmorFrequency(let qubit), _): return .quantity(.larmorFrequency(order[qubit]))
    case .number(.concurrence(let first, let second), _):
      return .quantity(.concurrence([order[first], order[second]]))
    }
  }
}
