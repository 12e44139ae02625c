import QuantumSimulator
import QubitPuzzle

extension LevelReader {
  /// A goal for an operation.
  mutating func unitaryGoal(_ fields: Fields<FileKeys.UnitaryGoal>) -> UnitaryGoal? {
    let ancillas = fields.required(.ancillas, log: &log).flatMap {
      qubits($0, count: 0...max(0, (qubitCount ?? FormatLimits.qubits.upperBound) - 1))
    }
    let target = fields.required(.target, log: &log).flatMap { self.target($0, ancillas: ancillas) }
    let phase: PhasePolicy? = fields.required(.phase, log: &log).flatMap { word($0) }
    let fidelity = fields.required(.fidelity, log: &log).flatMap { self.fidelity($0) }
    guard let ancillas, let target, let phase, let fidelity else { return nil }
    return UnitaryGoal(
      target: target, cleanAncillas: ancillas, phase: phase, minimumFidelity: fidelity)
  }

  mutating func target(_ node: JSONNode, ancillas: [Int]?) -> UnitaryTarget? {
    guard let (form, value) = form(node, of: FileKeys.UnitaryTarget.self) else { return nil }
    switch form {
    case .circuit: return gates(value, avoiding: ancillas ?? []).map { .circuit($0) }
    case .matrix:
      guard let ancillas, let qubitCount else { return nil }
      return matrix(value, qubitCount: qubitCount - ancillas.count).map { .matrix($0) }
    }
  }

  /// A unitary matrix over some qubits.
  private mutating func matrix(_ node: JSONNode, qubitCount: Int) -> [[WrittenAmplitude]]? {
    guard let rows = rows(node, qubitCount: qubitCount) else { return nil }
    let matrix = ComplexMatrix(
      rows: rows.count, columns: rows.count, elements: rows.flatMap { row in row.map { $0.value } })
    let distance = matrix.unitarityDistance
    guard distance <= Self.matrixTolerance else {
      log.record(ValueFault.notUnitary(distance: distance), at: node.range)
      return nil
    }
    return rows
  }

  /// The rows of a matrix over some qubits: 2ⁿ rows of 2ⁿ elements.
  mutating func rows(_ node: JSONNode, qubitCount: Int) -> [[WrittenAmplitude]]? {
    guard qubitCount <= Self.greatestMatrix else {
      log.record(ValueFault.matrixOfManyQubits(qubitCount, most: Self.greatestMatrix), at: node.range)
      return nil
    }
    let size = 1 << qubitCount
    return list(node, count: size...size) { reader, row in
      reader.list(row, count: size...size) { $0.writtenAmplitude($1) }
    }
  }

  /// The most qubits of a written matrix; more elements nobody would write or read.
  static let greatestMatrix = 4

  /// How far from unitary, or from a density matrix, a written matrix may be: ten written decimals pass.
  static let matrixTolerance = 1e-9
}
