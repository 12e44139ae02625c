import QuantumSimulator

extension LevelFault: CustomStringConvertible {
  /// What an author is told: where the fault is, what was found and what was wanted. Things count from 1 in it.
  public var description: String { "\(place): \(reason)" }
}

extension LevelFault.Place: CustomStringConvertible {
  /// The part of the level in words.
  public var description: String {
    switch self {
    case .level: "level"
    case .start: "start"
    case .board(let index): "board item \(index + 1)"
    case .tool(let index): "tool \(index + 1)"
    case .goal(let index): "goal \(index + 1)"
    case .claim(let goal, let choice): "goal \(goal + 1), choice \(choice + 1)"
    case .budget(let index): "budget \(index + 1)"
    case .scoring: "scoring"
    }
  }
}

extension LevelFault.Reason: CustomStringConvertible {
  /// The mistake in words.
  public var description: String {
    switch self {
    case .qubitCount(let found, let limit): "\(found) qubits; a level has 1 to \(limit)"
    case .operation(let error): error.sentence
    case .onlyGates: "only gates may stand here, without conditions"
    case .amplitudeCount(let found, let wanted): "\(found) amplitudes where \(wanted) are wanted"
    case .state(let error): error.sentence
    case .qubitOutOfRange(let qubit, let count): "qubit \(qubit) does not exist; there are \(count)"
    case .repeatedQubit(let qubit): "qubit \(qubit) is named twice"
    case .noQubits: "no qubit is named"
    case .exactPhaseOfSubset: "a subset of the qubits has no global phase; the phase has to be ignored"
    case .notAProbability(let value): "\(NumberText.decimal(value, places: 10)) is not between 0 and 1"
    case .tolerance(let value): "\(NumberText.decimal(value, places: 10)) is not a tolerance"
    case .longBlochVector(let length):
      "unphysical: a Bloch vector of length \(NumberText.decimal(length)) is longer than 1"
    case .meanValue(let value):
      "unphysical: a mean value of \(NumberText.decimal(value)) is not between −1 and 1"
    case .matrixShape(let rows, let columns, let wanted):
      "a matrix of \(rows) by \(columns) where \(wanted) by \(wanted) is wanted"
    case .notUnitary(let distance):
      "the matrix is not unitary: M†M differs from the identity by \(NumberText.decimal(distance, places: 10))"
    case .boardIsNotUnitary:
      "an operation is asked for, but measurements and resets make none"
    case .basisCount(let found, let wanted): "\(found) bases for \(wanted) qubits"
    case .outcomeOutOfRange(let bits, let count): "outcome \(bits) does not fit into \(count) bits"
    case .repeatedOutcome(let bits): "outcome \(bits) is named twice"
    case .noOutcomes: "no outcome is asked about"
    case .probabilitySum(let sum):
      "unphysical: the probabilities sum to \(NumberText.decimal(sum, places: 10))"
    case .noGoal: "there is no goal"
    case .goalInSandbox: "a sandbox has neither goals nor budgets"
    case .severalQuestions: "a level asks one question at most"
    case .questionInClaim: "a claim is about the board, not about a question"
    case .repeatedChoice(let id): "the choice “\(id)” occurs twice"
    case .noRightChoice: "none of the choices is right"
    case .severalRightChoices(let ids): "several choices are right: \(ids.joined(separator: ", "))"
    case .noQuestion: "answers are counted, but no question is asked"
    case .starsOutOfOrder: "par ≤ moves for three stars ≤ moves for two stars does not hold"
    case .negativeCount(let count): "\(count) is negative"
    case .wireCount(let found, let wanted): "\(found) wires for a gate on \(wanted)"
    case .gridCount(let found, let wanted): "\(found) grids for a gate with \(wanted) angles"
    case .emptyGrid:
      "the grid has no angle, more than \(AngleGrid.greatestCount), or one that is not finite"
    case .run(let error): error.sentence
    }
  }
}

extension CircuitError {
  fileprivate var sentence: String {
    switch self {
    case .qubitOutOfRange(let qubit, let count): "qubit \(qubit) does not exist; there are \(count)"
    case .bitOutOfRange(let bit, let count): "bit \(bit) does not exist; there are \(count)"
    case .repeatedQubit(let qubit): "qubit \(qubit) is named twice"
    case .repeatedBit(let bit): "bit \(bit) is named twice"
    case .wrongTargetCount(let gate, let found): "\(found) qubits for a gate on \(gate.qubitCount)"
    case .impossibleCondition: "the condition can never hold"
    case .notInvertible(let operation): "operation \(operation + 1) has no inverse"
    }
  }
}

extension StateError {
  fileprivate var sentence: String {
    switch self {
    case .notNormalised(let squaredNorm):
      "the squared amplitudes sum to \(NumberText.decimal(squaredNorm, places: 10)), not to 1"
    case .amplitudeNotFinite(let basisState): "amplitude \(basisState) is not finite"
    case .insufficientMemory(let qubitCount, let needed, _):
      "a state of \(qubitCount) qubits needs \(needed) bytes, which there are not"
    case .tooManyQubits(let found, let limit): "\(found) qubits; there may be \(limit)"
    default: "the simulator cannot make the state"
    }
  }
}

extension RunError {
  fileprivate var sentence: String {
    switch self {
    case .tooManyBranches(let limit): "the board has more than \(limit) branches"
    case .tooManyQubits(let found, let limit): "\(found) qubits; an operation is judged on up to \(limit)"
    case .state(let error): error.sentence
    default: "the board cannot be run"
    }
  }
}
