import QuantumSimulator
import Testing

@Suite("Measurement")
struct MeasurementTests {
  @Test("Collapse keeps the part that goes with the outcome, for any Pauli string", arguments: 1...5)
  func projection(qubitCount: Int) throws {
    var generator = SeededGenerator(seed: 40, stream: UInt64(qubitCount))
    for _ in 0..<15 {
      let masks = UInt64(1) << UInt64(qubitCount)
      let string = PauliString(xMask: generator.next() % masks, zMask: generator.next() % masks)
      guard string.weight > 0 else { continue }
      let start = try StateVector(amplitudes: generator.amplitudes(qubitCount: qubitCount))
      var image = start
      try image.apply(string)
      let probabilities = try start.outcomeProbabilities(of: string)
      #expect((probabilities.zero + probabilities.one - 1).magnitude < 1e-15)
      let expectation = try start.expectation(of: string)
      #expect((probabilities.zero - probabilities.one - expectation).magnitude < 1e-14)
      for outcome in Outcome.allCases {
        var collapsed = start
        let probability = try collapsed.collapse(string, onto: outcome)
        #expect((probability - (1 + outcome.eigenvalue * expectation) / 2).magnitude < 1e-14)
        let wanted = zip(start.amplitudes, image.amplitudes).map {
          1 / (2 * probability.squareRoot()) * ($0 + outcome.eigenvalue * $1)
        }
        #expect(largestGap(collapsed.amplitudes, wanted) < 1e-14)
        #expect((collapsed.norm - 1).magnitude < 1e-15)
        #expect((try collapsed.expectation(of: string) - outcome.eigenvalue).magnitude < 1e-14)
        #expect((try collapsed.collapse(string, onto: outcome) - 1).magnitude < 1e-14)
        #expect(throws: StateError.self) { try collapsed.collapse(string, onto: outcome.opposite) }
      }
    }
  }

  @Test("An outcome is found about as often as it is likely")
  func frequency() throws {
    var state = try StateVector(qubitCount: 1)
    try state.apply(.ry(1.2), to: [0])
    let likely = try state.probability(ofOne: 0)
    var generator = SeededGenerator(seed: 41)
    var ones = 0
    for _ in 0..<10_000 {
      var copy = state
      let result = try copy.measure(0, using: &generator)
      #expect((result.probability - (result.outcome == .one ? likely : 1 - likely)).magnitude < 1e-15)
      if result.outcome == .one { ones += 1 }
    }
    // Five standard deviations; the seed is fixed, so this never fails by chance.
    #expect((Double(ones) - 10_000 * likely).magnitude < 5 * (10_000 * likely * (1 - likely)).squareRoot())
  }

  @Test("A measurement takes one number, also where the outcome is certain")
  func oneNumber() throws {
    var state = try StateVector(qubitCount: 2)
    try state.apply(.h, to: [1])
    var generator = SeededGenerator(seed: 42)
    var other = generator
    let certain = try state.measure(0, using: &generator)
    #expect(certain.outcome == .zero && certain.probability == 1)
    _ = other.next()
    #expect(generator == other)
    try state.measure(1, using: &generator)
    _ = other.next()
    #expect(generator == other)
  }

  @Test("Rounding errors are not outcomes: after H and H, 1 cannot be found nor forced")
  func noise() throws {
    var state = try StateVector(qubitCount: 1)
    for _ in 0..<11 {
      try state.apply(.h, to: [0])
      try state.apply(.ry(0.1), to: [0])
      try state.apply(.ry(-0.1), to: [0])
      try state.apply(.h, to: [0])
    }
    #expect(throws: StateError.self) { try state.collapse(0, onto: .one) }
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<100 { #expect(try state.measure(0, using: &generator).outcome == .zero) }
  }

  @Test("Bell pairs: ZZ and XX are certain, Z and X are not")
  func parity() throws {
    var state = try StateVector(qubitCount: 2)
    try state.apply(.h, to: [0])
    try state.apply(.cx, to: [0, 1])
    var generator = SeededGenerator(seed: 43)
    let before = state
    #expect(try state.measure(PauliString("ZZ"), using: &generator).outcome == .zero)
    #expect(try state.measure(PauliString("XX"), using: &generator).outcome == .zero)
    #expect(try state.measure(PauliString("YY"), using: &generator).outcome == .one)
    #expect(try state.comparison(with: before).exactGap < 1e-15)
    let half = try state.outcomeProbabilities(of: PauliString("IX"))
    #expect((half.zero - 0.5).magnitude < 1e-15)
  }

  @Test("The identity, measured, gives 0 and changes nothing")
  func identity() throws {
    var generator = SeededGenerator(seed: 44)
    var state = try StateVector(amplitudes: generator.amplitudes(qubitCount: 3))
    let before = state
    #expect(try state.measure(PauliString(), using: &generator).outcome == .zero)
    #expect(try state.comparison(with: before).exactGap < 1e-15)
  }

  @Test("Reset leaves |0⟩ and the other qubits' conditional state")
  func reset() throws {
    for seed in 0..<10 {
      var generator = SeededGenerator(seed: UInt64(seed))
      var state = try StateVector(qubitCount: 2)
      try state.apply(.h, to: [0])
      try state.apply(.cx, to: [0, 1])
      let found = try state.reset(0, using: &generator).outcome
      #expect((state[found == .one ? 0b10 : 0b00] - .one).length < 1e-15)
    }
  }

  @Test("Qubits that do not exist are refused")
  func badQubits() throws {
    var generator = SeededGenerator(seed: 1)
    var state = try StateVector(qubitCount: 2)
    let wanted = StateError.qubitOutOfRange(qubit: 70, qubitCount: 2)
    #expect(throws: wanted) { try state.measure(70, using: &generator) }
    #expect(throws: wanted) { try state.collapse(70, onto: .zero) }
    #expect(throws: wanted) { try state.reset(70, using: &generator) }
  }
}
