import QuantumSimulator
import QubitPuzzle

extension LevelReader {
  /// The quantity that a question asks for.
  mutating func quantity(_ node: JSONNode) -> Quantity? {
    guard let (form, value) = form(node, of: FileKeys.Quantity.self) else { return nil }
    switch form {
    case .probability: return probabilityQuantity(value)
    case .expectation: return pauliString(value).map { .expectation($0) }
    case .blochLength: return qubit(value).map { .blochLength(qubit: $0) }
    case .larmorFrequency: return qubit(value).map { .larmorFrequency(qubit: $0) }
    case .concurrence: return qubits(value, count: 2...2).map { .concurrence($0[0], $0[1]) }
    }
  }

  private mutating func probabilityQuantity(_ node: JSONNode) -> Quantity? {
    guard let fields = Fields<FileKeys.ProbabilityQuantity>(of: node, log: &log) else { return nil }
    let qubits = fields.required(.qubits, log: &log).flatMap {
      self.qubits($0, count: FormatLimits.qubits)
    }
    let bases = fields.required(.basis, log: &log).flatMap { basis($0, qubitCount: qubits?.count) }
    let bits = fields.required(.outcome, log: &log).flatMap { node in
      string(node).flatMap { outcome($0, count: qubits?.count, of: .qubit) }
    }
    guard let qubits, let bases, let bits else { return nil }
    return .probability(qubits: qubits, bases: bases, bits: bits)
  }
}
