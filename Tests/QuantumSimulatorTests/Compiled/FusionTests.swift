import Testing

@testable import QuantumSimulator

@Suite("Matrices on several qubits are fused where that costs less")
struct FusionTests {
  /// What a circuit is brought down to.
  private func operations(of circuit: Circuit) -> [LoweredOperation] {
    var lowering = Lowering(qubitCount: circuit.qubitCount)
    for application in circuit.gateApplications { lowering.append(application.controlledMatrix) }
    lowering.finish()
    return lowering.operations
  }

  /// The matrices among it, by targets and controls.
  private func matrices(of circuit: Circuit) -> [(targets: Set<Int>, controls: Set<Int>)] {
    operations(of: circuit).compactMap {
      guard case .matrix(let matrix) = $0 else { return nil }
      return (Set(matrix.targets), Set(matrix.controls.map(\.qubit)))
    }
  }

  private func circuit(_ qubitCount: Int, _ build: (inout Circuit) throws -> Void) rethrows -> Circuit {
    var circuit = Circuit(qubitCount: qubitCount)
    try build(&circuit)
    return circuit
  }

  @Test("All that happens on one pair is one matrix, and nothing else is left")
  func pair() throws {
    let circuit = try circuit(2) {
      try $0.append(.h, on: 0)
      try $0.append(.t, on: 1)
      for gate in [Gate.rxx(0.1), .ryy(0.2), .rzz(0.3), .cx, .iswap, .swap, .crx(0.4)] {
        try $0.append(gate, on: 1, 0)
      }
      try $0.append(.h, on: 1)
    }
    let operations = operations(of: circuit)
    #expect(operations.count == 1)
    guard case .matrix(let matrix) = operations[0] else {
      Issue.record("no matrix")
      return
    }
    #expect(matrix.targets == [0, 1])
    #expect(matrix.matrix.distance(to: try circuit.unitary()) < 1e-14)
  }

  @Test(
    "Two pairs with one qubit in common stay two; two matrices on three qubits with two in common become one")
  func overlap() throws {
    let two = try circuit(3) {
      try $0.append(.rxx(0.1), on: 0, 1)
      try $0.append(.rxx(0.2), on: 1, 2)
    }
    #expect(matrices(of: two).map(\.targets) == [[0, 1], [1, 2]])
    // Four qubits in one matrix cost less than twice three.
    var generator = SeededGenerator(seed: 8)
    let wide = try Gate.randomUnitary(qubits: 3, using: &generator)
    let threes = try circuit(4) {
      try $0.append(.gate(wide, on: [0, 1, 2]))
      try $0.append(.gate(wide, on: [3, 1, 2]))
    }
    #expect(matrices(of: threes).map(\.targets) == [[0, 1, 2, 3]])
    #expect(MatrixCost.of(targets: 3, controls: 0) > 2 * MatrixCost.of(targets: 2, controls: 0))
    #expect(MatrixCost.of(targets: 4, controls: 0) < 2 * MatrixCost.of(targets: 3, controls: 0))
  }

  @Test(
    "Controlled matrices keep their controls among themselves, and become part of what holds all of their qubits"
  )
  func controlled() throws {
    let same = try circuit(3) {
      try $0.append(.crx(0.1), on: 0, 1)
      try $0.append(.cry(0.2), on: 0, 1)
      try $0.append(.h, on: 2)
    }
    #expect(matrices(of: same).map(\.targets) == [[1]])
    #expect(matrices(of: same).map(\.controls) == [[0]])
    let inside = try circuit(2) {
      try $0.append(.rxx(0.3), on: 0, 1)
      try $0.append(.crx(0.1), on: 1, 0)
    }
    #expect(matrices(of: inside).map(\.targets) == [[0, 1]])
    #expect(matrices(of: inside).map(\.controls) == [[]])
    // A turn of the target before stays a rotation: as part of the matrix it would cost the control.
    let turned = try circuit(2) {
      try $0.append(.h, on: 1)
      try $0.append(.crx(0.1), on: 0, 1)
    }
    #expect(matrices(of: turned).map(\.controls) == [[0]])
  }

  @Test("A matrix on six qubits takes up hundreds of gates on some of them, controls and all")
  func manyInWide() throws {
    var generator = SeededGenerator(seed: 9)
    let wide = try Gate.randomUnitary(qubits: 6, using: &generator)
    let circuit = try circuit(6) {
      try $0.append(.gate(wide, on: [5, 3, 1, 0, 2, 4]))
      for _ in 0..<300 {
        let order = (0..<6).shuffled(using: &generator)
        try $0.append(.gate(.ry(0.3), on: [order[0]], controls: [Control(order[1], .off)]))
        try $0.append(.iswap, on: order[2], order[3])
        try $0.append(.t, on: order[4])
      }
    }
    #expect(matrices(of: circuit).map(\.targets) == [[0, 1, 2, 3, 4, 5]])
    let start = try StateVector(amplitudes: generator.amplitudes(qubitCount: 6))
    #expect(try gap(circuit, from: start) < 1e-12)
  }

  @Test("Every order of gates on three qubits, with diagonals waiting on controls", arguments: 0..<40)
  func orders(seed: UInt64) throws {
    var generator = SeededGenerator(seed: 100 + seed)
    var circuit = Circuit(qubitCount: 3)
    for _ in 0..<30 {
      let order = [0, 1, 2].shuffled(using: &generator)
      switch Int.random(in: 0..<9, using: &generator) {
      case 0: try circuit.append(.p(0.7), on: order[0])
      case 1: try circuit.append(.h, on: order[0])
      case 2: try circuit.append(.crx(0.4), on: order[0], order[1])
      case 3: try circuit.append(.rxx(0.9), on: order[0], order[1])
      case 4: try circuit.append(.cp(0.3), on: order[0], order[1])
      case 5: try circuit.append(.cx, on: order[0], order[1])
      case 6: try circuit.append(.swap, on: order[0], order[1])
      case 7:
        try circuit.append(.gate(.iswap, on: [order[0], order[1]], controls: [Control(order[2], .off)]))
      default:
        try circuit.append(.gate(.rx(0.2), on: [order[0]], controls: [Control(order[1]), Control(order[2])]))
      }
    }
    for basisState in 0..<8 {
      let start = try StateVector(qubitCount: 3, basisState: basisState)
      #expect(try gap(circuit, from: start) < 1e-13)
    }
  }

  /// How far what the compiled circuit makes of a state is from what its gates make of it one by one.
  private func gap(_ circuit: Circuit, from start: StateVector) throws -> Double {
    var (fused, single) = (start, start)
    try CompiledCircuit(circuit).apply(to: &fused)
    for application in circuit.gateApplications { try single.apply(application) }
    return try fused.comparison(with: single).exactGap
  }
}
