import QuantumSimulator
import Testing

@Suite("Channels")
struct KrausChannelTests {
  private static func everyChannel() throws -> [(String, KrausChannel)] {
    let decay = try Relaxation(t1: 3, t2: 4, equilibrium: 0.6)
    return try [
      ("bit flip", .bitFlip(0.2)), ("phase flip", .phaseFlip(0.3)), ("bit-phase flip", .bitPhaseFlip(0.4)),
      ("depolarising", .depolarising(0.3)), ("depolarising 2", .depolarising(0.2, qubitCount: 2)),
      ("dephasing", .dephasing(0.5)), ("amplitude damping", .amplitudeDamping(0.35)),
      ("generalised amplitude damping", .generalisedAmplitudeDamping(0.35, excitedPopulation: 0.2)),
      ("relaxation", .relaxation(decay, over: 1.3)), ("certain decay", .amplitudeDamping(1)),
    ]
  }

  @Test("All named channels preserve the trace, and keep states positive")
  func tracePreservation() throws {
    for (name, channel) in try Self.everyChannel() {
      #expect(channel.traceDefect < 1e-15, "\(name)")
      var state = try StateVector(qubitCount: 3)
      try state.apply(.h, to: [0])
      try state.apply(.cx, to: [0, 1])
      try state.apply(.u(1, 2, 3), to: [2])
      try state.apply(.cx, to: [1, 2])
      var mixed = try MixedState(state)
      for start in 0..<3 {
        try mixed.apply(channel, to: (0..<channel.qubitCount).map { (start + 2 * $0) % 3 })
      }
      #expect((mixed.trace - 1).magnitude < 1e-14, "\(name)")
      let density = try mixed.densityMatrix()
      #expect(density.eigenvalues[0] > -1e-14, "\(name)")
      #expect(density.matrix.distance(to: density.matrix.adjoint) < 1e-14, "\(name)")
    }
  }

  @Test("A channel on some qubits is the sum of KρK† with the whole matrices")
  func againstMatrices() throws {
    for (name, channel) in try Self.everyChannel() where channel.qubitCount == 1 {
      var state = try StateVector(normalising: (0..<4).map { Complex(1 + Double($0), Double($0 * $0) - 2) })
      try state.apply(.h, to: [1])
      let before = try MixedState(state).densityMatrix().matrix
      for target in 0..<2 {
        var sum = ComplexMatrix(rows: 4, columns: 4)
        for local in channel.operators {
          let whole =
            target == 0 ? ComplexMatrix.identity(2).tensor(local) : local.tensor(.identity(2))
          sum = sum + whole * before * whole.adjoint
        }
        var mixed = try MixedState(state)
        try mixed.apply(channel, to: [target])
        #expect(try mixed.densityMatrix().matrix.distance(to: sum) < 1e-14, "\(name) on \(target)")
      }
    }
  }

  @Test("Relaxation over time is the Bloch equations without a field, and composes")
  func relaxation() throws {
    let decay = try Relaxation(t1: 2, t2: 1.5, equilibrium: 0.4)
    var mixed = try MixedState(qubitCount: 1)
    try mixed.apply(.u(2, 0.7, 0), to: [0])
    let start = try mixed.blochVector(of: 0)
    var twice = mixed
    try mixed.apply(.relaxation(decay, over: 1.1), to: [0])
    let expected = try BlochPropagator(field: .zero, relaxation: decay, duration: 1.1).applied(to: start)
    #expect(gap(try mixed.blochVector(of: 0), expected) < 1e-15)
    try twice.apply(KrausChannel.relaxation(decay, over: 0.4) * .relaxation(decay, over: 0.7), to: [0])
    #expect(gap(try twice.blochVector(of: 0), expected) < 1e-15)
  }

  @Test("Unital are the mixtures of unitaries, and dephasing; damping is not")
  func unital() throws {
    #expect(try KrausChannel.depolarising(0.3).isUnital && KrausChannel.dephasing(0.3).isUnital)
    #expect(try !KrausChannel.amplitudeDamping(0.3).isUnital)
  }

  @Test("What is no channel is refused, with how far it is from one")
  func refusals() throws {
    #expect(throws: ChannelError.noOperators) { try KrausChannel([]) }
    #expect(throws: ChannelError.probabilityOutOfRange(1.5)) { try KrausChannel.bitFlip(1.5) }
    #expect(throws: ChannelError.probabilityOutOfRange(-0.1)) {
      try ReadoutConfusion(oneForZero: -0.1, zeroForOne: 0)
    }
    #expect(throws: ChannelError.qubitCountOutOfRange(found: 4, allowed: 1...3)) {
      try KrausChannel.depolarising(0.1, qubitCount: 4)
    }
    #expect(throws: ChannelError.unsupportedDimension(operator: 1, rows: 4, columns: 4)) {
      try KrausChannel([.identity(2), .identity(4)])
    }
    let half = Complex(0.5) * ComplexMatrix.identity(2)
    do {
      _ = try KrausChannel([half])
      Issue.record("a shrinking map was accepted")
    } catch {
      guard case .notTracePreserving(let distance) = error else {
        Issue.record("\(error)")
        return
      }
      #expect((distance - 0.75 * 2.0.squareRoot()).magnitude < 1e-15)
    }
    var mixed = try MixedState(qubitCount: 2)
    #expect(throws: StateError.targetCountMismatch(found: 1, wanted: 2)) {
      try mixed.apply(.depolarising(0.1, qubitCount: 2), to: [0])
    }
    #expect(throws: StateError.qubitOutOfRange(qubit: 2, qubitCount: 2)) { try mixed.apply(.h, to: [2]) }
  }
}
