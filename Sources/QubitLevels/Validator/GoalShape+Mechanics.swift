import QuantumSimulator
import QubitPuzzle

extension GoalShape {
  /// The shape of a goal about tables, images or channels.
  static func operation(_ goal: Goal, level: Level, order: [Int]) -> GoalShape {
    switch goal {
    case .truthTable(let goal):
      let places = PuzzleShape.places(of: goal.qubits, order)
      var rows: [Int: Int] = [:]
      for row in goal.rows {
        rows[PuzzleShape.moved(row.input, places)] = PuzzleShape.moved(row.output, places)
      }
      return .table(qubits: Set(goal.qubits.map { order[$0] }), rows)
    case .isometry(let goal):
      let places = PuzzleShape.places(of: goal.inputs, order)
      var images = [[Complex]](repeating: [], count: goal.images.count)
      for (input, image) in goal.images.enumerated() {
        images[PuzzleShape.moved(input, places)] = PuzzleShape.renamed(
          image.amplitudes, qubits: Array(level.qubits.indices), order)
      }
      return .isometry(
        inputs: Set(goal.inputs.map { order[$0] }),
        RoundedAmplitude.list(images.flatMap { $0 }, phase: goal.phase))
    case .channel(let goal):
      var ways: [Int: Int] = [:]
      for (from, to) in zip(goal.from, goal.to) { ways[order[from]] = order[to] }
      switch goal.target {
      case .circuit(let operations):
        return .channel(
          ways, circuit: operations.map { $0.renamed(order).rounded }, matrix: [], goal.branches)
      case .matrix(let rows):
        let elements = rows.flatMap { row in row.map { $0.value } }
        return .channel(
          ways, circuit: [], matrix: RoundedAmplitude.list(elements, phase: .ignore), goal.branches)
      }
    default: return .question([])
    }
  }

  /// The shape of a goal about outcomes.
  static func outcomes(_ goal: Goal, order: [Int]) -> GoalShape {
    switch goal {
    case .records(let goal):
      var outcomes: [Int: [RoundedAmplitude]] = [:]
      for outcome in goal.outcomes { outcomes[outcome.bits] = numbers([outcome.probability]) }
      return .records(goal.bits, outcomes)
    case .likelihood(let goal):
      let readout = ReadoutShape(goal.readout, order: order)
      let outcomes = Set(goal.outcomes.map { moved($0, in: goal.readout, order) })
      switch goal.wanted {
      case .equal(let value, _):
        return .likelihood(readout, outcomes, bound: .equal, numbers([value]))
      case .atLeast(let value):
        return .likelihood(readout, outcomes, bound: .atLeast, numbers([value]))
      case .atMost(let value):
        return .likelihood(readout, outcomes, bound: .atMost, numbers([value]))
      }
    case .identify(let goal):
      return .answers(
        ReadoutShape(goal.readout, order: order), answers(goal.answers, goal.readout, order),
        numbers([goal.greatestError]), nil, isGame: false)
    case .game(let goal):
      return .answers(
        ReadoutShape(goal.readout, order: order), answers(goal.wins, goal.readout, order),
        numbers([goal.minimum]), goal.rounds, isGame: true)
    default: return .question([])
    }
  }

  private static func answers(
    _ answers: [CaseAnswer], _ readout: Readout, _ order: [Int]
  ) -> [Int: Set<Int>] {
    var moved: [Int: Set<Int>] = [:]
    for answer in answers {
      moved[answer.levelCase] = Set(answer.outcomes.map { self.moved($0, in: readout, order) })
    }
    return moved
  }

  private static func moved(_ outcome: Int, in readout: Readout, _ order: [Int]) -> Int {
    guard case .qubits(let qubits, _) = readout else { return outcome }
    return PuzzleShape.moved(outcome, PuzzleShape.places(of: qubits, order))
  }
}

extension GoalShape.ReadoutShape {
  fileprivate init(_ readout: Readout, order: [Int]) {
    switch readout {
    case .qubits(let qubits, let bases):
      self = .qubits(GoalShape.observable(qubits, bases, order))
    case .bits(let bits): self = .bits(bits)
    }
  }
}
