import QuantumSimulator

/// Tells the search which bundles, at the end of the board, are solutions.
///
/// The demands themselves are judged by what the judge uses. Before that a bundle's overlap with a target is taken
/// straight from its entries, which rules out nearly all bundles at next to no cost.
struct GoalTest {
  private let judge: Judge
  private let inputs: SearchInputs
  private let rounds: Int
  /// For each goal about the operation, by its index, the columns of its target, conjugate, end to end, and the vectors
  /// of a strand that have to match them.
  private var operationGoals: [Int: OperationGoal] = [:]

  private struct OperationGoal {
    var vectors: [Int]
    var conjugateTarget: [Complex]
  }

  /// Prepares the test of bundles that began as `inputs`, for a board that is played for some rounds.
  init(_ judge: Judge, inputs: SearchInputs, rounds: Int) {
    self.judge = judge
    self.inputs = inputs
    self.rounds = rounds
    for (index, demand) in judge.goals.enumerated() {
      guard case .unitary(let prepared) = demand.goal else { continue }
      var goal = OperationGoal(vectors: [], conjugateTarget: [])
      for (place, column) in prepared.columns.enumerated() {
        let basisState = column.spread(to: prepared.inputs)
        goal.vectors.append(inputs.basis + basisState.bits(at: inputs.basisQubits))
        for row in 0..<prepared.target.rows {
          goal.conjugateTarget.append(prepared.target[row, place].conjugate)
        }
      }
      operationGoals[index] = goal
    }
  }

  /// Whether all goals hold.
  func isMet(by bundle: VectorBundle, _ layout: StrandLayout) throws(LevelFault) -> Bool {
    for (index, demand) in judge.goals.enumerated() {
      guard let goal = demand.goal else { continue }
      if demand.isMean {
        guard try isMetOnMean(goal, index, by: bundle, layout) else { return false }
        continue
      }
      guard try isMet(goal, index, demand.cases, by: bundle, layout) else { return false }
    }
    return true
  }

  private func isMet(
    _ goal: PreparedGoal, _ index: Int, _ cases: [Int], by bundle: VectorBundle, _ layout: StrandLayout
  ) throws(LevelFault) -> Bool {
    if case .contest(let contest) = goal, case .meanOverCases = contest.standard {
      return try isMet(contest, index, by: bundle, layout)
    }
    for levelCase in cases {
      let strands = layout.strands.indices.filter { layout.strands[$0].levelCase == levelCase }
      switch goal {
      case .unitary(let prepared):
        guard let strand = strands.first, let operation = operationGoals[index],
          isMet(prepared, operation, by: bundle, at: strand * inputs.width)
        else { return false }
      case .channel(let prepared):
        guard let first = inputs.channels[index] else { return false }
        let count = inputs.dimension << prepared.from.count
        let ends = try branches(in: bundle, layout, strands, first: first, count: count)
        guard let result = prepared.test.result(on: ends), result.isMet else { return false }
      default:
        if case .state(let prepared) = goal, strands.count == 1,
          isFar(bundle, at: strands[0] * inputs.width, from: prepared)
        {
          return false
        }
        guard try result(of: goal, index, bundle, layout, strands, inCase: levelCase)?.isMet == true else {
          return false
        }
      }
    }
    return true
  }

  /// Whether a goal holds for the mixture over all cases.
  private func isMetOnMean(
    _ goal: PreparedGoal, _ index: Int, by bundle: VectorBundle, _ layout: StrandLayout
  ) throws(LevelFault) -> Bool {
    guard let start = inputs.start else { return false }
    var ends: [BoardBranch] = []
    for situation in judge.cases {
      let strands = layout.strands.indices.filter { layout.strands[$0].levelCase == situation.index }
      let share = situation.weight ?? 1 / Double(judge.cases.count)
      for var end in try branches(in: bundle, layout, strands, first: start, count: inputs.dimension) {
        end.probability *= share
        ends.append(end)
      }
    }
    return try goal.meanResult(on: .branches(ends), at: .goal(index)).isMet
  }

  private func isMet(
    _ contest: PreparedContest, _ index: Int, by bundle: VectorBundle, _ layout: StrandLayout
  ) throws(LevelFault) -> Bool {
    var mean = 0.0
    for situation in judge.cases {
      let strands = layout.strands.indices.filter {
        layout.strands[$0].levelCase == situation.index
      }
      let ends = try ends(for: contest.readout, bundle, layout, strands)
      do throws(StateError) {
        mean +=
          (situation.weight ?? 0)
          * (try contest.probability(ofRightOutcomeIn: situation.index, ends))
      } catch {
        throw LevelFault(.goal(index), .state(error))
      }
    }
    return contest.result(mean, rounds: rounds).isMet
  }

  private func result(
    of goal: PreparedGoal, _ index: Int, _ bundle: VectorBundle, _ layout: StrandLayout,
    _ strands: [Int], inCase levelCase: Int
  ) throws(LevelFault) -> GoalResult? {
    let ends = try ends(for: goal.readout, bundle, layout, strands)
    do throws(StateError) {
      return try goal.result(on: ends, inCase: levelCase)
    } catch {
      throw LevelFault(.goal(index), .state(error))
    }
  }
}

extension GoalTest {
  /// The least by which a fidelity has to fall short before it need not be looked at more closely.
  private static let margin = 1e-6

  private func isFar(_ bundle: VectorBundle, at strand: Int, from goal: PreparedStateGoal) -> Bool {
    guard goal.isAboutAll, let start = inputs.start else { return false }
    var overlap = Complex.zero
    let first = strand + start * inputs.dimension
    for index in 0..<inputs.dimension {
      overlap +=
        goal.target[index.bits(at: goal.qubits)].conjugate
        * Complex(bundle.reals[first + index], bundle.imaginaries[first + index])
    }
    return overlap.lengthSquared < goal.minimumFidelity - Self.margin
  }

  private func isMet(
    _ goal: PreparedUnitaryGoal, _ operation: OperationGoal, by bundle: VectorBundle, at strand: Int
  ) -> Bool {
    var overlap = Complex.zero
    for (column, vector) in operation.vectors.enumerated() {
      for row in 0..<inputs.dimension {
        let index = strand + vector * inputs.dimension + row
        overlap +=
          operation.conjugateTarget[column * inputs.dimension + row]
          * Complex(bundle.reals[index], bundle.imaginaries[index])
      }
    }
    let columns = Double(operation.vectors.count)
    if overlap.lengthSquared < (goal.minimumFidelity - Self.margin) * columns * columns { return false }
    var images = ComplexMatrix(rows: inputs.dimension, columns: operation.vectors.count)
    for (column, vector) in operation.vectors.enumerated() {
      for row in 0..<inputs.dimension {
        let index = strand + vector * inputs.dimension + row
        images[row, column] = Complex(bundle.reals[index], bundle.imaginaries[index])
      }
    }
    return Evidence.fidelity(goal.evidence(on: images)).isMet
  }
}

extension GoalTest {
  /// The branches of one case as a readout sees them.
  private func ends(
    for readout: Readout?, _ bundle: VectorBundle, _ layout: StrandLayout, _ strands: [Int]
  ) throws(LevelFault) -> BranchEnds {
    guard let start = inputs.start else { return .records([]) }
    if case .bits = readout {
      return .records(
        strands.map { strand in
          let probability = bundle.normSquared(
            from: strand * inputs.width + start * inputs.dimension, count: inputs.dimension)
          return BranchRecord(probability: probability, bits: layout.strands[strand].register)
        })
    }
    return .branches(
      try branches(in: bundle, layout, strands, first: start, count: inputs.dimension))
  }

  /// The branches of one case, from `count` entries of each strand that begin with the vector `first`; those that cannot
  /// occur are left out, as a simulator does.
  private func branches(
    in bundle: VectorBundle, _ layout: StrandLayout, _ strands: [Int], first: Int, count: Int
  ) throws(LevelFault) -> [BoardBranch] {
    var branches: [BoardBranch] = []
    let norm = Double(count / inputs.dimension)
    for strand in strands {
      let start = strand * inputs.width + first * inputs.dimension
      let entries = bundle.entries(from: start, count: count)
      let probability = entries.reduce(0) { $0 + $1.lengthSquared } / norm
      guard probability >= StateVector.negligibleProbability else { continue }
      do throws(StateError) {
        let state = try StateVector(normalising: entries)
        branches.append(
          BoardBranch(
            probability: probability, state: state, bits: layout.strands[strand].register, label: nil))
      } catch {
        throw LevelFault(.level, .state(error))
      }
    }
    return branches
  }
}
