import QuantumSimulator

@testable import OpenQASM

extension SeededGenerator {
  /// A number from 0 up to, not including, `bound`.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  /// An angle: a multiple of π/12, or any.
  mutating func angle() -> Double {
    below(2) == 0 ? Double(below(49) - 24) * .pi / 12 : (nextUniform() - 0.5) * 14
  }

  /// Some distinct numbers below `bound`.
  mutating func distinct(_ count: Int, below bound: Int) -> [Int] {
    var all = Array(0..<bound)
    var chosen: [Int] = []
    for _ in 0..<count { chosen.append(all.remove(at: below(all.count))) }
    return chosen
  }

  /// A circuit of random gates on a few qubits: every named gate, further controls and anti-controls.
  mutating func circuit(qubits: Int, gates: Int, isControlled: Bool = true) throws -> Circuit {
    var circuit = Circuit(qubitCount: qubits)
    while circuit.operations.count < gates {
      let gate = StandardGate.allCases[below(StandardGate.allCases.count)]
      guard gate.qubitCount <= qubits else { continue }
      let parameters = gate.record.parameterNames.map { _ in angle() }
      let free = qubits - gate.qubitCount
      let controls = isControlled && free > 0 && below(3) == 0 ? 1 + below(min(free, 3)) : 0
      let chosen = distinct(gate.qubitCount + controls, below: qubits)
      try circuit.append(
        .gate(
          Gate(gate, parameters: parameters), on: Array(chosen.prefix(gate.qubitCount)),
          controls: chosen.dropFirst(gate.qubitCount).map { Control($0, below(2) == 0 ? .on : .off) }))
    }
    return circuit
  }
}
