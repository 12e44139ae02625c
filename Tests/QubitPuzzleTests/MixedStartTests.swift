import QuantumSimulator
import Testing

@testable import QubitPuzzle

/// Levels whose start is a density matrix, against what their kets give one by one.
@Suite("Mixed starts")
struct MixedStartTests {
  /// A mixture of random kets with random weights.
  private static func mixture(
    of count: Int, qubits: Int, using generator: inout SeededGenerator
  ) -> [WrittenDensity.WeightedKet] {
    let shares = (0..<count).map { _ in Double.random(in: 0.1...1, using: &generator) }
    let total = shares.reduce(0, +)
    return shares.map { share in
      let amplitudes = (0..<1 << qubits).map { _ in
        Complex(Double.random(in: -1...1, using: &generator), Double.random(in: -1...1, using: &generator))
      }
      let length = amplitudes.reduce(0) { $0 + $1.lengthSquared }.squareRoot()
      return WrittenDensity.WeightedKet(
        weight: written(share / total), ket: ket(amplitudes.map { (1 / length) * $0 }))
    }
  }

  /// The same state by its matrix.
  private static func rows(of density: WrittenDensity, qubits: Int) -> WrittenDensity {
    let matrix = density.matrix(dimension: 1 << qubits)
    return .rows(
      (0..<matrix.rows).map { row in
        (0..<matrix.columns).map { WrittenAmplitude(text: "", value: matrix[row, $0]) }
      })
  }

  private static let diagonal = WrittenDensity.rows([
    [WrittenAmplitude(text: "3/4", value: Complex(0.75)), WrittenAmplitude(text: "0", value: .zero)],
    [WrittenAmplitude(text: "0", value: .zero), WrittenAmplitude(text: "1/4", value: Complex(0.25))],
  ])

  private static func mean(_ goal: Goal) -> Goal {
    switch goal {
    case .state(var goal):
      goal.branches = .mean
      return .state(goal)
    case .bloch(var goal):
      goal.branches = .mean
      return .bloch(goal)
    default: return goal
    }
  }

  /// The numbers that a judge finds.
  private static func numbers(_ verdict: Verdict) -> [Double] {
    verdict.findings.flatMap { finding -> [Double] in
      switch finding.evidence {
      case .fidelity(let evidence): [evidence.fidelity]
      case .bloch(let arrow, _, _, _): [arrow.x, arrow.y, arrow.z]
      case .expectation(let actual, _), .likelihood(let actual, _): [actual]
      case .probabilities(let outcomes, _): outcomes.map { $0.actual }
      case .answer, .count: []
      }
    }
  }

  @Test("every goal is judged by the mean over the kets, in both spellings", arguments: 0..<20)
  func means(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let qubits = Int.random(in: 1...3, using: &generator)
    let parts = Self.mixture(of: Int.random(in: 1...4, using: &generator), qubits: qubits, using: &generator)
    let target = Self.mixture(of: 1, qubits: 1, using: &generator)[0].ket
    let zero = written(0)
    let goals: [Goal] = [
      stateGoal(target, qubits: [qubits - 1], fidelity: 0.1),
      .bloch(BlochGoal(qubit: 0, x: zero, y: zero, z: zero, tolerance: 2)),
      .expectation(
        ExpectationGoal(
          pauli: PauliString([.x, .y, .z][Int(seed % 3)], on: 0), wanted: .atLeast(written(-1)))),
      .probabilities(
        ProbabilityGoal(
          qubits: [0], bases: [.y], outcomes: [ProbabilityGoal.Outcome(bits: 1, probability: zero)],
          tolerance: 1)),
      .likelihood(
        LikelihoodGoal(readout: .qubits([qubits - 1], bases: [.x]), outcomes: [1], wanted: .atLeast(zero))),
    ]
    var gates: [Operation] = [.gate(.h, on: [0]), .gate(.t, on: [qubits - 1]), .gate(.sx, on: [0])]
    if qubits > 1 { gates += [.gate(.cx, on: [0, 1]), .gate(.h, on: [1]), .gate(.cx, on: [1, 0])] }
    let board = (0..<5).compactMap { _ in gates.randomElement(using: &generator) }.map(frozen)
    var wanted = [Double](repeating: 0, count: 7)
    for part in parts {
      let pure = makeLevel(qubits: qubits, start: .ket(part.ket), board: board, goals: goals)
      for (index, number) in Self.numbers(try pure.verdict(after: [])).enumerated() {
        wanted[index] += part.weight.value * number
      }
    }
    let density = WrittenDensity.mixture(parts)
    for start in [density, Self.rows(of: density, qubits: qubits)] {
      let level = makeLevel(
        qubits: qubits, start: .density(start), board: board, goals: goals.map(Self.mean))
      #expect(level.faults() == [])
      let found = Self.numbers(try level.verdict(after: []))
      #expect(found.count == wanted.count)
      for (number, wanted) in zip(found, wanted) { #expect(abs(number - wanted) < 1e-12) }
    }
  }

  @Test("the least number of moves is what trying all boards finds", arguments: 0..<12)
  func leastMoves(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let qubits = Int.random(in: 1...2, using: &generator)
    let parts = Self.mixture(of: 2, qubits: qubits, using: &generator)
    var gates: [StandardGate] = [.h, .s, .x, .t, .sx].shuffled(using: &generator).prefix(2).map { $0 }
    if qubits == 2 { gates.append(.cx) }
    var operations: [Operation] = []
    for gate in gates {
      for first in 0..<qubits {
        if gate.qubitCount == 1 { operations.append(.gate(try Gate(gate), on: [first])) }
        for second in 0..<qubits where second != first && gate.qubitCount == 2 {
          operations.append(.gate(try Gate(gate), on: [first, second]))
        }
      }
    }
    // What some board makes of an arrow is asked for.
    let aim = (0..<3).compactMap { _ in operations.randomElement(using: &generator) }
    let zero = written(0)
    func level(_ arrow: BlochVector?) -> Level {
      makeLevel(
        qubits: qubits, start: .density(.mixture(parts)), toolbox: gates.map { Tool(gate: $0) },
        goals: [
          .bloch(
            BlochGoal(
              qubit: 0, x: arrow.map { written($0.x) } ?? zero, y: arrow.map { written($0.y) } ?? zero,
              z: arrow.map { written($0.z) } ?? zero, tolerance: 1e-6, branches: .mean))
        ])
    }
    guard case .bloch(let arrow, _, _, _) = try level(nil).verdict(after: placing(aim)).findings[0].evidence
    else { return }
    let puzzle = level(arrow)
    var boards: [[Operation]] = [[]]
    var least: Int?
    for count in 0...3 where least == nil {
      if try boards.contains(where: { try puzzle.verdict(after: placing($0)).isSolved }) { least = count }
      boards = boards.flatMap { board in operations.map { board + [$0] } }
    }
    #expect(try puzzle.leastMoves() == least)
  }

  @Test("no gates make a mixture purer, which is proved, and a reset does")
  func purity() throws {
    var level = makeLevel(
      start: .density(Self.diagonal), toolbox: [Tool(gate: .h), Tool(gate: .s), Tool(gate: .x)],
      goals: [Self.mean(stateGoal(ket(1, 0), fidelity: 0.9))])
    guard case .impossible(let proof) = try Solver(limits: .thorough).solve(level) else {
      Issue.record("no proof")
      return
    }
    guard case .everyStateReached = proof.reason else {
      Issue.record("\(proof)")
      return
    }
    level.toolbox.append(Tool(.reset))
    #expect(try level.leastMoves() == 1)
  }

  @Test("a mixture that is not moved by a gate is met at no move")
  func mixedWholly() throws {
    let half = WrittenDensity.mixture([
      WrittenDensity.WeightedKet(weight: written(0.5), ket: ket(1, 0)),
      WrittenDensity.WeightedKet(weight: written(0.5), ket: ket(0, 1)),
    ])
    let level = makeLevel(
      start: .density(half), toolbox: [Tool(gate: .h)],
      goals: [Self.mean(stateGoal(ket(1, 1), fidelity: 0.5))])
    #expect(try level.verdict(after: []).isSolved)
    let asked = makeLevel(
      start: .density(half), toolbox: [Tool(gate: .h)],
      goals: [Self.mean(stateGoal(ket(1, 1), fidelity: 0.51))])
    guard case .impossible = try Solver(limits: .thorough).solve(asked) else {
      Issue.record("no proof")
      return
    }
  }

  @Test("a state passes through a board whose other qubits are mixed")
  func channel() throws {
    // Qubit 0 is |0⟩ and qubit 1 nothing is known of.
    let start = WrittenDensity.mixture([
      WrittenDensity.WeightedKet(weight: written(0.5), ket: basisKet(0, qubits: 2)),
      WrittenDensity.WeightedKet(weight: written(0.5), ket: basisKet(2, qubits: 2)),
    ])
    func goal(from qubit: Int, to other: Int) -> Goal {
      .channel(
        ChannelGoal(
          from: [qubit], to: [other], target: .circuit([]), branches: .mean, minimumFidelity: 0.999999))
    }
    let level = makeLevel(
      qubits: 2, start: .density(start), toolbox: [Tool(gate: .cx)], goals: [goal(from: 0, to: 1)])
    #expect(try level.leastMoves() == 3)
    let backwards = makeLevel(qubits: 2, start: .density(start), goals: [goal(from: 1, to: 0)])
    #expect(backwards.faults() == [LevelFault(.goal(0), .channelInputNotZero)])
  }

  @Test("what makes no sense with a mixed start is said")
  func faults() throws {
    let mean = Self.mean(stateGoal(ket(1, 0)))
    func faults(_ start: WrittenDensity, qubits: Int = 1, goals: [Goal]) -> [LevelFault] {
      makeLevel(qubits: qubits, start: .density(start), goals: goals).faults()
    }
    #expect(faults(Self.diagonal, goals: [mean]) == [])
    #expect(
      faults(Self.diagonal, goals: [unitaryGoal([.gate(.h, on: [0])])])
        == [LevelFault(.goal(0), .boardIsNotUnitary)])
    #expect(
      faults(Self.diagonal, goals: [stateGoal(ket(1, 0))]) == [LevelFault(.goal(0), .everyBranchOfNoise)])
    #expect(
      faults(Self.diagonal, qubits: 2, goals: [mean])
        == [LevelFault(.start, .amplitudeCount(found: 2, wanted: 4))])
    #expect(
      faults(Self.diagonal, qubits: 7, goals: [mean])
        == [LevelFault(.level, .noisyQubitCount(found: 7, limit: 6))])
    let heavy = WrittenDensity.mixture([
      WrittenDensity.WeightedKet(weight: written(0.75), ket: ket(1, 0))
    ])
    #expect(
      faults(heavy, goals: [mean]) == [LevelFault(.start, .state(.densityTraceNotOne(trace: 0.75)))])
    var claimed = makeLevel(
      start: .density(Self.diagonal),
      goals: [
        .prediction(
          Prediction(
            question: LocalizedText(simplifiedChinese: "", english: ""),
            answer: .choice([
              Choice(
                id: "up", text: LocalizedText(simplifiedChinese: "", english: ""),
                claim: Claim(after: [], goal: stateGoal(ket(1, 0)), verdict: .holds))
            ])))
      ], scoring: Scoring(counting: .answers, par: 1, threeStars: 1, twoStars: 1))
    #expect(claimed.faults() == [LevelFault(.claim(goal: 0, choice: 0), .everyBranchOfNoise)])
    claimed.start = .ket(ket(1, 0))
    #expect(claimed.faults() == [])
  }
}
