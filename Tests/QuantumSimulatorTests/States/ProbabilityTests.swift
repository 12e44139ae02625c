import QuantumSimulator
import Testing

@Suite("Probabilities and expectations")
struct ProbabilityTests {
  @Test("Marginals sum the squared lengths, in the order asked for")
  func marginals() throws {
    var generator = SeededGenerator(seed: 30)
    let amplitudes = generator.amplitudes(qubitCount: 6)
    let state = try StateVector(amplitudes: amplitudes)
    for count in 0...6 {
      for _ in 0..<10 {
        let qubits = Array((0..<6).shuffled(using: &generator).prefix(count))
        var wanted = [Double](repeating: 0, count: 1 << count)
        for (index, amplitude) in amplitudes.enumerated() {
          let value = qubits.enumerated().reduce(0) { $0 | (index >> $1.element & 1) << $1.offset }
          wanted[value] += amplitude.lengthSquared
        }
        let found = try state.probabilities(of: qubits)
        #expect(zip(found, wanted).allSatisfy { ($0 - $1).magnitude < 1e-15 }, "\(qubits)")
      }
    }
    #expect(try state.probabilities(of: []).map { ($0 - 1).magnitude < 1e-15 } == [true])
  }

  @Test("Qubits that do not exist or are named twice are refused")
  func badQubits() throws {
    let state = try StateVector(qubitCount: 3)
    #expect(throws: StateError.qubitOutOfRange(qubit: 3, qubitCount: 3)) {
      try state.probabilities(of: [0, 3])
    }
    #expect(throws: StateError.qubitRepeated(qubit: 1)) { try state.probabilities(of: [1, 1]) }
    #expect(throws: StateError.qubitOutOfRange(qubit: 64, qubitCount: 3)) {
      try state.probability(ofOne: 64)
    }
    #expect(throws: StateError.qubitOutOfRange(qubit: -1, qubitCount: 3)) { try state.blochVector(of: -1) }
  }

  @Test("Pauli expectations, applications and rotations agree with the matrix simulator", arguments: 1...5)
  func paulis(qubitCount: Int) throws {
    var generator = SeededGenerator(seed: 31, stream: UInt64(qubitCount))
    for _ in 0..<20 {
      let masks = UInt64(1) << UInt64(qubitCount)
      let string = PauliString(xMask: generator.next() % masks, zMask: generator.next() % masks)
      let start = generator.amplitudes(qubitCount: qubitCount)
      var oracle = MatrixSimulator(amplitudes: start)
      for qubit in 0..<qubitCount {
        switch string[qubit] {
        case .i: break
        case .x: oracle.apply(.x, to: [qubit])
        case .y: oracle.apply(.y, to: [qubit])
        case .z: oracle.apply(.z, to: [qubit])
        }
      }
      var state = try StateVector(amplitudes: start)
      let overlap = zip(start, oracle.amplitudes).reduce(Complex.zero) { $0 + $1.0.conjugate * $1.1 }
      #expect((try state.expectation(of: string) - overlap.real).magnitude < 1e-14)
      #expect(
        (try state.reducedDensityMatrix(of: Array(0..<qubitCount)).expectation(of: string) - overlap.real)
          .magnitude < 1e-14)
      try state.apply(string)
      #expect(largestGap(state.amplitudes, oracle.amplitudes) < 1e-15)

      let angle = generator.number(in: -7...7)
      var rotated = try StateVector(amplitudes: start)
      try rotated.rotate(about: string, by: angle)
      let (cosine, sine) = (Complex.exp(i: angle / 2).real, Complex.exp(i: angle / 2).imaginary)
      let wanted = zip(start, oracle.amplitudes).map { cosine * $0 - Complex(0, sine) * $1 }
      #expect(largestGap(rotated.amplitudes, wanted) < 1e-14)
    }
  }

  @Test("The arrows of the six cardinal states, with their angles")
  func cardinalStates() throws {
    let states: [([Gate], BlochVector)] = [
      ([], BlochVector(x: 0, y: 0, z: 1)), ([.x], BlochVector(x: 0, y: 0, z: -1)),
      ([.h], BlochVector(x: 1, y: 0, z: 0)), ([.x, .h], BlochVector(x: -1, y: 0, z: 0)),
      ([.h, .s], BlochVector(x: 0, y: 1, z: 0)), ([.h, .sdg], BlochVector(x: 0, y: -1, z: 0)),
    ]
    for (gates, wanted) in states {
      var state = try StateVector(qubitCount: 1)
      for gate in gates { try state.apply(gate, to: [0]) }
      let found = try state.blochVector(of: 0)
      #expect((found.x - wanted.x).magnitude < 1e-15)
      #expect((found.y - wanted.y).magnitude < 1e-15)
      #expect((found.z - wanted.z).magnitude < 1e-15)
      #expect((found.length - 1).magnitude < 1e-15)
    }
    var tilted = try StateVector(qubitCount: 1)
    try tilted.apply(.ry(1.1), to: [0])
    try tilted.apply(.rz(-2.2), to: [0])
    #expect((try tilted.blochVector(of: 0).polarAngle - 1.1).magnitude < 1e-15)
    #expect((try tilted.blochVector(of: 0).azimuth + 2.2).magnitude < 1e-15)
  }

  @Test("The half of a Bell pair has an arrow of length 0")
  func bellHalf() throws {
    var state = try StateVector(qubitCount: 2)
    try state.apply(.h, to: [0])
    try state.apply(.cx, to: [0, 1])
    for qubit in 0...1 {
      let arrow = try state.blochVector(of: qubit)
      #expect(arrow.length < 1e-15)
      #expect(arrow.polarAngle.isFinite && arrow.azimuth.isFinite)
    }
  }

  @Test("X on q0 of two: the same qubit in amplitudes, tables and arrows")
  func oneOrder() throws {
    var state = try StateVector(qubitCount: 2)
    try state.apply(.x, to: [0])
    #expect(state[0b01] == .one)
    #expect(try state.probabilities() == [0, 1, 0, 0])
    #expect(try state.probability(ofOne: 0) == 1)
    #expect(try state.blochVector(of: 0).z == -1)
    #expect(try state.blochVector(of: 1).z == 1)
    #expect(try state.expectation(of: PauliString("IZ")) == -1)
    #expect(state.counts(shots: 9, seed: 0) == [0b01: 9])
  }
}
