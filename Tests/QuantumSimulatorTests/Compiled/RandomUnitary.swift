import QuantumSimulator

extension Gate {
  /// A dense matrix without structure.
  static func randomUnitary(qubits: Int, using generator: inout SeededGenerator) throws -> Gate {
    var circuit = Circuit(qubitCount: qubits)
    for _ in 0..<(3 * qubits) {
      for qubit in 0..<qubits {
        let angles = (0..<3).map { _ in 6 * generator.nextUniform() }
        try circuit.append(Gate(.u, parameters: angles), on: qubit)
      }
      if qubits > 1 {
        let pair = (0..<qubits).shuffled(using: &generator)
        try circuit.append(.cx, on: pair[0], pair[1])
      }
    }
    return try Gate(unitary: circuit.unitary())
  }
}
