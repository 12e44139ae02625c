import QuantumSimulator

/// A goal about a channel, turned into one about a state: each input qubit is entangled with a reference that the board
/// does not touch, and the references count as qubits after the level's own.
///
/// The channel is the wanted one exactly when the outputs and the references end in the state that the target makes of
/// them (Choi, "Completely positive linear maps on complex matrices", Linear Algebra and its Applications 10, 1975).
struct PreparedChannelGoal: Sendable {
  /// Where the input enters.
  let from: [Int]
  /// The goal about the outputs and the references.
  let test: PreparedStateGoal
  private let qubitCount: Int

  /// Checks and prepares a goal.
  init(_ goal: ChannelGoal, of level: Level, at place: LevelFault.Place) throws(LevelFault) {
    try level.check(goal.from, at: place)
    try level.check(goal.to, at: place)
    guard goal.from.count == goal.to.count else {
      throw LevelFault(place, .channelWidths(from: goal.from.count, to: goal.to.count))
    }
    try level.checkImages(of: goal.from, at: place)
    qubitCount = level.qubits.count
    from = goal.from
    let size = 1 << goal.to.count
    let matrix: ComplexMatrix
    switch goal.target {
    case .matrix(let rows): matrix = try rows.unitary(size: size, at: place)
    case .circuit(let operations):
      for qubit in operations.flatMap({ $0.qubits }) where !goal.to.contains(qubit) {
        try level.check([qubit], at: place)
        throw LevelFault(place, .qubitOutsideTarget(level.qubits[qubit]))
      }
      let circuit = try level.circuit(of: operations, at: place)
      let images = try circuit.isometry(inputs: goal.to, at: place)
      var onOutputs = ComplexMatrix(rows: size, columns: size)
      for row in 0..<size {
        for column in 0..<size { onOutputs[row, column] = images[row.spread(to: goal.to), column] }
      }
      matrix = onOutputs
    }
    let scale = 1 / Double(size).squareRoot()
    var target = [Complex](repeating: .zero, count: size * size)
    for input in 0..<size {
      for output in 0..<size { target[output + size * input] = scale * matrix[output, input] }
    }
    test = PreparedStateGoal(
      qubits: goal.to + (0..<goal.from.count).map { $0 + level.qubits.count }, target: target,
      phase: .ignore, minimumFidelity: goal.minimumFidelity, branches: goal.branches,
      qubitCount: qubitCount + goal.from.count)
  }

  /// The start with each of the inputs' basis states in turn.
  ///
  /// - Throws: ``LevelFault`` where the inputs do not begin in |0…0⟩.
  func inputs(
    from start: StateVector, at place: LevelFault.Place
  ) throws(LevelFault) -> [[Complex]] {
    let mask = (~0).spread(to: from)
    var inputs: [[Complex]] = []
    for input in 0..<1 << from.count {
      let flip = input.spread(to: from)
      var amplitudes = [Complex](repeating: .zero, count: start.basisStateCount)
      for (basisState, amplitude) in start.amplitudes.enumerated() {
        guard basisState & mask == 0 || amplitude.lengthSquared < 1e-18 else {
          throw LevelFault(place, .channelInputNotZero)
        }
        if basisState & mask == 0 { amplitudes[basisState | flip] = amplitude }
      }
      inputs.append(amplitudes)
    }
    return inputs
  }

  /// The images of the inputs, each with its own state of the references, as one state.
  static func state(_ images: [[Complex]], at place: LevelFault.Place) throws(LevelFault) -> StateVector {
    do throws(StateError) {
      return try StateVector(normalising: images.flatMap { $0 })
    } catch {
      throw LevelFault(place, .state(error))
    }
  }

  /// What is found in a run.
  func result(on run: CaseRun, at place: LevelFault.Place) throws(LevelFault) -> GoalResult {
    var parts: [StartPart] = []
    for part in run.situation.parts {
      let state = try Self.state(inputs(from: part.state, at: place), at: place)
      parts.append(StartPart(probability: part.probability, state: state))
    }
    if let noisy = run.noisy {
      let wider = NoisyCircuit(
        qubitCount: qubitCount + from.count, bitCount: noisy.bitCount, steps: noisy.steps,
        readout: noisy.readout)
      let branches = try NoisyEnds.branches(
        of: wider, from: parts, setBits: run.situation.setBits, at: place)
      guard let result = test.result(on: branches) else { throw LevelFault(place, .state(.zeroVector)) }
      return result
    }
    let circuit: Circuit
    do throws(CircuitError) {
      circuit = try Circuit(
        qubitCount: qubitCount + from.count, bitCount: run.circuit.bitCount,
        operations: run.circuit.operations)
    } catch {
      throw LevelFault(place, .operation(error))
    }
    let branches = try circuit.branches(
      from: parts[0].state, setBits: run.situation.setBits, at: place)
    guard let result = test.result(on: branches) else { throw LevelFault(place, .state(.zeroVector)) }
    return result
  }
}
