import QuantumSimulator
import Testing

@Suite("Gates on state vectors agree with the matrix simulator")
struct GateApplicationOracleTests {
  /// Every ordered choice of `count` qubits out of `total`.
  static func placements(_ count: Int, of total: Int) -> [[Int]] {
    guard count > 0 else { return [[]] }
    return placements(count - 1, of: total).flatMap { chosen in
      (0..<total).filter { !chosen.contains($0) }.map { chosen + [$0] }
    }
  }

  /// Every way to control, anti-control or leave alone the qubits that are not targets.
  static func controlPatterns(of total: Int, besides targets: [Int]) -> [[Control]] {
    (0..<total).filter { !targets.contains($0) }.reduce([[]]) { patterns, qubit in
      patterns.flatMap { [$0, $0 + [Control(qubit)], $0 + [Control(qubit, .off)]] }
    }
  }

  @Test(
    "Every gate on every placement in 3 qubits, with every pattern of controls",
    arguments: StandardGate.allCases)
  func exhaustive(standard: StandardGate) throws {
    var generator = SeededGenerator(seed: 1)
    for targets in Self.placements(standard.qubitCount, of: 3) {
      for controls in Self.controlPatterns(of: 3, besides: targets) {
        let gate = try generator.gate(standard)
        let start = generator.amplitudes(qubitCount: 3)
        var state = try StateVector(amplitudes: start)
        var oracle = MatrixSimulator(amplitudes: start)
        try state.apply(gate, to: targets, controls: controls)
        oracle.apply(gate, to: targets, controls: controls)
        #expect(
          largestGap(state.amplitudes, oracle.amplitudes) < 1e-14, "\(standard) on \(targets), \(controls)")
      }
    }
  }

  @Test("Every gate on placements and controls drawn among 4 … 6 qubits", arguments: StandardGate.allCases)
  func sampled(standard: StandardGate) throws {
    var generator = SeededGenerator(seed: 2)
    for qubitCount in 4...6 {
      for _ in 0..<6 {
        let targets = Array((0..<qubitCount).shuffled(using: &generator).prefix(standard.qubitCount))
        let patterns = Self.controlPatterns(of: qubitCount, besides: targets)
        let controls = patterns.randomElement(using: &generator) ?? []
        let gate = try generator.gate(standard)
        let start = generator.amplitudes(qubitCount: qubitCount)
        var state = try StateVector(amplitudes: start)
        var oracle = MatrixSimulator(amplitudes: start)
        try state.apply(gate, to: targets, controls: controls)
        oracle.apply(gate, to: targets, controls: controls)
        #expect(
          largestGap(state.amplitudes, oracle.amplitudes) < 1e-14, "\(standard) on \(targets), \(controls)")
      }
    }
  }

  @Test("Circuits of 30 random gates on 1 … 6 qubits, gate by gate and as one unitary", arguments: 1...6)
  func circuits(qubitCount: Int) throws {
    var generator = SeededGenerator(seed: 3, stream: UInt64(qubitCount))
    let start = generator.amplitudes(qubitCount: qubitCount)
    var state = try StateVector(amplitudes: start)
    var oracle = MatrixSimulator(amplitudes: start)
    var circuit = Circuit(qubitCount: qubitCount)
    for _ in 0..<30 {
      let application = try generator.application(qubitCount: qubitCount)
      try state.apply(application)
      oracle.apply(application)
      try circuit.append(Operation(.gate(application)))
    }
    #expect(largestGap(state.amplitudes, oracle.amplitudes) < 1e-12)
    #expect(largestGap(try circuit.unitary() * start, oracle.amplitudes) < 1e-12)
    #expect((state.norm - 1).magnitude < 1e-13)
    for application in circuit.gateApplications.reversed() { try state.apply(application.inverse) }
    #expect(largestGap(state.amplitudes, start) < 1e-12)
  }

  @Test("Unitaries given as matrices on 1 … 6 of 7 qubits", arguments: 1...6)
  func matrices(targetCount: Int) throws {
    var generator = SeededGenerator(seed: 4, stream: UInt64(targetCount))
    var random = Circuit(qubitCount: targetCount)
    for _ in 0..<12 { try random.append(Operation(.gate(generator.application(qubitCount: targetCount)))) }
    let gate = try Gate(unitary: random.unitary())
    for _ in 0..<4 {
      let qubits = Array(0..<7).shuffled(using: &generator)
      let targets = Array(qubits.prefix(targetCount))
      let start = generator.amplitudes(qubitCount: 7)
      var state = try StateVector(amplitudes: start)
      try state.apply(gate, to: targets)
      var wanted = try StateVector(amplitudes: start)
      for application in random.gateApplications {
        try wanted.apply(
          application.gate, to: application.targets.map { targets[$0] },
          controls: application.controls.map { Control(targets[$0.qubit], $0.state) })
      }
      #expect(largestGap(state.amplitudes, wanted.amplitudes) < 1e-12, "targets \(targets)")
    }
  }
}
