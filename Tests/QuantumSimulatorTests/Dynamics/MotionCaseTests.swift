import QuantumSimulator
import Testing

@Suite("Motion and noise: faults reported of other simulators")
struct MotionCaseTests {
  @Test("Case 33: depolarising |1⟩ by (1−p)ρ + p/3·ΣPρP")
  func depolarising() throws {
    for (probability, mean) in [(1.0, 1.0 / 3), (0.75, 0), (0.1, -0.866_666_666_666_666_7)] {
      var state = try MixedState(qubitCount: 1, basisState: 1)
      try state.apply(.depolarising(probability), to: [0])
      #expect((try state.blochVector(of: 0).z - mean).magnitude < 1e-15, "p = \(probability)")
    }
  }

  @Test("Case 34: T1 = 50, T2 = 70, t = 20, and T2 > 2·T1 refused")
  func relaxation() throws {
    let decay = try Relaxation(t1: 50, t2: 70)
    let channel = try KrausChannel.relaxation(decay, over: 20)
    var excited = try MixedState(qubitCount: 1, basisState: 1)
    try excited.apply(channel, to: [0])
    #expect((excited[1, 1].real - 0.670_320_0).magnitude < 1e-7)
    var plus = try MixedState(qubitCount: 1)
    try plus.apply(.h, to: [0])
    try plus.apply(channel, to: [0])
    #expect((plus[0, 1].length - 0.375_738_6).magnitude < 1e-7)
    #expect(throws: DynamicsError.coherenceOutlivesPopulation(t1: 50, t2: 101)) {
      try Relaxation(t1: 50, t2: 101)
    }
    #expect(try Relaxation(t1: 50, t2: 100).pureDephasingTime == .infinity)
  }

  @Test("Case 35: at 5 GHz and 50 mK a share of .0081687 is excited")
  func thermal() throws {
    let share = try ThermalEquilibrium.excitedPopulation(frequency: 5e9, temperature: 0.05)
    #expect((share - 0.008_168_7).magnitude < 5e-8)
  }

  @Test("Case 42: e^{−iX}|0⟩ and e^{−i(X+Z)}|0⟩")
  func exponentials() throws {
    let zero = try StateVector(qubitCount: 1)
    let first = try PauliSum(qubitCount: 1, terms: [.init(1, PauliString("X"))]).evolve(zero, for: 1).state
    #expect(first[0].isNear(Complex(0.540_302_3), within: 5e-8))
    #expect(first[1].isNear(Complex(0, -0.841_471_0), within: 5e-8))
    let second = try PauliSum(
      qubitCount: 1, terms: [.init(1, PauliString("X")), .init(1, PauliString("Z"))]
    ).evolve(zero, for: 1).state
    #expect(second[0].isNear(Complex(0.155_943_7, -0.698_456_0), within: 5e-8))
    #expect(second[1].isNear(Complex(0, -0.698_456_0), within: 5e-8))
    let closed = SpinRotation(about: Field(x: 1, y: 0, z: 1), by: 2 * 2.0.squareRoot()).matrix
    #expect(second[0].isNear(closed[0, 0], within: 1e-13))
  }

  @Test("Case 44: e^{−.4i Z0Z1}|+++⟩")
  func zz() throws {
    var state = try StateVector(qubitCount: 3)
    for qubit in 0..<3 { try state.apply(.h, to: [qubit]) }
    let end = try PauliSum(qubitCount: 3, terms: [.init(0.4, PauliString("IZZ"))]).evolve(state, for: 1).state
    #expect((try end.expectation(of: PauliString("IIX")) - 0.696_706_7).magnitude < 5e-8)
    #expect((try end.expectation(of: PauliString("IXI")) - 0.696_706_7).magnitude < 5e-8)
    #expect((try end.expectation(of: PauliString("XII")) - 1).magnitude < 1e-12)
  }
}
