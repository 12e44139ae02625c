import QuantumSimulator
import Testing

@Suite struct WeightedStateTests {
  /// Qubit 0 is found with probability ¾ in |0⟩ and takes qubit 1, on the equator before, along or not.
  @Test func branchesAreAMixture() throws {
    var circuit = Circuit(qubitCount: 2, bitCount: 1)
    try circuit.append(.ry(.pi / 3), on: 0)
    try circuit.append(.h, on: 1)
    try circuit.append(.measure(0, into: 0))
    try circuit.append(.gate(.h, on: [1], if: Condition(bit: 0)))
    let branches = try circuit.branches()
    #expect(branches.count == 2)
    let probabilities = try branches.probabilities()
    for (found, wanted) in zip(probabilities, [0.375, 0.25, 0.375, 0]) {
      #expect(abs(found - wanted) < 1e-15)
    }
    // Nothing is left of qubit 0's coherence; qubit 1 points along x three times out of four, else along z.
    let (control, target) = (try branches.blochVector(of: 0), try branches.blochVector(of: 1))
    #expect(abs(control.x) < 1e-15 && abs(control.z - 0.5) < 1e-15)
    #expect(abs(target.x - 0.75) < 1e-15 && abs(target.z - 0.25) < 1e-15)
    #expect(try abs(branches.expectation(of: PauliString("ZZ")) + 0.25) < 1e-15)
  }

  @Test func noStatesAndNoSuchQubit() throws {
    let state = try StateVector(qubitCount: 1)
    #expect(try [CircuitRun]().probabilities().isEmpty)
    #expect(throws: StateError.self) { try [One(state: state)].blochVector(of: 1) }
  }

  private struct One: WeightedState {
    let probability = 1.0
    let state: StateVector
  }
}
