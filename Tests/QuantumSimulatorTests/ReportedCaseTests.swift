import QuantumSimulator
import Testing

/// Faults that other simulators' users have reported, each with the answer that is right.
@Suite("Reported cases")
struct ReportedCaseTests {
  private let half = 0.5.squareRoot()

  private func expect(
    _ state: StateVector, _ wanted: [Complex], within tolerance: Double = 1e-10,
    at location: SourceLocation = #_sourceLocation
  ) {
    #expect(
      largestGap(state.amplitudes, wanted) < tolerance, "\(Array(state.amplitudes))", sourceLocation: location
    )
  }

  @Test("Case 1: H, CX, X, S, X leave the phase on the right amplitude")
  func case1() throws {
    var state = try StateVector(qubitCount: 2)
    try state.apply(.h, to: [0])
    try state.apply(.cx, to: [1, 0])
    try state.apply(.x, to: [0])
    try state.apply(.s, to: [0])
    try state.apply(.x, to: [0])
    expect(state, [Complex(0, half), Complex(half), .zero, .zero], within: 1e-15)
  }

  @Test("Case 2: X, Rx(1), Y on one qubit")
  func case2() throws {
    var state = try StateVector(qubitCount: 1)
    for gate in [Gate.x, .rx(1), .y] { try state.apply(gate, to: [0]) }
    expect(state, [Complex(0, -0.8775825619), Complex(0.4794255386)])
  }

  @Test("Case 3: a vector that is not normalised is refused, or normalised when that is asked for")
  func case3() throws {
    let vector = [Complex(0.5), .zero, .zero, .zero]
    #expect(throws: StateError.notNormalised(squaredNorm: 0.25)) { try StateVector(amplitudes: vector) }
    let state = try StateVector(normalising: vector)
    #expect(state.sample(shots: 100, seed: 1).allSatisfy { $0 == 0 })
  }

  @Test("Case 6: |0⟩ cannot collapse onto 1")
  func case6() throws {
    var state = try StateVector(qubitCount: 1)
    #expect(throws: StateError.impossibleOutcome(probability: 0)) { try state.collapse(0, onto: .one) }
    expect(state, [.one, .zero], within: 0x1p-1074)
  }

  @Test("Case 7: 4,000 shots give 4,000 counts, and a uniform number near 1 a possible outcome")
  func case7() throws {
    // A third does not end in binary: the probabilities sum to something beside 1.
    let state = try StateVector(normalising: [1, 1, 1, 0].map { Complex($0 / 3) })
    #expect(state.counts(shots: 4000, seed: 3).values.reduce(0, +) == 4000)
    let short = try StateVector(amplitudes: [Complex(1 - 1e-10), .zero])
    #expect(short.sample(shots: 4000, seed: 3).allSatisfy { $0 == 0 })
  }

  @Test("Case 9: H on q0, X on q1, measure only q1: always 1")
  func case9() throws {
    var circuit = Circuit(qubitCount: 2, bitCount: 1)
    try circuit.append(.h, on: 0)
    try circuit.append(.x, on: 1)
    try circuit.append(.measure(1, into: 0))
    #expect(try circuit.shots(1000, seed: 5) == [BitString([true]): 1000])
    #expect(try circuit.bitProbabilities().keys.map(\.description) == ["1"])
  }

  @Test("Case 10: a second look at the same qubit agrees with the first")
  func case10() throws {
    var circuit = Circuit(qubitCount: 1, bitCount: 2)
    try circuit.append(.h, on: 0)
    try circuit.append(.measure(0, into: 0))
    try circuit.append(.measure(0, into: 1))
    let branches = try circuit.branches()
    #expect(branches.map(\.bits.description) == ["00", "11"])
    #expect(branches.allSatisfy { ($0.probability - 0.5).magnitude < 1e-15 })
    #expect(Set(try circuit.shots(1000, seed: 1).keys.map(\.description)) == ["00", "11"])
  }

  @Test("Case 12: H, T, H, CX")
  func case12() throws {
    var state = try StateVector(qubitCount: 2)
    for gate in [Gate.h, .t, .h] { try state.apply(gate, to: [0]) }
    try state.apply(.cx, to: [0, 1])
    let probabilities = try state.probabilities()
    #expect((probabilities[0] - 0.8535533906).magnitude < 1e-10)
    #expect((probabilities[3] - 0.1464466094).magnitude < 1e-10)
  }

  @Test("Case 13: probabilities in an order of wires that is not their own")
  func case13() throws {
    let state = try StateVector(amplitudes: (0..<8).map { Complex(Double($0) / 140.0.squareRoot()) })
    // The report counts wires from the most significant one, so that its wires 1, 0, 2 are our qubits 1, 2,
    // 0, the last of which is the least significant bit of the result.
    let found = try state.probabilities(of: [0, 2, 1])
    #expect(zip(found, [0, 1, 16, 25, 4, 9, 36, 49]).allSatisfy { ($0 - $1 / 140).magnitude < 1e-15 })
    // Our own qubits 1, 0, 2 in that role.
    let own = try state.probabilities(of: [2, 0, 1])
    #expect(zip(own, [0, 16, 1, 25, 4, 36, 9, 49]).allSatisfy { ($0 - $1 / 140).magnitude < 1e-15 })
  }

  @Test("Case 14: the unitary S·H takes |0⟩ to |+i⟩")
  func case14() throws {
    let gate = try Gate(unitary: Gate.s.matrix * Gate.h.matrix)
    var state = try StateVector(qubitCount: 1)
    try state.apply(gate, to: [0])
    expect(state, [Complex(half), Complex(0, half)], within: 1e-15)
  }

  @Test("Case 16: expectations of a wire that no gate touched")
  func case16() throws {
    var state = try StateVector(qubitCount: 3)
    try state.apply(.h, to: [0])
    try state.apply(.cx, to: [0, 2])
    #expect((try state.expectation(of: PauliString(.z, on: 1)) - 1).magnitude < 1e-15)
    #expect(try state.expectation(of: PauliString(.z, on: 0)).magnitude < 1e-15)
  }

  @Test("Case 17: ⟨Z50⟩ of two qubits is an error")
  func case17() throws {
    let state = try StateVector(qubitCount: 2)
    #expect(throws: StateError.qubitOutOfRange(qubit: 50, qubitCount: 2)) {
      try state.expectation(of: PauliString(.z, on: 50))
    }
    #expect(throws: StateError.qubitOutOfRange(qubit: 63, qubitCount: 2)) {
      try state.expectation(of: PauliString(.z, on: 63))
    }
  }

  @Test("Case 19: controlled rotations in a chain")
  func case19() throws {
    var state = try StateVector(qubitCount: 3)
    try state.apply(.x, to: [0])
    try state.apply(.crx(1), to: [0, 1])
    try state.apply(.crx(1), to: [1, 2])
    var wanted = [Complex](repeating: .zero, count: 8)
    wanted[1] = Complex(0.8775825619)
    wanted[3] = Complex(0, -0.4207354924)
    wanted[7] = Complex(-0.2298488471)
    expect(state, wanted)
  }

  @Test("Case 21: a controlled phase and a controlled rotation are not the same")
  func case21() throws {
    var plus = try StateVector(qubitCount: 2)
    try plus.apply(.h, to: [0])
    try plus.apply(.h, to: [1])
    var phase = plus
    try phase.apply(.cp(.pi / 2), to: [0, 1])
    expect(phase, [Complex(0.5), Complex(0.5), Complex(0.5), Complex(0, 0.5)], within: 1e-15)
    try plus.apply(.crz(.pi / 2), to: [0, 1])
    let quarter = 0.125.squareRoot()
    expect(
      plus, [Complex(0.5), Complex(quarter, -quarter), Complex(0.5), Complex(quarter, quarter)], within: 1e-15
    )
  }

  @Test("Case 22: U(θ, φ, λ) has a real first element, and its controlled form no other phase")
  func case22() throws {
    let (theta, phi, lambda) = (0.7, 0.4, -1.1)
    let u = Gate.u(theta, phi, lambda)
    #expect((u.matrix[0, 0] - Complex(0.9393727128)).length < 1e-10)
    // U = e^{i(φ+λ)/2}·Rz(φ)·Ry(θ)·Rz(λ): under a control the phase is one of the control.
    var direct = try StateVector(amplitudes: [0.1, 0.5, 0.7, 0.5].map { Complex($0) })
    var pieces = direct
    try direct.apply(u, to: [1], controls: [Control(0)])
    for gate in [Gate.rz(lambda), .ry(theta), .rz(phi)] {
      try pieces.apply(gate, to: [1], controls: [Control(0)])
    }
    try pieces.apply(.p((phi + lambda) / 2), to: [0])
    #expect(try direct.comparison(with: pieces).exactGap < 1e-15)
  }

  @Test("Case 25: rz(0) keeps |0⟩, and ry then rz give both amplitudes their phase")
  func case25() throws {
    var state = try StateVector(qubitCount: 1)
    try state.apply(.rz(0), to: [0])
    expect(state, [.one, .zero], within: 1e-16)
    try state.apply(.ry(.pi / 2), to: [0])
    try state.apply(.rz(.pi / 2), to: [0])
    expect(state, [Complex(0.5, -0.5), Complex(0.5, 0.5)], within: 1e-15)
  }

  @Test("Case 29: a gate that waits for a bit")
  func case29() throws {
    var circuit = Circuit(qubitCount: 2, bitCount: 1)
    try circuit.append(.h, on: 0)
    try circuit.append(.measure(0, into: 0))
    try circuit.append(.gate(.x, on: [1], if: Condition(bit: 0)))
    for seed in 0..<20 {
      let run = try circuit.run(seed: UInt64(seed))
      #expect(run.state[run.bits[0] ? 3 : 0] == .one)
      #expect(run.state.norm == 1)
    }
    let branches = try circuit.branches()
    #expect(branches.count == 2)
    #expect(branches[0].state[0] == .one && branches[1].state[3] == .one)
  }

  @Test("Case 31: the density matrix of |++⟩ after CP(π/2)")
  func case31() throws {
    var state = try StateVector(qubitCount: 2)
    try state.apply(.h, to: [0])
    try state.apply(.h, to: [1])
    try state.apply(.cp(.pi / 2), to: [0, 1])
    let density = try state.reducedDensityMatrix(of: [0, 1]).matrix
    for row in 0..<4 {
      for column in 0..<4 {
        let wanted =
          switch (row, column) {
          case (3, 3): Complex(0.25)
          case (3, _): Complex(0, 0.25)
          case (_, 3): Complex(0, -0.25)
          default: Complex(0.25)
          }
        #expect((density[row, column] - wanted).length < 1e-15)
      }
    }
  }

  @Test("Case 37: S, H, S, Y, S, H, S take |0⟩ to i|1⟩ and keep the norm")
  func case37() throws {
    var state = try StateVector(qubitCount: 1)
    for gate in [Gate.s, .h, .s, .y, .s, .h, .s] { try state.apply(gate, to: [0]) }
    expect(state, [.zero, .i], within: 1e-15)
    #expect((state.norm - 1).magnitude <= 1e-15)
  }

  @Test("Case 38: same seed, same shots; the next repetition differs")
  func case38() throws {
    var state = try StateVector(qubitCount: 5)
    for qubit in 0..<5 { try state.apply(.h, to: [qubit]) }
    let sampler = ShotSampler(state)
    let first = sampler.sample(shots: 100, seed: 11)
    var other = SeededGenerator(seed: 11)
    _ = sampler.sample(using: &other)
    _ = state.sample(shots: 17, seed: 4)
    #expect(sampler.sample(shots: 100, seed: 11) == first)
    #expect(state.sample(shots: 40, seed: 11) == Array(first.prefix(40)))
    #expect(state.sample(shots: 100, seed: 12) != first)
    let next = (0..<100).map { _ in sampler.sample(using: &other) }
    #expect(next != (0..<100).map { _ in sampler.sample(using: &other) })
  }

  @Test("Case 40: entropies of the ends and the middle of (|000⟩ + |101⟩ + |111⟩)/√3")
  func case40() throws {
    var vector = [Complex](repeating: .zero, count: 8)
    for index in [0b000, 0b101, 0b111] { vector[index] = .one }
    let state = try StateVector(normalising: vector)
    for end in [0, 2] {
      #expect((try state.entanglementEntropy(of: [end], in: .nats) - 0.6365141683).magnitude < 1e-10)
      #expect((try state.entanglementEntropy(of: [end], in: .bits) - 0.9182958341).magnitude < 1e-10)
    }
    #expect((try state.entanglementEntropy(of: [1], in: .nats) - 0.3812640537).magnitude < 1e-10)
    #expect((try state.entanglementEntropy(of: [0, 2], in: .nats) - 0.3812640537).magnitude < 1e-10)
  }

  @Test("Case 41: the entropy of a product state is 0")
  func case41() throws {
    var state = try StateVector(qubitCount: 3)
    #expect(try state.entanglementEntropy(of: [0], in: .nats) == 0)
    try state.apply(.ry(0.3), to: [0])
    try state.apply(.u(1, 2, 3), to: [1])
    for qubit in 0..<3 {
      let entropy = try state.entanglementEntropy(of: [qubit], in: .bits)
      #expect(entropy >= 0 && entropy < 1e-13)
    }
  }

  @Test("Case 42: e^{−iX} and e^{−i(X+Z)} on |0⟩")
  func case42() throws {
    var turned = try StateVector(qubitCount: 1)
    try turned.rotate(about: PauliString(.x, on: 0), by: 2)
    expect(turned, [Complex(0.5403023059), Complex(0, -0.8414709848)])
    // e^{−iA} by its eigenvectors, for A = X + Z.
    let system = HermitianEigensystem(Gate.x.matrix + Gate.z.matrix)
    let phases = ComplexMatrix(diagonal: system.values.map { Complex.exp(i: -$0) })
    let gate = try Gate(unitary: system.vectors * phases * system.vectors.adjoint)
    var state = try StateVector(qubitCount: 1)
    try state.apply(gate, to: [0])
    expect(state, [Complex(0.1559436948, -0.6984559987), Complex(0, -0.6984559987)], within: 1e-9)
  }

  @Test("Case 44: e^{−0.4i Z0 Z1} on |+++⟩")
  func case44() throws {
    var plus = try StateVector(qubitCount: 3)
    for qubit in 0..<3 { try plus.apply(.h, to: [qubit]) }
    var gate = plus
    try gate.apply(.rzz(0.8), to: [0, 1])
    try plus.rotate(about: PauliString("IZZ"), by: 0.8)
    for state in [gate, plus] {
      #expect((try state.expectation(of: PauliString(.x, on: 0)) - 0.6967067).magnitude < 1e-7)
      #expect((try state.expectation(of: PauliString(.x, on: 1)) - 0.6967067).magnitude < 1e-7)
      #expect((try state.expectation(of: PauliString(.x, on: 2)) - 1).magnitude < 1e-15)
    }
  }

  @Test("Case 45: joint probabilities of some qubits")
  func case45() throws {
    let state = try StateVector(amplitudes: (0..<8).map { Complex((Double($0 + 1) / 36).squareRoot()) })
    #expect((try state.probabilities(of: [0, 2])[0b01] - 1 / 6).magnitude < 1e-15)
    #expect((try state.probabilities(of: [1])[0] - 0.3888888889).magnitude < 1e-10)
  }
}
