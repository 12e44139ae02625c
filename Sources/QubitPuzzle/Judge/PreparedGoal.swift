import QuantumSimulator

/// A goal that has been checked against its level, with everything worked out that does not depend on the board.
enum PreparedGoal: Sendable {
  /// The goal is about a state.
  case state(PreparedStateGoal)
  /// The goal is about a Bloch vector.
  case bloch(BlochGoal)
  /// The goal is about a mean value.
  case expectation(ExpectationGoal)
  /// The goal is about the probability of each of some outcomes.
  case distribution(Readout, [ProbabilityGoal.Outcome], tolerance: Double)
  /// The goal is about how likely some outcomes are together.
  case likelihood(LikelihoodGoal)
  /// The goal is about the whole operation.
  case unitary(PreparedUnitaryGoal)
  /// The goal is about a channel.
  case channel(PreparedChannelGoal)
  /// The goal is about right outcomes, case by case.
  case contest(PreparedContest)

  /// Checks and prepares a goal that is neither a question nor restricted to cases.
  ///
  /// - Parameter cases: The cases in which the goal is judged.
  /// - Throws: the first fault of the goal.
  init(
    _ goal: Goal, of level: Level, cases: [Int], at place: LevelFault.Place
  ) throws(LevelFault) {
    switch goal {
    case .state(let goal):
      try level.check(goal.qubits, at: place)
      try place.checkProbability(goal.minimumFidelity)
      self = .state(try PreparedStateGoal(goal, of: level, at: place))
    case .bloch(let goal):
      try level.check([goal.qubit], at: place)
      try place.checkTolerance(goal.tolerance)
      let length = goal.wanted.length
      guard length <= 1 + 1e-6 else { throw LevelFault(place, .longBlochVector(length: length)) }
      self = .bloch(goal)
    case .expectation(let goal):
      try level.check(goal.pauli.support, at: place, mayBeEmpty: true)
      try place.check(goal.wanted, from: -1)
      self = .expectation(goal)
    case .probabilities(let goal):
      let readout = Readout.qubits(goal.qubits, bases: goal.bases)
      try level.check(readout, at: place)
      try place.check(goal.outcomes, of: readout, tolerance: goal.tolerance)
      self = .distribution(readout, goal.outcomes, tolerance: goal.tolerance)
    case .records(let goal):
      let readout = Readout.bits(goal.bits)
      try level.check(readout, at: place)
      try place.check(goal.outcomes, of: readout, tolerance: goal.tolerance)
      self = .distribution(readout, goal.outcomes, tolerance: goal.tolerance)
    case .likelihood(let goal):
      try level.check(goal.readout, at: place)
      guard !goal.outcomes.isEmpty else { throw LevelFault(place, .noOutcomes) }
      try place.check(goal.outcomes, of: goal.readout)
      try place.check(goal.wanted, from: 0)
      self = .likelihood(goal)
    case .unitary(let goal):
      try place.checkProbability(goal.minimumFidelity)
      self = .unitary(try PreparedUnitaryGoal(goal, of: level, at: place))
    case .isometry(let goal):
      try level.check(goal.inputs, at: place)
      try place.checkProbability(goal.minimumFidelity)
      self = .unitary(try PreparedUnitaryGoal(goal, of: level, at: place))
    case .truthTable(let goal):
      try level.check(goal.qubits, at: place)
      try place.checkProbability(goal.minimumFidelity)
      self = .unitary(try PreparedUnitaryGoal(goal, of: level, at: place))
    case .channel(let goal):
      try place.checkProbability(goal.minimumFidelity)
      self = .channel(try PreparedChannelGoal(goal, of: level, at: place))
    case .identify(let goal):
      self = .contest(try PreparedContest(goal, of: level, cases: cases, at: place))
    case .game(let goal):
      self = .contest(try PreparedContest(goal, of: level, at: place))
    case .inCases, .meanOverCases:
      throw LevelFault(place, .nestedCases)
    case .prediction:
      throw LevelFault(place, .questionInClaim)
    }
  }
}

extension BlochGoal {
  /// The wanted arrow.
  var wanted: BlochVector { BlochVector(x: x.value, y: y.value, z: z.value) }
}

extension LevelFault.Place {
  /// Checks that a number is between 0 and 1.
  func checkProbability(_ value: Double) throws(LevelFault) {
    guard (0...1).contains(value) else { throw LevelFault(self, .notAProbability(value)) }
  }

  /// Checks that a tolerance is one.
  func checkTolerance(_ value: Double) throws(LevelFault) {
    guard value >= 0, value.isFinite else { throw LevelFault(self, .tolerance(value)) }
  }

  /// Checks that a number from `least` to 1 is within reach.
  fileprivate func check(_ wanted: Wanted, from least: Double) throws(LevelFault) {
    let value: Double
    switch wanted {
    case .equal(let number, let tolerance):
      try checkTolerance(tolerance)
      value = number.value
    case .atLeast(let number), .atMost(let number):
      value = number.value
    }
    guard value >= least - Judge.roundingSlack, value <= 1 + Judge.roundingSlack else {
      throw LevelFault(self, least == 0 ? .notAProbability(value) : .meanValue(value))
    }
  }

  /// Checks that the outcomes exist and that their probabilities do not sum to too much, nor, where all are
  /// named, to too little.
  fileprivate func check(
    _ outcomes: [ProbabilityGoal.Outcome], of readout: Readout, tolerance: Double
  ) throws(LevelFault) {
    try checkTolerance(tolerance)
    guard !outcomes.isEmpty else { throw LevelFault(self, .noOutcomes) }
    try check(outcomes.map { $0.bits }, of: readout)
    var sum = 0.0
    for outcome in outcomes {
      try checkProbability(outcome.probability.value)
      sum += outcome.probability.value
    }
    let slack = tolerance * Double(outcomes.count) + Judge.roundingSlack
    let namesAll = outcomes.count == 1 << readout.count
    guard sum <= 1 + slack, !namesAll || sum >= 1 - slack else {
      throw LevelFault(self, .probabilitySum(sum))
    }
  }
}

extension Level {
  /// Checks that qubits exist and are named once each.
  func check(
    _ named: [Int], at place: LevelFault.Place, mayBeEmpty: Bool = false
  ) throws(LevelFault) {
    guard mayBeEmpty || !named.isEmpty else { throw LevelFault(place, .noQubits) }
    for (index, qubit) in named.enumerated() {
      guard qubits.indices.contains(qubit) else {
        throw LevelFault(place, .qubitOutOfRange(qubit: qubit, qubitCount: qubits.count))
      }
      if named[..<index].contains(qubit) { throw LevelFault(place, .repeatedQubit(qubit)) }
    }
  }

  /// Checks that what becomes of the basis states of some qubits can be kept: 2ⁿ⁺ᵐ amplitudes for m of n qubits.
  func checkImages(of inputs: [Int], at place: LevelFault.Place) throws(LevelFault) {
    let (found, limit) = (qubits.count + inputs.count, Circuit.isometryQubitLimit)
    guard found <= limit else { throw LevelFault(place, .run(.tooManyQubits(found: found, limit: limit))) }
  }

  /// Operations on the level's qubits and bits as a circuit.
  func circuit(of operations: [Operation], at place: LevelFault.Place) throws(LevelFault) -> Circuit {
    do throws(CircuitError) {
      return try Circuit(qubitCount: qubits.count, bitCount: bits.count, operations: operations)
    } catch {
      throw LevelFault(place, .operation(error))
    }
  }
}
