import QuantumSimulator
import QubitPuzzle

extension Level {
  /// The qubits that the start, the board or the goals are about.
  var qubitsInUse: Set<Int> {
    var used: Set<Int> = []
    if case .circuit(let operations) = start { used.formUnion(operations.flatMap { $0.qubits }) }
    for each in cases {
      if case .circuit(let operations) = each.start { used.formUnion(operations.flatMap { $0.qubits }) }
    }
    for case .operation(let placement, _) in board { used.formUnion(placement.qubits) }
    for term in (dynamics?.terms ?? []) + cases.flatMap({ $0.terms }) { used.formUnion(term.pauli.support) }
    for piece in pieces {
      if case .pulse(let pulse) = piece.content { used.insert(pulse.qubit) }
    }
    for goal in goals { used.formUnion(qubits(of: goal)) }
    return used
  }

  private func qubits(of goal: Goal) -> [Int] {
    switch goal {
    // An operation on the whole board says of every qubit what becomes of it, the untouched ones included.
    case .unitary, .isometry, .truthTable: Array(qubits.indices)
    case .prediction(let prediction): qubits(of: prediction)
    case .channel(let goal): goal.from + goal.to
    case .likelihood(let goal): goal.readout.qubits
    case .identify(let goal): goal.readout.qubits
    case .game(let goal): goal.readout.qubits
    case .inCases(_, let goal), .meanOverCases(let goal): qubits(of: goal)
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
    case .number(.larmorFrequency(let qubit), _): [qubit]
    case .number(.concurrence(let first, let second), _): [first, second]
    }
  }
}

extension Readout {
  /// The qubits that are measured.
  fileprivate var qubits: [Int] {
    if case .qubits(let qubits, _) = self { qubits } else { [] }
  }
}
