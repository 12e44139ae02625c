import QuantumSimulator
import Testing

@Suite("Mixed states")
struct MixedStateTests {
  /// An entangled state of four qubits, and what it is as a mixed state.
  private func example() throws -> (StateVector, MixedState) {
    var pure = try StateVector(qubitCount: 4)
    var mixed = try MixedState(qubitCount: 4)
    let circuit: [GateApplication] = [
      .init(.h, on: [0]), .init(.cx, on: [0, 2]), .init(.u(0.4, 1.1, -0.7), on: [1]), .init(.s, on: [2]),
      .init(.iswap, on: [1, 3]), .init(.ry(0.9), on: [3], controls: [Control(2, .off), Control(0)]),
      .init(.ccx, on: [3, 1, 0]),
    ]
    for application in circuit {
      try pure.apply(application)
      try mixed.apply(application)
    }
    return (pure, mixed)
  }

  @Test("Gates move a mixed state as they move the pure one")
  func gates() throws {
    let (pure, mixed) = try example()
    let expected = try MixedState(pure)
    for row in 0..<16 {
      for column in 0..<16 {
        #expect(mixed[row, column].isNear(expected[row, column], within: 1e-15))
      }
    }
    #expect((mixed.purity - 1).magnitude < 1e-14)
    #expect((try mixed.fidelity(with: pure) - 1).magnitude < 1e-14)
    for text in ["IIIX", "XYZI", "YYII", "ZIIZ", "YIXY"] {
      let string = try PauliString(text)
      #expect((try mixed.expectation(of: string) - pure.expectation(of: string)).magnitude < 1e-14)
    }
    for qubit in 0..<4 {
      #expect(gap(try mixed.blochVector(of: qubit), try pure.blochVector(of: qubit)) < 1e-14)
    }
    let (a, b) = (try mixed.reducedDensityMatrix(of: [2, 0]), try pure.reducedDensityMatrix(of: [2, 0]))
    #expect(a.matrix.distance(to: b.matrix) < 1e-14)
  }

  @Test("Collapse and reset leave what they leave of a pure state")
  func collapse() throws {
    for text in ["IIIZ", "XIIY", "IYII", "ZZZZ"] {
      for outcome in Outcome.allCases {
        var (pure, mixed) = try example()
        let string = try PauliString(text)
        let probability = try mixed.collapse(string, onto: outcome)
        #expect((try pure.collapse(string, onto: outcome) - probability).magnitude < 1e-14)
        #expect((try mixed.fidelity(with: pure) - 1).magnitude < 1e-13, "\(text) \(outcome)")
      }
    }
    var (_, mixed) = try example()
    let rest = try mixed.reducedDensityMatrix(of: [0, 1, 3])
    try mixed.reset(2)
    #expect(mixed.probabilities.enumerated().allSatisfy { $0.offset >> 2 & 1 == 0 || $0.element == 0 })
    #expect(try mixed.reducedDensityMatrix(of: [0, 1, 3]).matrix.distance(to: rest.matrix) < 1e-14)
  }

  @Test("An impossible outcome is refused, and the state stays")
  func impossible() throws {
    var mixed = try MixedState(qubitCount: 1)
    #expect(throws: StateError.impossibleOutcome(probability: 0)) {
      try mixed.collapse(PauliString(.z, on: 0), onto: .one)
    }
    #expect(mixed[0, 0] == .one)
    #expect(throws: StateError.qubitCountOutOfRange(found: 13, allowed: 1...12)) {
      try MixedState(qubitCount: 13)
    }
  }

  @Test("Case 31: ρ of |++⟩ after CP(π/2)")
  func controlledPhase() throws {
    var mixed = try MixedState(qubitCount: 2)
    for application in [
      GateApplication(.h, on: [0]), .init(.h, on: [1]), .init(.cp(.pi / 2), on: [0, 1]),
    ] {
      try mixed.apply(application)
    }
    for row in 0..<4 {
      for column in 0..<4 {
        let value: Complex =
          (row == 3) == (column == 3) ? Complex(0.25) : column == 3 ? Complex(0, -0.25) : Complex(0, 0.25)
        #expect(mixed[row, column].isNear(value, within: 1e-15))
      }
    }
  }
}
