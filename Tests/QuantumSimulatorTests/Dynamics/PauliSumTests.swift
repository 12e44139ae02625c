import QuantumSimulator
import Testing

@Suite("Hamiltonians as sums of Pauli strings")
struct PauliSumTests {
  /// A random Hamiltonian.
  private func random(_ qubitCount: Int, _ termCount: Int, seed: UInt64) throws -> PauliSum {
    var generator = SeededGenerator(seed: seed)
    let mask = (UInt64(1) << UInt64(qubitCount)) - 1
    return try PauliSum(
      qubitCount: qubitCount,
      terms: (0..<termCount).map { _ in
        let string = PauliString(xMask: generator.next() & mask, zMask: generator.next() & mask)
        return .init(2 * generator.nextUniform() - 1, string)
      })
  }

  @Test("The Chebyshev sum is the exponential that the eigenvectors give, within its bound", arguments: 1...4)
  func exponential(qubitCount: Int) throws {
    let hamiltonian = try random(qubitCount, 6, seed: UInt64(qubitCount))
    let system = HermitianEigensystem(hamiltonian.matrix)
    let start = try StateVector(normalising: (0..<(1 << qubitCount)).map { Complex(1, Double($0)) })
    for time in [0.0, 1e-3, 1.3, -4, 60] {
      var phases = system.vectors
      for column in 0..<phases.columns {
        let phase = Complex.exp(i: -system.values[column] * time)
        for row in 0..<phases.rows { phases[row, column] *= phase }
      }
      let expected = phases * (system.vectors.adjoint * Array(start.amplitudes))
      let evolution = try hamiltonian.evolve(start, for: time)
      var squared = 0.0
      for index in expected.indices { squared += (expected[index] - evolution.state[index]).lengthSquared }
      // The eigenvectors err too.
      #expect(squared.squareRoot() < evolution.errorBound + 1e-13, "t = \(time)")
      #expect((evolution.state.norm - 1).magnitude < 1e-12)
    }
  }

  @Test(
    "However short the time, the sum of a coupling is a rotation",
    arguments: [1e-8, 1e-20, 1e-120, Double.leastNonzeroMagnitude])
  func shortTimes(time: Double) throws {
    let coupling = try PauliSum(qubitCount: 2, terms: [.init(1, try PauliString("XX"))])
    let end = try coupling.evolve(StateVector(qubitCount: 2), for: time).state
    #expect((end[0] - .one).length < 1e-15)
    #expect((end[3] - Complex(0, -time)).length < 1e-19)
  }

  @Test("A loose tolerance is kept, and costs what it says")
  func looseTolerance() throws {
    let hamiltonian = try random(5, 10, seed: 7)
    let start = try StateVector(qubitCount: 5)
    let exact = try hamiltonian.evolve(start, for: 3).state
    for tolerance in [1e-3, 1e-6] {
      let rough = try hamiltonian.evolve(start, for: 3, tolerance: tolerance)
      let gap = try exact.comparison(with: rough.state).exactGap
      #expect(gap <= rough.errorBound && rough.errorBound < 1.001 * tolerance)
    }
  }

  @Test("Twelve qubits keep norm and energy")
  func twelveQubits() throws {
    let hamiltonian = try random(12, 8, seed: 12)
    var start = try StateVector(qubitCount: 12)
    for qubit in 0..<12 { try start.apply(.u(0.3 * Double(qubit), 0.5, 0), to: [qubit]) }
    let end = try hamiltonian.evolve(start, for: 2).state
    #expect((end.norm - 1).magnitude < 1e-12)
    #expect((try end.expectation(of: hamiltonian) - start.expectation(of: hamiltonian)).magnitude < 1e-11)
  }

  @Test("Equal strings add up, and the identity only turns the phase")
  func merging() throws {
    let sum = try PauliSum(
      qubitCount: 1,
      terms: [.init(0.5, PauliString("X")), .init(2, PauliString("I")), .init(0.25, PauliString("X"))])
    #expect(sum.terms == [.init(0.75, try PauliString("X")), .init(2, PauliString())])
    #expect(sum.spectralRadiusBound == 0.75)
    let phase = try PauliSum(qubitCount: 1, terms: [.init(2, PauliString())])
      .evolve(StateVector(qubitCount: 1), for: 0.5).state[0]
    #expect(phase.isNear(.exp(i: -1), within: 1e-15))
  }

  @Test("What does not fit is refused")
  func refusals() throws {
    #expect(throws: DynamicsError.qubitCountOutOfRange(found: 13, allowed: 1...12)) {
      try PauliSum(qubitCount: 13, terms: [])
    }
    #expect(throws: DynamicsError.termOutOfRange(term: 0, qubitCount: 1)) {
      try PauliSum(qubitCount: 1, terms: [.init(1, PauliString("XI"))])
    }
    #expect(throws: DynamicsError.coefficientNotFinite(term: 0)) {
      try PauliSum(qubitCount: 1, terms: [.init(.nan, PauliString("X"))])
    }
    let sum = try PauliSum(qubitCount: 1, terms: [.init(1, PauliString("X"))])
    let one = try StateVector(qubitCount: 1)
    #expect(throws: DynamicsError.qubitCountMismatch(found: 2, wanted: 1)) {
      try sum.evolve(StateVector(qubitCount: 2), for: 1)
    }
    #expect(throws: DynamicsError.unusableDuration(.infinity)) { try sum.evolve(one, for: .infinity) }
    #expect(throws: DynamicsError.unusableTolerance(found: 0, allowed: 1e-13...1)) {
      try sum.evolve(one, for: 1, tolerance: 0)
    }
    #expect(throws: DynamicsError.state(.qubitRepeated(qubit: 0))) {
      try PauliSum.zz(1, between: 0, and: 0, of: 2)
    }
    #expect(
      DynamicsError.coherenceOutlivesPopulation(t1: 1, t2: 3).description
        == "T2 is 3 s with T1 1 s; T2 is at most 2·T1")
  }
}
