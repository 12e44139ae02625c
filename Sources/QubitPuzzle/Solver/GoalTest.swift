import QuantumSimulator

/// Tells the search which bundles, at the end of the board, are solutions.
///
/// The demands themselves are judged by what the judge uses. Before that a bundle's overlap with a target is taken
/// straight from its entries, which rules out nearly all bundles at next to no cost.
struct GoalTest {
  private let judge: Judge
  private let layout: BundleLayout
  private let dimension: Int
  /// The vectors of the bundle that are images of the level's start.
  private let startVectors: [Int]
  /// For each goal about the operation, which vectors are the images of its inputs, in order.
  private let operationGoals: [OperationGoal]
  /// A state that all qubits have to be in, if there is a goal of that kind.
  private let wholeState: StateGoal?

  private struct OperationGoal {
    var goal: PreparedUnitaryGoal
    var vectors: [Int]
    /// The target's columns, conjugate, end to end.
    var conjugateTarget: [Complex]
  }

  /// What a search has to carry through the board for a level's goals: the inputs, end to end.
  struct Inputs {
    /// The inputs.
    var bundle: VectorBundle
    /// How many there are.
    var count: Int
    /// The input that is the level's start, if any goal is about the state at the end.
    fileprivate var start: Int?
    /// The qubits over whose basis states the other inputs run, the others being in |0⟩.
    fileprivate var basisQubits: [Int]
  }

  /// The inputs that a level's goals ask for.
  static func inputs(of judge: Judge) -> Inputs {
    let level = judge.level
    var entries: [Complex] = []
    var basisQubits: [Int] = []
    var isAboutState = false
    for goal in judge.goals {
      switch goal {
      case .unitary(let prepared):
        for qubit in prepared.inputs where !basisQubits.contains(qubit) { basisQubits.append(qubit) }
      case .some: isAboutState = true
      case nil: break
      }
    }
    basisQubits.sort()
    let dimension = 1 << level.qubits.count
    var count = 0
    if !basisQubits.isEmpty {
      for number in 0..<1 << basisQubits.count {
        var column = [Complex](repeating: .zero, count: dimension)
        column[number.spread(to: basisQubits)] = .one
        entries += column
        count += 1
      }
    }
    // A search with nothing to look at still has to count operations; it carries the start along.
    let needsStart = isAboutState || basisQubits.isEmpty
    if needsStart {
      entries += Array(judge.start.amplitudes)
      count += 1
    }
    return Inputs(
      bundle: VectorBundle(entries), count: count, start: needsStart ? count - 1 : nil,
      basisQubits: basisQubits)
  }

  /// Prepares the test of bundles with a layout that began with `inputs`.
  init(_ judge: Judge, inputs: Inputs, layout: BundleLayout) {
    self.judge = judge
    self.layout = layout
    dimension = 1 << layout.qubitCount
    startVectors = layout.inputs.indices.filter { layout.inputs[$0] == inputs.start }
    var operationGoals: [OperationGoal] = []
    var wholeState: StateGoal?
    for goal in judge.goals {
      switch goal {
      case .unitary(let prepared):
        var vectors: [Int] = []
        var conjugateTarget: [Complex] = []
        for column in 0..<prepared.target.columns {
          let basisState = column.spread(to: prepared.inputs)
          vectors.append(basisState.bits(at: inputs.basisQubits))
          for row in 0..<prepared.target.rows {
            conjugateTarget.append(prepared.target[row, column].conjugate)
          }
        }
        operationGoals.append(
          OperationGoal(goal: prepared, vectors: vectors, conjugateTarget: conjugateTarget))
      case .state(let prepared)
      where prepared.goal.qubits == Array(judge.level.qubits.indices) && startVectors.count == 1:
        wholeState = prepared.goal
      default: break
      }
    }
    self.operationGoals = operationGoals
    self.wholeState = wholeState
  }

  /// Whether all goals hold.
  func isMet(by bundle: VectorBundle) throws(LevelFault) -> Bool {
    if let wholeState, isFar(bundle, from: wholeState) { return false }
    for operation in operationGoals {
      if isFar(bundle, from: operation) { return false }
      let images = matrix(of: operation, in: bundle)
      if !Evidence.fidelity(operation.goal.evidence(on: images)).isMet { return false }
    }
    let aboutState = judge.goals.contains { goal in
      switch goal {
      case .unitary, nil: false
      default: true
      }
    }
    guard aboutState else { return true }
    let branches = try branches(in: bundle)
    for (index, goal) in judge.goals.enumerated() {
      guard let goal else { continue }
      do throws(StateError) {
        if let result = try goal.result(on: branches), !result.isMet { return false }
      } catch {
        throw LevelFault(.goal(index), .state(error))
      }
    }
    return true
  }

  /// The least by which a fidelity has to fall short before it need not be looked at more closely.
  private static let margin = 1e-6

  private func isFar(_ bundle: VectorBundle, from goal: StateGoal) -> Bool {
    var overlap = Complex.zero
    let start = startVectors[0] * dimension
    for index in 0..<dimension {
      overlap +=
        goal.target.amplitudes[index].conjugate
        * Complex(bundle.reals[start + index], bundle.imaginaries[start + index])
    }
    return overlap.lengthSquared < goal.minimumFidelity - Self.margin
  }

  private func isFar(_ bundle: VectorBundle, from operation: OperationGoal) -> Bool {
    var overlap = Complex.zero
    for (column, vector) in operation.vectors.enumerated() {
      for row in 0..<dimension {
        let index = vector * dimension + row
        overlap +=
          operation.conjugateTarget[column * dimension + row]
          * Complex(bundle.reals[index], bundle.imaginaries[index])
      }
    }
    let columns = Double(operation.vectors.count)
    return overlap.lengthSquared < (operation.goal.goal.minimumFidelity - Self.margin) * columns * columns
  }

  private func matrix(of operation: OperationGoal, in bundle: VectorBundle) -> ComplexMatrix {
    var matrix = ComplexMatrix(rows: dimension, columns: operation.vectors.count)
    for (column, vector) in operation.vectors.enumerated() {
      for row in 0..<dimension {
        let index = vector * dimension + row
        matrix[row, column] = Complex(bundle.reals[index], bundle.imaginaries[index])
      }
    }
    return matrix
  }

  /// The branches that the start's images make up; those that cannot occur are left out, as a simulator does.
  private func branches(in bundle: VectorBundle) throws(LevelFault) -> [BoardBranch] {
    var branches: [BoardBranch] = []
    for vector in startVectors {
      let entries = bundle.entries(from: vector * dimension, count: dimension)
      let probability = entries.reduce(0) { $0 + $1.lengthSquared }
      guard probability >= StateVector.negligibleProbability else { continue }
      do throws(StateError) {
        let state = try StateVector(normalising: entries)
        branches.append(BoardBranch(probability: probability, state: state, label: nil))
      } catch {
        throw LevelFault(.level, .state(error))
      }
    }
    return branches
  }
}
