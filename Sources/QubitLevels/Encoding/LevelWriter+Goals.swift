import QuantumSimulator
import QubitPuzzle

extension LevelWriter {
  /// A goal.
  ///
  /// - Parameters:
  ///   - cases: The cases in which it is judged; nil for all.
  ///   - saysBranches: Whether it says how branches count, as it does where there can be several.
  func goal(
    _ goal: Goal, in cases: [Int]? = nil, saysBranches: Bool
  ) throws(LevelEncodingError) -> JSONText {
    let cases = cases.map { JSONText.strings($0.map(caseName)) }
    switch goal {
    case .state(let goal): return state(goal, cases, saysBranches)
    case .bloch(let goal): return bloch(goal, cases, saysBranches)
    case .expectation(let goal): return expectation(goal, cases)
    case .unitary(let goal): return try unitary(goal, cases)
    case .isometry(let goal): return isometry(goal, cases)
    case .truthTable(let goal): return truthTable(goal, cases)
    case .channel(let goal): return try channel(goal, cases)
    case .probabilities(let goal): return probabilities(goal, cases)
    case .records(let goal): return records(goal, cases)
    case .likelihood(let goal): return likelihood(goal, cases)
    case .identify(let goal): return identify(goal, cases)
    case .game(let goal): return game(goal)
    case .inCases(let cases, let goal):
      return try self.goal(goal, in: cases, saysBranches: saysBranches)
    case .meanOverCases(let goal):
      return try self.goal(goal, saysBranches: saysBranches)
        .inserting(FileKeys.StateGoal.overCases.rawValue, .string(OverCasesWord.mean.rawValue), at: 1)
    case .prediction(let prediction): return try question(prediction)
    }
  }

  func kind(_ kind: FileKeys.GoalKind) -> JSONText { .string(kind.rawValue) }

  private func state(_ goal: StateGoal, _ cases: JSONText?, _ saysBranches: Bool) -> JSONText {
    var members: Members<FileKeys.StateGoal> = Members()
    members[.kind] = kind(.state)
    members[.cases] = cases
    members[.qubits] = qubits(goal.qubits)
    members[.target] = .string(goal.target.text)
    members[.phase] = .string(goal.phase.rawValue)
    members[.branches] = saysBranches ? .string(goal.branches.rawValue) : nil
    members[.fidelity] = .number(goal.minimumFidelity)
    return members.object
  }

  private func bloch(_ goal: BlochGoal, _ cases: JSONText?, _ saysBranches: Bool) -> JSONText {
    var members: Members<FileKeys.BlochGoal> = Members()
    members[.kind] = kind(.bloch)
    members[.cases] = cases
    members[.branches] = saysBranches ? .string(goal.branches.rawValue) : nil
    members[.qubit] = qubit(goal.qubit)
    members[.vector] = .array([number(goal.x), number(goal.y), number(goal.z)])
    members[.tolerance] = .number(goal.tolerance)
    return members.object
  }

  private func expectation(_ goal: ExpectationGoal, _ cases: JSONText?) -> JSONText {
    var members: Members<FileKeys.ExpectationGoal> = Members()
    members[.kind] = kind(.expectation)
    members[.cases] = cases
    members[.pauli] = .string(goal.pauli.text(qubitCount: level.qubits.count))
    switch goal.wanted {
    case .equal(let value, let tolerance):
      members[.value] = number(value)
      members[.tolerance] = .number(tolerance)
    case .atLeast(let least): members[.atLeast] = number(least)
    case .atMost(let most): members[.atMost] = number(most)
    }
    return members.object
  }

  func target(_ target: UnitaryTarget) throws(LevelEncodingError) -> JSONText {
    var members: Members<FileKeys.UnitaryTarget> = Members()
    switch target {
    case .circuit(let operations): members[.circuit] = try self.operations(operations)
    case .matrix(let rows): members[.matrix] = .array(rows.map { .array($0.map(amplitude)) })
    }
    return members.object
  }

  private func unitary(_ goal: UnitaryGoal, _ cases: JSONText?) throws(LevelEncodingError) -> JSONText {
    var members: Members<FileKeys.UnitaryGoal> = Members()
    members[.kind] = kind(.unitary)
    members[.cases] = cases
    members[.target] = try target(goal.target)
    members[.ancillas] = qubits(goal.cleanAncillas)
    members[.phase] = .string(goal.phase.rawValue)
    members[.fidelity] = .number(goal.minimumFidelity)
    return members.object
  }

  private func probabilities(_ goal: ProbabilityGoal, _ cases: JSONText?) -> JSONText {
    var members: Members<FileKeys.ProbabilityGoal> = Members()
    members[.kind] = kind(.probabilities)
    members[.cases] = cases
    members[.qubits] = qubits(goal.qubits)
    members[.basis] = basis(goal.bases)
    members[.outcomes] = outcomes(goal.outcomes, count: goal.qubits.count)
    members[.tolerance] = .number(goal.tolerance)
    return members.object
  }

  private func question(_ prediction: Prediction) throws(LevelEncodingError) -> JSONText {
    var members: Members<FileKeys.Prediction> = Members()
    members[.kind] = kind(.prediction)
    members[.question] = text(prediction.question)
    switch prediction.answer {
    case .choice(let choices): members[.choices] = try array(choices, choice)
    case .number(let quantity, let tolerance):
      members[.quantity] = self.quantity(quantity)
      members[.tolerance] = .number(tolerance)
    }
    return members.object
  }

  private func choice(_ choice: Choice) throws(LevelEncodingError) -> JSONText {
    var claim: Members<FileKeys.Claim> = Members()
    claim[.after] = try operations(choice.claim.after)
    let measures = choice.claim.after.contains { $0.isMeasuring }
    claim[.goal] = try goal(choice.claim.goal, saysBranches: level.canMeasure || measures)
    claim[.verdict] = .string(choice.claim.verdict.rawValue)
    var members: Members<FileKeys.Choice> = Members()
    members[.id] = .string(choice.id)
    members[.text] = text(choice.text)
    members[.claim] = claim.object
    return members.object
  }

  private func quantity(_ quantity: Quantity) -> JSONText {
    var members: Members<FileKeys.Quantity> = Members()
    switch quantity {
    case .probability(let measured, let bases, let outcome):
      var probability: Members<FileKeys.ProbabilityQuantity> = Members()
      probability[.qubits] = qubits(measured)
      probability[.basis] = basis(bases)
      probability[.outcome] = .string(bits(outcome, count: measured.count))
      members[.probability] = probability.object
    case .expectation(let pauli):
      members[.expectation] = .string(pauli.text(qubitCount: level.qubits.count))
    case .blochLength(let qubit): members[.blochLength] = self.qubit(qubit)
    case .larmorFrequency(let qubit): members[.larmorFrequency] = self.qubit(qubit)
    case .concurrence(let first, let second): members[.concurrence] = qubits([first, second])
    }
    return members.object
  }

  /// Outcomes and their probabilities.
  func outcomes(_ outcomes: [ProbabilityGoal.Outcome], count: Int) -> JSONText {
    .object(outcomes.map { (bits($0.bits, count: count), number($0.probability)) })
  }

  /// Bases as letters, the rightmost for the first qubit.
  func basis(_ bases: [Pauli]) -> JSONText {
    .string(Self.text(bases.reversed()))
  }

  /// An outcome as bits, the rightmost for the first qubit.
  func bits(_ outcome: Int, count: Int) -> String {
    (0..<count).reversed().map { outcome >> $0 & 1 == 1 ? "1" : "0" }.joined()
  }
}
