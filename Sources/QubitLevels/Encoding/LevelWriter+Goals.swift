import QuantumSimulator
import QubitPuzzle

extension LevelWriter {
  func goal(_ goal: Goal) throws(LevelEncodingError) -> JSONText {
    switch goal {
    case .state(let goal): state(goal)
    case .bloch(let goal): bloch(goal)
    case .expectation(let goal): expectation(goal)
    case .unitary(let goal): try unitary(goal)
    case .probabilities(let goal): probabilities(goal)
    case .prediction(let prediction): try question(prediction)
    }
  }

  private func kind(_ kind: FileKeys.GoalKind) -> JSONText { .string(kind.rawValue) }

  private func state(_ goal: StateGoal) -> JSONText {
    var members: Members<FileKeys.StateGoal> = Members()
    members[.kind] = kind(.state)
    members[.qubits] = qubits(goal.qubits)
    members[.target] = .string(goal.target.text)
    members[.phase] = .string(goal.phase.rawValue)
    members[.fidelity] = .number(goal.minimumFidelity)
    return members.object
  }

  private func bloch(_ goal: BlochGoal) -> JSONText {
    var members: Members<FileKeys.BlochGoal> = Members()
    members[.kind] = kind(.bloch)
    members[.qubit] = qubit(goal.qubit)
    members[.vector] = .array([number(goal.x), number(goal.y), number(goal.z)])
    members[.tolerance] = .number(goal.tolerance)
    return members.object
  }

  private func expectation(_ goal: ExpectationGoal) -> JSONText {
    var members: Members<FileKeys.ExpectationGoal> = Members()
    members[.kind] = kind(.expectation)
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

  private func unitary(_ goal: UnitaryGoal) throws(LevelEncodingError) -> JSONText {
    var target: Members<FileKeys.UnitaryTarget> = Members()
    switch goal.target {
    case .circuit(let operations): target[.circuit] = try self.operations(operations)
    case .matrix(let rows): target[.matrix] = .array(rows.map { .array($0.map(amplitude)) })
    }
    var members: Members<FileKeys.UnitaryGoal> = Members()
    members[.kind] = kind(.unitary)
    members[.target] = target.object
    members[.ancillas] = qubits(goal.cleanAncillas)
    members[.phase] = .string(goal.phase.rawValue)
    members[.fidelity] = .number(goal.minimumFidelity)
    return members.object
  }

  private func probabilities(_ goal: ProbabilityGoal) -> JSONText {
    var members: Members<FileKeys.ProbabilityGoal> = Members()
    members[.kind] = kind(.probabilities)
    members[.qubits] = qubits(goal.qubits)
    members[.basis] = basis(goal.bases)
    members[.outcomes] = .object(
      goal.outcomes.map { outcome in
        (bits(outcome.bits, count: goal.qubits.count), number(outcome.probability))
      })
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
    claim[.goal] = try goal(choice.claim.goal)
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
    case .concurrence(let first, let second): members[.concurrence] = qubits([first, second])
    }
    return members.object
  }

  /// Bases as letters, the rightmost for the first qubit.
  private func basis(_ bases: [Pauli]) -> JSONText {
    var pauli = PauliString()
    for (place, basis) in bases.enumerated() { pauli[place] = basis }
    return .string(pauli.text(qubitCount: bases.count))
  }

  /// An outcome as bits, the rightmost for the first qubit.
  private func bits(_ outcome: Int, count: Int) -> String {
    (0..<count).reversed().map { outcome >> $0 & 1 == 1 ? "1" : "0" }.joined()
  }
}
