import QuantumSimulator
import QubitPuzzle

extension LevelReader {
  /// A goal for a state.
  mutating func stateGoal(_ fields: Fields<FileKeys.StateGoal>) -> StateGoal? {
    let qubits = fields.required(.qubits, log: &log).flatMap {
      self.qubits($0, count: FormatLimits.qubits)
    }
    let target = fields.required(.target, log: &log).flatMap { ket($0, qubitCount: qubits?.count) }
    let phase: PhasePolicy? = fields.required(.phase, log: &log).flatMap { word($0) }
    let branches = self.branches(fields[.branches], opening: fields.opening)
    let fidelity = fields.required(.fidelity, log: &log).flatMap { self.fidelity($0) }
    guard let qubits, let target, let phase, let branches, let fidelity else { return nil }
    if phase == .exact, branches == .mean {
      log.record(GoalFault.phaseOfMixture, at: fields[.phase]?.range ?? fields.range)
      return nil
    }
    if phase == .exact, let qubitCount, qubits.count < qubitCount {
      log.record(GoalFault.phaseOfSubset, at: fields[.phase]?.range ?? fields.range)
      return nil
    }
    return StateGoal(
      qubits: qubits, target: target, phase: phase, minimumFidelity: fidelity, branches: branches)
  }

  /// A goal for a Bloch vector, which is no longer than 1.
  mutating func blochGoal(_ fields: Fields<FileKeys.BlochGoal>) -> BlochGoal? {
    let qubit = fields.required(.qubit, log: &log).flatMap { self.qubit($0) }
    let vector = fields.required(.vector, log: &log).flatMap {
      list($0, count: 3...3) { $0.writtenNumber($1) }
    }
    let branches = self.branches(fields[.branches], opening: fields.opening)
    let tolerance = fields.required(.tolerance, log: &log).flatMap { self.tolerance($0) }
    guard let qubit, let vector, let branches, let tolerance else { return nil }
    let length = vector.reduce(0) { $0 + $1.value * $1.value }.squareRoot()
    guard length <= 1 + tolerance + GoalFault.rounding else {
      log.record(GoalFault.blochVectorTooLong(length), at: fields[.vector]?.range ?? fields.range)
      return nil
    }
    return BlochGoal(
      qubit: qubit, x: vector[0], y: vector[1], z: vector[2], tolerance: tolerance, branches: branches)
  }
}
