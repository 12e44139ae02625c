import QuantumSimulator

/// What a goal finds on a board.
struct GoalResult {
  /// What was found and what was wanted.
  var evidence: Evidence
  /// Whether it will do.
  var isMet: Bool
  /// The first branch on which it will not, where the board measures.
  var failingBranch: FailingBranch?
  /// The first case in which it will not, where each case is judged by itself.
  var failingCase: Int?

  /// What was found on the board as a whole.
  init(_ evidence: Evidence, failingBranch: FailingBranch? = nil) {
    self.evidence = evidence
    isMet = evidence.isMet
    self.failingBranch = failingBranch
  }

  /// What is found on the first branch on which it will not do, or on the first branch.
  static func first<Failure>(
    of branches: [BoardBranch], evidence: (BoardBranch) throws(Failure) -> Evidence
  ) throws(Failure) -> GoalResult? {
    var first: GoalResult?
    for branch in branches {
      let result = GoalResult(try evidence(branch), failingBranch: branch.label)
      if !result.isMet { return result }
      if first == nil { first = GoalResult(result.evidence) }
    }
    return first
  }
}

extension [BoardBranch] {
  /// The mean of a number over the branches.
  func mean(of number: (BoardBranch) throws(StateError) -> Double) throws(StateError) -> Double {
    var sum = 0.0
    for branch in self { sum += branch.probability * (try number(branch)) }
    return sum
  }
}

extension BlochVector {
  /// The Euclidean distance between two arrows' tips.
  func distance(to other: BlochVector) -> Double {
    BlochVector(x: x - other.x, y: y - other.y, z: z - other.z).length
  }
}

extension StateVector {
  /// The probabilities of the 2ᵐ outcomes of measuring each of some qubits in a basis of its own: bit k of an
  /// index belongs to `qubits[k]`, 0 being the eigenvalue +1. The identity has only that one. O(m·2ⁿ).
  func probabilities(of qubits: [Int], in bases: [Pauli]) throws(StateError) -> [Double] {
    var turned = self
    var identities = 0
    for (index, (qubit, basis)) in zip(qubits, bases).enumerated() {
      switch basis {
      case .i: identities |= 1 << index
      case .x: try turned.apply(.h, to: [qubit])
      case .y:
        // Turns |±i⟩ to |0⟩ and |1⟩.
        try turned.apply(.sdg, to: [qubit])
        try turned.apply(.h, to: [qubit])
      case .z: break
      }
    }
    var probabilities = try turned.probabilities(of: qubits)
    if identities != 0 {
      for outcome in probabilities.indices where outcome & identities != 0 {
        probabilities[outcome & ~identities] += probabilities[outcome]
        probabilities[outcome] = 0
      }
    }
    return probabilities
  }
}
