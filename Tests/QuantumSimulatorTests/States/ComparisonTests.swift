import QuantumSimulator
import Testing

@Suite("Comparing states")
struct ComparisonTests {
  @Test("A global phase is found and taken out", arguments: [-3.0, -0.5, 0, 1e-7, 2.5, Double.pi])
  func globalPhase(phase: Double) throws {
    var generator = SeededGenerator(seed: 60)
    let amplitudes = generator.amplitudes(qubitCount: 4)
    let state = try StateVector(amplitudes: amplitudes)
    let turned = try StateVector(amplitudes: amplitudes.map { Complex.exp(i: phase) * $0 })
    let comparison = try state.comparison(with: turned)
    #expect((comparison.globalPhase - phase).magnitude < 1e-14)
    #expect(comparison.gap < 1e-15)
    #expect(comparison.isEqualUpToGlobalPhase())
    #expect((comparison.exactGap - 2 * ElementaryFunctions.sin(phase.magnitude / 2)).magnitude < 1e-14)
    #expect(comparison.isEqual() == (phase == 0))
    #expect((try state.fidelity(with: turned) - 1).magnitude < 1e-14)
  }

  @Test("A small difference keeps its size, where a fidelity has lost it")
  func smallGap() throws {
    let state = try StateVector(qubitCount: 2)
    var other = state
    try other.apply(.ry(2e-10), to: [1])
    let comparison = try state.comparison(with: other)
    #expect((comparison.gap - 1e-10).magnitude < 1e-16)
    #expect(try state.fidelity(with: other) == 1)
  }

  @Test("Orthogonal states have phase 0 and a gap of √2")
  func orthogonal() throws {
    let comparison = try StateVector(qubitCount: 1).comparison(
      with: StateVector(qubitCount: 1, basisState: 1))
    #expect(comparison.globalPhase == 0)
    #expect((comparison.gap - 2.0.squareRoot()).magnitude < 1e-15)
    #expect(!comparison.isEqualUpToGlobalPhase())
  }

  @Test("The inner product is conjugate-linear on the left")
  func innerProduct() throws {
    var generator = SeededGenerator(seed: 61)
    let (a, b) = (generator.amplitudes(qubitCount: 5), generator.amplitudes(qubitCount: 5))
    let found = try StateVector(amplitudes: a).innerProduct(with: StateVector(amplitudes: b))
    #expect((found - zip(a, b).reduce(.zero) { $0 + $1.0.conjugate * $1.1 }).length < 1e-15)
  }

  @Test("States of different sizes are refused")
  func sizes() throws {
    let (one, two) = (try StateVector(qubitCount: 1), try StateVector(qubitCount: 2))
    let wanted = StateError.qubitCountMismatch(found: 2, wanted: 1)
    #expect(throws: wanted) { try one.innerProduct(with: two) }
    #expect(throws: wanted) { try one.fidelity(with: two) }
    #expect(throws: wanted) { try one.comparison(with: two) }
  }
}
