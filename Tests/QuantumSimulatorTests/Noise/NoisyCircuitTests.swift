import QuantumSimulator
import Testing

@Suite("Circuits under noise")
struct NoisyCircuitTests {
  private func noise() throws -> NoiseModel {
    var noise = NoiseModel()
    noise.afterGates = [
      .init(on: .severalQubits, try .depolarising(0.1, qubitCount: 2)),
      .init(on: .every, try .amplitudeDamping(0.05)), .init(on: .oneQubit, try .dephasing(0.1)),
    ]
    noise.readout = try ReadoutConfusion(oneForZero: 0.02, zeroForOne: 0.06)
    return noise
  }

  /// A circuit that measures on the way and acts on what it found.
  private func circuit() throws -> Circuit {
    var circuit = Circuit(qubitCount: 2, bitCount: 2)
    try circuit.append(.ry(1.1), on: 0)
    try circuit.append(.cx, on: 0, 1)
    try circuit.append(.measure(0, into: 0))
    try circuit.append(.gate(.x, on: [1], if: Condition(bit: 0)))
    try circuit.append(.h, on: 1)
    try circuit.append(.measure(1, into: 1))
    return circuit
  }

  @Test("Without noise the branches are those of the circuit, those with equal bits mixed")
  func noiseless() throws {
    let circuit = try circuit()
    let noisy = try circuit.noisyBranches(noise: NoiseModel())
    let pure = try circuit.branches()
    #expect(noisy.count == pure.count)
    for branch in noisy {
      let same = try #require(pure.first { $0.bits == branch.bits })
      #expect((branch.probability - same.probability).magnitude < 1e-14)
      #expect((try branch.state.fidelity(with: same.state) - 1).magnitude < 1e-13)
    }
  }

  @Test("Trajectories average to the exact probabilities, and the same seed gives the same")
  func trajectories() throws {
    let circuit = try circuit()
    let noise = try noise()
    let exact = try circuit.noisyBranches(noise: noise)
    #expect((exact.reduce(0) { $0 + $1.probability } - 1).magnitude < 1e-14)
    let shots = 4000
    let counts = try circuit.noisyShots(shots, seed: 5, noise: noise)
    #expect(counts == (try circuit.noisyShots(shots, seed: 5, noise: noise)))
    #expect(counts.values.reduce(0, +) == shots)
    // χ² with three degrees of freedom: 21.1 is exceeded once in 10⁴ seeds.
    var chiSquared = 0.0
    for branch in exact {
      let expected = branch.probability * Double(shots)
      let difference = Double(counts[branch.bits] ?? 0) - expected
      chiSquared += difference * difference / expected
    }
    #expect(chiSquared < 21.1)
  }

  @Test("The mean of seeded trajectories' states approaches the mixed state")
  func meanState() throws {
    var circuit = Circuit(qubitCount: 2)
    try circuit.append(.h, on: 0)
    try circuit.append(.cx, on: 0, 1)
    let noise = try noise()
    let exact = try #require(circuit.noisyBranches(noise: noise).first).state
    let count = 2000
    for text in ["ZZ", "XX", "IZ", "ZI"] {
      let string = try PauliString(text)
      var mean = 0.0
      for shot in 0..<count {
        var generator = SeededGenerator(seed: 11, stream: UInt64(shot))
        let end = try circuit.trajectory(noise: noise, using: &generator)
        #expect((end.state.norm - 1).magnitude < 1e-12)
        mean += try end.state.expectation(of: string) / Double(count)
      }
      #expect(
        (try exact.expectation(of: string) - mean).magnitude < 5 / Double(count).squareRoot(), "\(text)")
    }
  }

  @Test("A step that does not fit is an error that names it")
  func steps() throws {
    let decay = try KrausChannel.amplitudeDamping(0.1)
    let bad: [(NoisyStep, RunError)] = [
      (.operation(.measure(0, into: 1)), .bitOutOfRange(operation: 1, bit: 1, bitCount: 1)),
      (.operation(.gate(.x, on: [2])), .state(.qubitOutOfRange(qubit: 2, qubitCount: 2))),
      (.operation(.reset(-1)), .state(.qubitOutOfRange(qubit: -1, qubitCount: 2))),
      (
        .operation(.gate(.x, on: [0], if: Condition(bit: -1))),
        .bitOutOfRange(operation: 1, bit: -1, bitCount: 1)
      ),
      (.channel(decay, on: [0], if: Condition(bit: 7)), .bitOutOfRange(operation: 1, bit: 7, bitCount: 1)),
      (.channel(decay, on: [-1], if: nil), .state(.qubitOutOfRange(qubit: -1, qubitCount: 2))),
    ]
    for (step, error) in bad {
      let steps = [NoisyStep.operation(.gate(.h, on: [0])), step]
      let circuit = NoisyCircuit(qubitCount: 2, bitCount: 1, steps: steps)
      #expect(throws: error) { try circuit.branches() }
    }
    let idle = NoisyCircuit(qubitCount: 1, bitCount: 2, steps: [])
    #expect(try idle.branches(setBits: [-3, 1, 9])[0].bits == BitString("10"))
  }

  @Test("A detector's confusion of several qubits is that of each")
  func confusion() throws {
    let detector = try ReadoutConfusion(oneForZero: 0.1, zeroForOne: 0.2)
    let read = detector.readings(of: [0, 1, 0, 0])
    #expect(read.count == 4)
    for (found, wanted) in zip(read, [0.9 * 0.2, 0.9 * 0.8, 0.1 * 0.2, 0.1 * 0.8]) {
      #expect((found - wanted).magnitude < 1e-16)
    }
    #expect((detector.readings(ofOneWithProbability: 0.25) - (0.75 * 0.1 + 0.25 * 0.8)).magnitude < 1e-16)
    #expect(ReadoutConfusion.none.readings(of: [0.3, 0.7]) == [0.3, 0.7])
  }
}
