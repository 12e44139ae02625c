import QuantumSimulator
import QubitPuzzle

extension LevelReader {
  /// A goal for probabilities.
  mutating func probabilityGoal(_ fields: Fields<FileKeys.ProbabilityGoal>) -> ProbabilityGoal? {
    let qubits = fields.required(.qubits, log: &log).flatMap {
      self.qubits($0, count: FormatLimits.qubits)
    }
    let bases = fields.required(.basis, log: &log).flatMap { basis($0, qubitCount: qubits?.count) }
    let outcomes = fields.required(.outcomes, log: &log).flatMap {
      self.outcomes($0, count: qubits?.count, of: .qubit)
    }
    let tolerance = fields.required(.tolerance, log: &log).flatMap { self.tolerance($0) }
    guard let qubits, let bases, let outcomes, let tolerance else { return nil }
    guard sumIsPossible(outcomes, of: qubits.count, tolerance: tolerance, at: fields[.outcomes]?.range)
    else { return nil }
    return ProbabilityGoal(qubits: qubits, bases: bases, outcomes: outcomes, tolerance: tolerance)
  }

  /// Outcomes and their probabilities, by their bit strings.
  mutating func outcomes(
    _ node: JSONNode, count: Int?, of kind: ValueFault.WireKind
  ) -> [ProbabilityGoal.Outcome]? {
    guard case .object(let members) = node.value else {
      log.record(.wrongType(found: node.kind, wanted: .object), at: node.range)
      return nil
    }
    guard 1...FormatLimits.listLength ~= members.count else {
      log.record(.wrongCount(members.count, least: 1, most: FormatLimits.listLength), at: node.range)
      return nil
    }
    var outcomes: [ProbabilityGoal.Outcome] = []
    var isWhole = true
    for member in members {
      let bits = outcome(member.key, count: count, of: kind)
      let probability = writtenNumber(member.value, least: 0, most: 1)
      guard let bits, let probability else {
        isWhole = false
        continue
      }
      outcomes.append(ProbabilityGoal.Outcome(bits: bits, probability: probability))
    }
    return isWhole ? outcomes : nil
  }

  /// Whether the probabilities can be those of one measurement: at most 1 together, and 1 when they are all.
  mutating func sumIsPossible(
    _ outcomes: [ProbabilityGoal.Outcome], of qubitCount: Int, tolerance: Double, at range: SourceRange?
  ) -> Bool {
    let sum = outcomes.reduce(0) { $0 + $1.probability.value }
    let leeway = tolerance * Double(outcomes.count) + GoalFault.rounding
    let isComplete = outcomes.count == 1 << qubitCount
    guard sum > 1 + leeway || isComplete && sum < 1 - leeway else { return true }
    log.record(GoalFault.badSum(sum, isComplete: isComplete), at: range ?? .beginning)
    return false
  }
}
