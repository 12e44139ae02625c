extension RunError: CustomStringConvertible {
  /// What was found and what was wanted, as a sentence without a full stop.
  public var description: String {
    switch self {
    case .qubitCountMismatch(let circuit, let state):
      "the circuit has \(circuit) qubits and the state \(state); wanted the same number"
    case .bitOutOfRange(let operation, let bit, let bitCount):
      "operation \(operation) names bit \(bit), where there are \(bitCount)"
    case .state(let error):
      error.description
    case .impossibleOutcome(let operation, let probability):
      "operation \(operation): the outcome has probability \(StateError.text(probability)) and cannot be forced"
    case .nothingToForce(let operation):
      "operation \(operation) is no measurement or reset, so that it has no outcome to force"
    case .tooManyBranches(let limit):
      "the circuit has more than \(limit) branches"
    case .notUnitary(let operation):
      "operation \(operation) is a measurement or reset; wanted only gates"
    case .tooManyQubits(let found, let limit):
      "\(found) qubits are too many for a matrix; the limit is \(limit)"
    case .invalidInput(let qubit):
      "qubit \(qubit) cannot be an input: it does not exist or is named twice"
    }
  }
}
