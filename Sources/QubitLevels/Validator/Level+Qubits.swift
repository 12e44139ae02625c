import QuantumSimulator
import QubitPuzzle

extension Level {
  /// The qubits that the start, the board or the goals are about.
  var qubitsInUse: Set<Int> {
    var used: Set<Int> = []
    if case .circuit(let operations) = start { used.formUnion(operations.flatMap { $0.qubits }) }
    for case .operation(let operation, _) in board { used.formUnion(operation.qubits) }
    for goal in goals { used.formUnion(qubits(of: goal)) }
    return used
  }

  private func qubits(of goal: Goal) -> [Int] {
    switch goal {
    case .unitary(let goal):
      switch goal.target {
      case .circuit(let operations): operations.flatMap { $0.qubits } + goal.cleanAncillas
      case .matrix: Array(qubits.indices)
      }
    case .prediction(let prediction): qubits(of: prediction)
    default: BoundedObservable.qubits(of: goal)
    }
  }

  private func qubits(of prediction: Prediction) -> [Int] {
    switch prediction.answer {
    case .choice(let choices):
      choices.flatMap { choice in
        choice.claim.after.flatMap { $0.qubits } + qubits(of: choice.claim.goal)
      }
    case .number(.probability(let qubits, _, _), _): qubits
    case .number(.expectation(let pauli), _): pauli.support
    case .number(.blochLength(let qubit), _): [qubit]
    case .number(.concurrence(let first, let second), _): [first, second]
    }
  }
}
