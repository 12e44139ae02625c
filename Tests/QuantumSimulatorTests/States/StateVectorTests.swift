import QuantumSimulator
import Testing

@Suite("State vectors")
struct StateVectorTests {
  @Test("A new state is |0…0⟩, or the basis state asked for", arguments: 1...6)
  func basisStates(qubitCount: Int) throws {
    #expect(try StateVector(qubitCount: qubitCount)[0] == .one)
    for index in 0..<(1 << qubitCount) {
      let state = try StateVector(qubitCount: qubitCount, basisState: index)
      #expect(state.basisStateCount == 1 << qubitCount)
      #expect(state.amplitudes.enumerated().allSatisfy { $1 == ($0 == index ? .one : .zero) })
      #expect(state.norm == 1)
    }
  }

  @Test("Numbers of qubits outside 1 … 30 are refused", arguments: [Int.min, -1, 0, 31, 64, Int.max])
  func unsupportedSizes(qubitCount: Int) {
    #expect(throws: StateError.qubitCountOutOfRange(found: qubitCount, allowed: 1...30)) {
      try StateVector(qubitCount: qubitCount)
    }
  }

  @Test("Basis states beyond the last are refused", arguments: [-1, 4, Int.max])
  func beyond(index: Int) throws {
    #expect(throws: StateError.basisStateOutOfRange(found: index, basisStateCount: 4)) {
      try StateVector(qubitCount: 2, basisState: index)
    }
    #expect(throws: StateError.basisStateOutOfRange(found: index, basisStateCount: 4)) {
      try StateVector(qubitCount: 2).probability(ofBasisState: index)
    }
  }

  @Test("Amplitudes come back as they were given", arguments: 1...6)
  func roundTrip(qubitCount: Int) throws {
    var generator = SeededGenerator(seed: 8)
    let amplitudes = generator.amplitudes(qubitCount: qubitCount)
    let state = try StateVector(amplitudes: amplitudes)
    #expect(Array(state.amplitudes) == amplitudes)
    #expect((0..<amplitudes.count).allSatisfy { state[$0] == amplitudes[$0] })
  }

  @Test("Lists of amplitudes that are no state are refused with the reason")
  func badAmplitudes() {
    for count in [0, 1, 3, 6] {
      #expect(throws: StateError.amplitudeCountNotPowerOfTwo(found: count)) {
        try StateVector(amplitudes: [Complex](repeating: .one, count: count))
      }
    }
    for bad in [Complex(.nan), Complex(0, .infinity)] {
      #expect(throws: StateError.amplitudeNotFinite(basisState: 1)) {
        try StateVector(amplitudes: [.one, bad])
      }
      #expect(throws: StateError.amplitudeNotFinite(basisState: 1)) {
        try StateVector(normalising: [.one, bad])
      }
    }
    #expect(throws: StateError.notNormalised(squaredNorm: 2)) { try StateVector(amplitudes: [.one, .one]) }
    #expect(throws: StateError.zeroVector) { try StateVector(normalising: [.zero, .zero]) }
  }

  @Test("Vectors of any length are normalised", arguments: [0x1p-1070, 1e-200, 1, 1e200, 1.7e308])
  func normalising(scale: Double) throws {
    let state = try StateVector(normalising: [Complex(scale), Complex(0, -scale)])
    #expect((state.norm - 1).magnitude < 1e-15)
    #expect(
      largestGap(state.amplitudes, [Complex(0.5.squareRoot()), Complex(0, -(0.5.squareRoot()))]) < 1e-15)
  }

  @Test("A copy keeps its value when the original changes")
  func valueSemantics() throws {
    var state = try StateVector(qubitCount: 4)
    let before = state
    let view = state.amplitudes
    try state.apply(.x, to: [3])
    #expect(before[0] == .one && view[0] == .one)
    #expect(state[8] == .one && state[0] == .zero)
  }

  @Test("Gates that do not fit are refused, and the state stays as it was")
  func badGates() throws {
    var state = try StateVector(qubitCount: 2)
    #expect(throws: StateError.targetCountMismatch(found: 1, wanted: 2)) { try state.apply(.cx, to: [0]) }
    #expect(throws: StateError.qubitOutOfRange(qubit: 2, qubitCount: 2)) { try state.apply(.x, to: [2]) }
    #expect(throws: StateError.qubitOutOfRange(qubit: -1, qubitCount: 2)) {
      try state.apply(.x, to: [0], controls: [Control(-1)])
    }
    #expect(throws: StateError.qubitRepeated(qubit: 1)) { try state.apply(.swap, to: [1, 1]) }
    #expect(throws: StateError.qubitRepeated(qubit: 0)) {
      try state.apply(.x, to: [0], controls: [Control(0, .off)])
    }
    #expect(state[0] == .one)
  }

  @Test("A thousand random gates on 7 qubits keep the norm")
  func normConservation() throws {
    var generator = SeededGenerator(seed: 21)
    var state = try StateVector(amplitudes: generator.amplitudes(qubitCount: 7))
    for _ in 0..<1000 { try state.apply(generator.application(qubitCount: 7)) }
    #expect((state.norm - 1).magnitude < 1e-13)
    #expect((try state.probabilities().reduce(0, +) - 1).magnitude < 1e-13)
  }

  @Test("20 qubits: a chain of CX on an H makes a GHZ state")
  func large() throws {
    var state = try StateVector(qubitCount: 20)
    try state.apply(.h, to: [0])
    for qubit in 1..<20 { try state.apply(.cx, to: [qubit - 1, qubit]) }
    #expect((state[0] - Complex(0.5.squareRoot())).length < 1e-15)
    #expect((state[(1 << 20) - 1] - Complex(0.5.squareRoot())).length < 1e-15)
    #expect((state.norm - 1).magnitude < 1e-15)
    for qubit in [0, 2, 3, 19] {
      #expect((try state.probability(ofOne: qubit) - 0.5).magnitude < 1e-15)
      #expect(try state.blochVector(of: qubit).length < 1e-15)
    }
    let parity = PauliString(xMask: (1 << 20) - 1, zMask: 0)
    #expect((try state.expectation(of: parity) - 1).magnitude < 1e-14)
    var generator = SeededGenerator(seed: 1)
    let first = try state.measure(7, using: &generator).outcome
    for qubit in 0..<20 { #expect(try state.measure(qubit, using: &generator).outcome == first) }
  }

  @Test("H on every one of 20 qubits: every mean is ½ to the last digits")
  func accumulation() throws {
    var state = try StateVector(qubitCount: 20)
    for qubit in 0..<20 { try state.apply(.h, to: [qubit]) }
    #expect((state.norm - 1).magnitude < 1e-14)
    for qubit in 0..<20 { #expect((try state.probability(ofOne: qubit) - 0.5).magnitude < 1e-14) }
  }
}
