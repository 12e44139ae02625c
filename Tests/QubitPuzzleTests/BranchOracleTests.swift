import QuantumSimulator
import QubitPuzzle
import Testing

/// Holds verdicts and proofs on boards with looks, resets, conditions, black boxes and cases against an enumeration that
/// keeps nothing but amplitudes and follows every outcome by itself.
@Suite("Branches against brute force")
struct BranchOracleTests {
  /// One way in which a board can go, its vector as long as it is likely.
  private struct Branch {
    var amplitudes: [Complex]
    var bits: [Bool]

    var probability: Double { amplitudes.reduce(0) { $0 + $1.lengthSquared } }
  }

  /// What an operation makes of a branch: a gate by its matrix, a look at Z or a reset by keeping half of the amplitudes.
  private func follow(_ operation: Operation, _ branch: Branch) -> [Branch] {
    if let condition = operation.condition {
      let holds = condition.bits.enumerated().allSatisfy { place, bit in
        branch.bits[bit] == (condition.value >> UInt64(place) & 1 == 1)
      }
      guard holds else { return [branch] }
    }
    switch operation.action {
    case .gate(let application):
      var image = branch
      let (matrix, qubits) = (application.gate.matrix, application.targets)
      for row in branch.amplitudes.indices {
        image.amplitudes[row] = .zero
        for column in 0..<matrix.columns {
          var (source, own) = (row, 0)
          for (place, qubit) in qubits.enumerated() {
            own |= (row >> qubit & 1) << place
            source = source & ~(1 << qubit) | (column >> place & 1) << qubit
          }
          image.amplitudes[row] += matrix[own, column] * branch.amplitudes[source]
        }
      }
      return [image]
    case .measurement(let measurement):
      let qubit = measurement.observable.support[0]
      return [false, true].map { outcome in
        var image = branch
        for index in image.amplitudes.indices where (index >> qubit & 1 == 1) != outcome {
          image.amplitudes[index] = .zero
        }
        image.bits[measurement.bit] = outcome
        return image
      }
    case .reset(let qubit):
      return [0, 1].map { found in
        var image = branch
        for index in image.amplitudes.indices {
          image.amplitudes[index] =
            index >> qubit & 1 == 0 ? branch.amplitudes[index | found << qubit] : .zero
        }
        return image
      }
    case .barrier: return [branch]
    }
  }

  private func branches(_ operations: [Operation], from start: [Complex], bits: [Bool]) -> [Branch] {
    var branches = [Branch(amplitudes: start, bits: bits)]
    for operation in operations { branches = branches.flatMap { follow(operation, $0) } }
    return branches.filter { $0.probability > 1e-12 }
  }

  /// A board of two qubits and two bits, a black box, and cases that differ in bits, start and what is in the box.
  private struct Puzzle {
    var level: Level
    var tools: [Operation]
    /// Whether a board, as operations without the box, is a solution, by enumeration.
    var starts: [[Complex]]
    var target: [Complex]
    var policy: BranchPolicy
  }

  private func puzzle(seed: UInt64) throws -> Puzzle {
    var generator = SeededGenerator(seed: seed)
    var tools: [Operation] = [
      .on(.h, Int.random(in: 0..<2, using: &generator)), .measure(0, into: 0),
      .gate(.x, on: [1], if: Condition(bits: [0], equal: 1)), .reset(0),
      .gate(.z, on: [1], if: Condition(bits: [1], equal: UInt64.random(in: 0...1, using: &generator))),
      .on(.cx, 0, 1), .on(.cx, 1, 0), .on(.t, 1), .on(.ry(.pi / 3), 0), .measure(1, into: 1),
    ].shuffled(using: &generator)
    tools = Array(tools.prefix(4))
    let toolbox = tools.map { operation -> Tool in
      let conditioning = operation.condition.map { Tool.Conditioning.always($0) } ?? .never
      switch operation.action {
      case .gate(let application):
        return Tool(
          gate: application.gate.standard ?? .x, wires: [application.targets],
          angles: application.gate.parameters.map { .list([written($0)]) }, conditioning: conditioning)
      case .measurement(let measurement):
        return Tool(.measurement([.z]), wires: [measurement.observable.support], bits: [measurement.bit])
      default: return Tool(.reset, wires: [operation.qubits])
      }
    }
    let policy: BranchPolicy = Bool.random(using: &generator) ? .every : .mean
    let path = (0..<2).compactMap { _ in tools.randomElement(using: &generator) }
    let starts = [basisKet(0, qubits: 2), Bool.random(using: &generator) ? ket(1, 0, 1, 0) : ket(0, 0, 0, 1)]
    let reached = branches(path, from: starts[0].amplitudes, bits: [false, false])
    let first = try #require(reached.first)
    let norm = 1 / first.probability.squareRoot()
    let target = first.amplitudes.map { norm * $0 }
    let goal = Goal.state(
      StateGoal(
        qubits: [0, 1], target: ket(target), phase: .ignore,
        minimumFidelity: policy == .every ? 0.999 : 0.45, branches: policy))
    let level = makeLevel(
      qubits: 2, bits: 2, toolbox: toolbox, goals: [goal],
      cases: starts.enumerated().map { index, start in
        LevelCase(id: "c\(index)", setBits: index == 1 ? [1] : [], start: .ket(start))
      })
    return Puzzle(
      level: level, tools: tools, starts: starts.map { $0.amplitudes }, target: target, policy: policy)
  }

  /// Whether a board solves a puzzle, and how close it comes in the case that is farthest.
  private func isSolved(_ board: [Operation], _ puzzle: Puzzle) -> Bool {
    puzzle.starts.enumerated().allSatisfy { index, start in
      let ends = branches(board, from: start, bits: [false, index == 1])
      let overlaps = ends.map { end in
        zip(puzzle.target, end.amplitudes).reduce(Complex.zero) { $0 + $1.0.conjugate * $1.1 }.lengthSquared
      }
      switch puzzle.policy {
      case .every: return zip(overlaps, ends).allSatisfy { $0 / $1.probability >= 0.999 - 1e-9 }
      case .mean: return overlaps.reduce(0, +) >= 0.45 - 1e-9
      }
    }
  }

  @Test("Random boards with looks, resets and conditions, in two cases", arguments: 0..<40)
  func randomBoards(seed: UInt64) throws {
    let puzzle = try puzzle(seed: seed)
    let judge = try Judge(of: puzzle.level)
    var expected: (moves: Int, ways: Int)?
    var boards: [[Operation]] = [[]]
    for moves in 0...3 where expected == nil {
      var ways = 0
      for (number, board) in boards.enumerated() {
        let isSolved = isSolved(board, puzzle)
        if isSolved { ways += 1 }
        // The judge is asked about some of them.
        if moves < 2 || number % 11 == 0 {
          let session = try Session(replaying: placing(board), judge: judge)
          #expect(try session.verdict().isSolved == isSolved, "seed \(seed): \(board)")
        }
      }
      if ways > 0 { expected = (moves, ways) }
      boards = boards.flatMap { board in puzzle.tools.map { board + [$0] } }
    }
    switch try Solver(limits: SearchLimits(states: 3_000, bytes: 4_000_000, boards: 10)).solve(
      puzzle.level)
    {
    case .solved(let least):
      let session = try Session(replaying: least.example, judge: judge)
      #expect(try session.verdict().isSolved)
      if let expected {
        #expect(least.moves == expected.moves, "seed \(seed)")
        #expect(least.count == .exactly(expected.ways), "seed \(seed)")
      } else {
        #expect(least.moves > 3, "seed \(seed)")
      }
    case .impossible, .unknown: #expect(expected == nil, "seed \(seed)")
    }
  }

  @Test func someOfTheBoardsCanBeSolved() throws {
    let solved = try (0..<40).count { seed in
      let puzzle = try puzzle(seed: UInt64(seed))
      return puzzle.tools.contains { first in
        isSolved([first], puzzle) || puzzle.tools.contains { isSolved([first, $0], puzzle) }
      }
    }
    #expect(solved >= 5)
  }

  @Test("Probabilities of classical records over boxes and cases", arguments: 0..<20)
  func records(seed: UInt64) throws {
    var generator = SeededGenerator(seed: 500 + seed)
    let inside: [[Operation]] = [[.on(.x, 0)], [.on(.h, 0)], [.on(.t, 0), .on(.h, 0)]]
    let gates: [Operation] = [
      .on(.h, 0), .on(.cx, 0, 1), .measure(0, into: 0), .gate(.h, on: [1], if: Condition(bit: 0)), .reset(0),
      .on(.ry(1), 1),
    ]
    let before = (0..<4).compactMap { _ in gates.randomElement(using: &generator) }
    let after = (0..<4).compactMap { _ in gates.randomElement(using: &generator) } + [.measure(1, into: 1)]
    let box = PieceUse(piece: 0, wires: [0])
    let outcomes = [Int.random(in: 0..<4, using: &generator)]
    let level = makeLevel(
      qubits: 2, bits: 2,
      board: before.map(frozen) + [.operation(.piece(box), .frozen)] + after.map(frozen) + [.gap],
      toolbox: [Tool(gate: .x)],
      goals: (0..<3).map {
        .inCases(
          [$0],
          .likelihood(
            LikelihoodGoal(readout: .bits([0, 1]), outcomes: outcomes, wanted: .atLeast(written(0)))))
      },
      pieces: [Piece(name: "box", wires: ["a"], content: .blackBox)],
      cases: inside.enumerated().map { LevelCase(id: "c\($0.offset)", boxes: [0: $0.element]) })
    let verdict = try level.verdict(after: [])
    for (index, operations) in inside.enumerated() {
      let ends = branches(
        before + operations + after, from: basisKet(0, qubits: 2).amplitudes, bits: [false, false])
      let wanted = ends.filter { $0.bits == [outcomes[0] & 1 == 1, outcomes[0] & 2 == 2] }
        .reduce(0) { $0 + $1.probability }
      #expect(abs((verdict.findings[index].probability ?? -1) - wanted) < 1e-12)
    }
  }
}
