import QuantumSimulator

/// How a board ends in one case, in as much detail as a goal looks at.
enum BranchEnds {
  /// The classical bits of each branch.
  case records([BranchRecord])
  /// The states too.
  case branches([BoardBranch])

  /// The branches with their states; none where only bits are known.
  var branches: [BoardBranch] {
    switch self {
    case .records: []
    case .branches(let branches): branches
    }
  }

  /// The probabilities of the outcomes of a readout.
  func probabilities(of readout: Readout) throws(StateError) -> [Double] {
    var sum = [Double](repeating: 0, count: 1 << readout.count)
    switch readout {
    case .qubits(let qubits, let bases):
      for branch in branches {
        let probabilities = try branch.state.probabilities(of: qubits, in: bases)
        for index in sum.indices { sum[index] += branch.probability * probabilities[index] }
      }
    case .bits(let bits):
      for record in records {
        var outcome = 0
        for (place, bit) in bits.enumerated() where record.bits[bit] { outcome |= 1 << place }
        sum[outcome] += record.probability
      }
    }
    return sum
  }

  private var records: [BranchRecord] {
    switch self {
    case .records(let records): records
    case .branches(let branches):
      branches.map { BranchRecord(probability: $0.probability, bits: $0.bits) }
    }
  }
}

/// The classical bits at the end of one branch.
struct BranchRecord {
  /// How likely the branch is.
  var probability: Double
  /// The bits, bit 0 first.
  var bits: [Bool]
}
