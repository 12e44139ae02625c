import QuantumSimulator

extension Circuit {
  /// Layers of arbitrary one-qubit gates on every qubit, each followed by CZ on a brick pattern.
  static func randomBricks(qubitCount: Int, depth: Int, seed: UInt64 = 7) throws(CircuitError) -> Circuit {
    var circuit = Circuit(qubitCount: qubitCount)
    var generator = SeededGenerator(seed: seed)
    for layer in 0..<depth {
      for qubit in 0..<qubitCount { try circuit.append(.random(using: &generator), on: qubit) }
      for qubit in stride(from: layer % 2, to: qubitCount - 1, by: 2) {
        try circuit.append(.cz, on: qubit, qubit + 1)
      }
    }
    return circuit
  }

  /// The textbook quantum Fourier transform: H and controlled phases from the top qubit down, then swaps (Nielsen and
  /// Chuang, figure 5.1).
  static func fourierTransform(qubitCount: Int) throws(CircuitError) -> Circuit {
    var circuit = Circuit(qubitCount: qubitCount)
    for target in (0..<qubitCount).reversed() {
      try circuit.append(.h, on: target)
      for control in (0..<target).reversed() {
        try circuit.append(
          .p(.pi / Double(1 << (target - control))), on: target, controls: [Control(control)])
      }
    }
    for qubit in 0..<qubitCount / 2 { try circuit.append(.swap, on: qubit, qubitCount - 1 - qubit) }
    return circuit
  }

  /// Steps of a Heisenberg chain in a field, each a product of rotations (Trotter's formula).
  static func heisenbergChain(qubitCount: Int, steps: Int) throws(CircuitError) -> Circuit {
    var circuit = Circuit(qubitCount: qubitCount)
    for _ in 0..<steps {
      for first in [0, 1] {
        for qubit in stride(from: first, to: qubitCount - 1, by: 2) {
          for gate in [Gate.rxx(0.2), .ryy(0.2), .rzz(0.3)] { try circuit.append(gate, on: qubit, qubit + 1) }
        }
      }
      for qubit in 0..<qubitCount { try circuit.append(.rx(0.1), on: qubit) }
    }
    return circuit
  }

  /// Two arbitrary one-qubit gates, then a CX, and so on, on qubits picked at random.
  static func manyGates(qubitCount: Int, count: Int, seed: UInt64 = 3) throws(CircuitError) -> Circuit {
    var circuit = Circuit(qubitCount: qubitCount)
    var generator = SeededGenerator(seed: seed)
    for index in 0..<count {
      let first = Int.random(in: 0..<qubitCount, using: &generator)
      if index % 3 == 2 {
        let second = (first + Int.random(in: 1..<qubitCount, using: &generator)) % qubitCount
        try circuit.append(.cx, on: first, second)
      } else {
        try circuit.append(.random(using: &generator), on: first)
      }
    }
    return circuit
  }
}

extension Gate {
  /// A one-qubit gate with three random angles.
  static func random(using generator: inout SeededGenerator) -> Gate {
    .u(
      .random(in: 0...(.pi), using: &generator), .random(in: 0...(2 * .pi), using: &generator),
      .random(in: 0...(2 * .pi), using: &generator))
  }
}
