import QuantumSimulator

/// A goal that has been checked against its level, with everything worked out that does not depend on the board.
enum PreparedGoal: Sendable {
  /// The goal is about a state.
  case state(PreparedStateGoal)
  /// The goal is about a Bloch vector.
  case bloch(BlochGoal)
  /// The goal is about a mean value.
  case expectation(ExpectationGoal)
  /// The goal is about probabilities.
  case probabilities(ProbabilityGoal)
  /// The goal is about the whole operation.
  case unitary(PreparedUnitaryGoal)

  /// Checks and prepares a goal that is not a question.
  ///
  /// - Throws: the first fault of the goal.
  init(_ goal: Goal, of level: Level, at place: LevelFault.Place) throws(LevelFault) {
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
      try place.check(goal.wanted)
      self = .expectation(goal)
    case .probabilities(let goal):
      try level.check(goal.qubits, at: place)
      try place.check(goal)
      self = .probabilities(goal)
    case .unitary(let goal):
      try place.checkProbability(goal.minimumFidelity)
      self = .unitary(try PreparedUnitaryGoal(goal, of: level, at: place))
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

  /// Checks that a mean value is within reach.
  fileprivate func check(_ wanted: Wanted) throws(LevelFault) {
    let value: Double
    switch wanted {
    case .equal(let number, let tolerance):
      try checkTolerance(tolerance)
      value = number.value
    case .atLeast(let number), .atMost(let number):
      value = number.value
    }
    guard abs(value) <= 1 + Judge.roundingSlack else { throw LevelFault(self, .meanValue(value)) }
  }

  /// Checks that the outcomes exist and that their probabilities do not sum to too much, nor, where all are
  /// named, to too little.
  fileprivate func check(_ goal: ProbabilityGoal) throws(LevelFault) {
    try checkTolerance(goal.tolerance)
    let count = goal.qubits.count
    guard goal.bases.count == count else {
      throw LevelFault(self, .basisCount(found: goal.bases.count, wanted: count))
    }
    guard !goal.outcomes.isEmpty else { throw LevelFault(self, .noOutcomes) }
    var sum = 0.0
    for (index, outcome) in goal.outcomes.enumerated() {
      guard outcome.bits >= 0, outcome.bits >> count == 0 else {
        throw LevelFault(self, .outcomeOutOfRange(bits: outcome.bits, qubitCount: count))
      }
      if goal.outcomes[..<index].contains(where: { $0.bits == outcome.bits }) {
        throw LevelFault(self, .repeatedOutcome(bits: outcome.bits))
      }
      try checkProbability(outcome.probability.value)
      sum += outcome.probability.value
    }
    let slack = goal.tolerance * Double(goal.outcomes.count) + Judge.roundingSlack
    let namesAll = goal.outcomes.count == 1 << count
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

  /// Operations on the level's qubits and bits as a circuit.
  func circuit(of operations: [Operation], at place: LevelFault.Place) throws(LevelFault) -> Circuit {
    do throws(CircuitError) {
      return try Circuit(qubitCount: qubits.count, bitCount: bits.count, operations: operations)
    } catch {
      throw LevelFault(place, .operation(error))
    }
  }
}
