import Testing

@testable import QuantumSimulator

@Suite("A compiled circuit does what its gates do one by one")
struct CompiledCircuitTests {
  /// Every combination of precision and instructions that can differ here.
  static let settings = ComputeSettings.Precision.allCases.flatMap { precision in
    ComputeSettings.Instructions.allCases.map { ComputeSettings(precision: precision, instructions: $0) }
  }

  @Test("Random circuits of all kinds of gates on 1 … 7 qubits, as one chunk", arguments: settings)
  func whole(settings: ComputeSettings) throws {
    var generator = SeededGenerator(seed: 1)
    for qubits in 1...7 {
      for _ in 0..<12 {
        let circuit = try randomCircuit(qubits: qubits, gates: 40, using: &generator)
        for fusion in CompiledCircuit.Fusion.allCases {
          try check(circuit, settings: settings, fusion: fusion, chunk: nil, using: &generator)
        }
      }
    }
  }

  @Test("Random circuits on 8 … 12 qubits, gathered from small chunks", arguments: settings)
  func chunks(settings: ComputeSettings) throws {
    var generator = SeededGenerator(seed: 2)
    for qubits in 8...12 {
      for room in [6, 7] {
        for _ in 0..<4 {
          let circuit = try randomCircuit(qubits: qubits, gates: 120, using: &generator)
          let chunk = ChunkSize(wholeQubits: 4, qubits: room, runQubits: 4)
          try check(circuit, settings: settings, fusion: .automatic, chunk: chunk, using: &generator)
        }
      }
    }
  }

  @Test("Gates with more targets and controls than a chunk has qubits")
  func wideGates() throws {
    var generator = SeededGenerator(seed: 3)
    let wide = try Gate.randomUnitary(qubits: 5, using: &generator)
    for _ in 0..<6 {
      var circuit = try randomCircuit(qubits: 9, gates: 20, using: &generator)
      let order = (0..<9).shuffled(using: &generator)
      try circuit.append(
        .gate(wide, on: Array(order[0..<5]), controls: [Control(order[5]), Control(order[6], .off)]))
      let gates = try randomCircuit(qubits: 9, gates: 20, using: &generator)
      for operation in gates.operations { try circuit.append(operation) }
      let chunk = ChunkSize(wholeQubits: 4, qubits: 6, runQubits: 3)
      try check(
        circuit, settings: ComputeSettings(), fusion: .automatic, chunk: chunk, using: &generator)
    }
  }

  @Test(
    "Threads change nothing, not even the last digit", arguments: ComputeSettings.Precision.allCases,
    [nil, ChunkSize(wholeQubits: 4, qubits: 12, runQubits: 5)])
  func threads(precision: ComputeSettings.Precision, chunk: ChunkSize?) throws {
    var generator = SeededGenerator(seed: 4)
    let circuit = try randomCircuit(qubits: 18, gates: 150, using: &generator)
    var states: [StateVector] = []
    for threadLimit in [1, 2, 3, nil] {
      let settings = ComputeSettings(precision: precision, threadLimit: threadLimit)
      var state = try StateVector(qubitCount: 18, settings: settings)
      let gates = circuit.gateApplications.map(\.controlledMatrix)
      try CompiledCircuit(gates, qubitCount: 18, settings: settings, chunk: chunk).apply(to: &state)
      states.append(state)
    }
    for state in states.dropFirst() {
      #expect(state.amplitudes.elementsEqual(states[0].amplitudes))
      #expect(state.norm == states[0].norm)
      let string = try PauliString("XZYIXZYIXZYIXZYIXZ")
      #expect(try state.expectation(of: string) == states[0].expectation(of: string))
    }
    let direct = try applied(circuit, to: StateVector(qubitCount: 18))
    #expect(try direct.comparison(with: states[0]).exactGap < (precision == .double ? 1e-13 : 1e-5))
  }

  @Test("What is gathered beside a state is at most a twentieth of it")
  func gathered() {
    for precision in ComputeSettings.Precision.allCases {
      let chunk = ChunkSize(ComputeSettings(precision: precision))
      for qubits in (chunk.wholeQubits + 1)...StateVector.supportedQubitCounts.upperBound {
        let chunkCount = 1 << (qubits - chunk.qubits)
        #expect(20 * AmplitudeStorage.mostGathered(of: chunkCount) <= chunkCount)
      }
    }
  }

  @Test("A matrix that is unitary only within its tolerance is applied as it is")
  func sloppyMatrix() throws {
    let half = 0.70710678119
    let sloppy = try Gate(
      unitary: ComplexMatrix(
        rows: 2, columns: 2, elements: [Complex(half), Complex(half), Complex(0, half), Complex(0, -half)]))
    var circuit = Circuit(qubitCount: 1)
    for _ in 0..<5 { try circuit.append(sloppy, on: 0) }
    var generator = SeededGenerator(seed: 5)
    try check(circuit, settings: ComputeSettings(), fusion: .automatic, chunk: nil, using: &generator)
  }

  @Test("The norm stays at one through a million gates")
  func drift() throws {
    var generator = SeededGenerator(seed: 6)
    let circuit = try randomCircuit(qubits: 5, gates: 1000, using: &generator)
    var state = try StateVector(qubitCount: 5)
    let compiled = try CompiledCircuit(circuit)
    for _ in 0..<1000 { try compiled.apply(to: &state) }
    #expect((state.norm - 1).magnitude < 1e-10)
  }

  @Test("What cannot be compiled or applied is an error")
  func refusals() throws {
    var circuit = Circuit(qubitCount: 2, bitCount: 1)
    try circuit.append(.h, on: 0)
    let compiled = try CompiledCircuit(circuit)
    var three = try StateVector(qubitCount: 3)
    #expect(throws: StateError.qubitCountMismatch(found: 3, wanted: 2)) { try compiled.apply(to: &three) }
    var single = try StateVector(qubitCount: 2, settings: ComputeSettings(precision: .single))
    #expect(throws: StateError.settingsMismatch) { try compiled.apply(to: &single) }
    try circuit.append(.measure(0, into: 0))
    #expect(throws: RunError.notUnitary(operation: 1)) { try CompiledCircuit(circuit) }
    #expect(throws: RunError.self) { try CompiledCircuit(Circuit(qubitCount: 31)) }
  }

  @Test("A circuit with a measurement in the middle runs its gates compiled")
  func measurementBetween() throws {
    var generator = SeededGenerator(seed: 7)
    let gates = try randomCircuit(qubits: 14, gates: 60, using: &generator)
    var circuit = Circuit(qubitCount: 14, bitCount: 1)
    for operation in gates.operations { try circuit.append(operation) }
    try circuit.append(.measure(3, into: 0))
    for operation in gates.operations { try circuit.append(operation) }
    let run = try circuit.run(forcing: [60: .one], seed: 1)
    var state = try applied(gates, to: StateVector(qubitCount: 14))
    try state.collapse(3, onto: .one)
    state = try applied(gates, to: state)
    #expect(try run.state.comparison(with: state).exactGap < 1e-12)
  }
}

extension CompiledCircuitTests {
  /// Compares with one gate after another, in the same precision, from a random state.
  private func check(
    _ circuit: Circuit, settings: ComputeSettings, fusion: CompiledCircuit.Fusion, chunk: ChunkSize?,
    using generator: inout SeededGenerator
  ) throws {
    let vector = (0..<(1 << circuit.qubitCount)).map { _ in
      Complex(generator.nextUniform() - 0.5, generator.nextUniform() - 0.5)
    }
    var state = try StateVector(normalising: vector, settings: settings)
    let wanted = try applied(circuit, to: StateVector(normalising: vector))
    let gates = circuit.gateApplications.map(\.controlledMatrix)
    let compiled = CompiledCircuit(
      gates, qubitCount: circuit.qubitCount, settings: settings, fusion: fusion, chunk: chunk)
    try compiled.apply(to: &state)
    let gap = try wanted.comparison(with: StateVector(unnormalised: Array(state.amplitudes))).exactGap
    #expect(gap < (settings.precision == .double ? 1e-12 : 1e-5), "\(fusion): \(circuit)")
  }

  private func applied(_ circuit: Circuit, to start: StateVector) throws -> StateVector {
    var state = start
    for application in circuit.gateApplications { try state.apply(application) }
    return state
  }

  /// Gates of every structure with up to three further controls: mixing, diagonal, moving, dense.
  private func randomCircuit(
    qubits: Int, gates: Int, using generator: inout SeededGenerator
  ) throws -> Circuit {
    let oneOrTwo = [
      try Gate.randomUnitary(qubits: 1, using: &generator),
      try Gate.randomUnitary(qubits: min(2, qubits), using: &generator),
    ]
    var circuit = Circuit(qubitCount: qubits)
    while circuit.gateCount < gates {
      let angle = 6 * generator.nextUniform()
      let choices: [Gate] = [
        .h, .x, .y, .z, .s, .sdg, .t, .sx, .cx, .cz, .swap, .ccx, .cswap,
        try Gate(.rx, parameters: [angle]), try Gate(.ry, parameters: [angle]),
        try Gate(.rz, parameters: [angle]), try Gate(.cp, parameters: [angle]),
        try Gate(.crz, parameters: [angle]), try Gate(.rzz, parameters: [angle]),
        try Gate(.rxx, parameters: [angle]), try Gate(.u, parameters: [angle, 1, 2]),
        try Gate(.iswap), try Gate(.ccz), try Gate(.ch),
      ]
      let all = choices + oneOrTwo
      let gate = all[Int(generator.next() % UInt64(all.count))]
      guard gate.qubitCount <= qubits else { continue }
      let order = (0..<qubits).shuffled(using: &generator)
      // Most gates have no further control, as in real circuits.
      let wanted = generator.nextUniform() < 0.7 ? 0 : Int(generator.next() % 4)
      let controls = order[gate.qubitCount..<min(qubits, gate.qubitCount + wanted)].map {
        Control($0, generator.nextUniform() < 0.5 ? .on : .off)
      }
      try circuit.append(
        .gate(gate, on: Array(order[0..<gate.qubitCount]), controls: controls))
    }
    return circuit
  }
}
