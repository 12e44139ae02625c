import QuantumSimulator
import Testing

@Suite("Branches and exact probabilities")
struct BranchTests {
  @Test("Branches come in order, with their probabilities and states")
  func order() throws {
    var circuit = Circuit(qubitCount: 2, bitCount: 2)
    try circuit.append(.ry(1), on: 0)
    try circuit.append(.measure(0, into: 0))
    try circuit.append(.ry(2), on: 1)
    try circuit.append(.measure(1, into: 1))
    let branches = try circuit.branches()
    #expect(branches.map(\.bits.description) == ["00", "10", "01", "11"])
    let (p, q) = (0.2298488470659301, 0.7080734182735712)
    let wanted = [(1 - p) * (1 - q), (1 - p) * q, p * (1 - q), p * q]
    #expect(zip(branches, wanted).allSatisfy { ($0.probability - $1).magnitude < 1e-15 })
    for (branch, index) in zip(branches, [0b00, 0b10, 0b01, 0b11]) {
      #expect((branch.state[index].length - 1).magnitude < 1e-15)
      #expect(branch.record.map(\.operation) == [1, 3])
    }
  }

  @Test("Outcomes that cannot occur make no branch; branches with equal bits stay apart")
  func splitting() throws {
    var circuit = Circuit(qubitCount: 2, bitCount: 1)
    try circuit.append(.h, on: 0)
    try circuit.append(.h, on: 0)
    try circuit.append(.measure(0, into: 0))
    #expect(try circuit.branches().map(\.probability).map { ($0 - 1).magnitude < 1e-15 } == [true])
    try circuit.append(.h, on: 0)
    try circuit.append(.cx, on: 0, 1)
    try circuit.append(.reset(0))
    let branches = try circuit.branches()
    #expect(branches.map(\.bits.description) == ["0", "0"])
    #expect(branches.map { $0.record.map(\.outcome) } == [[.zero, .zero], [.zero, .one]])
    #expect((branches[1].state[0b10] - .one).length < 1e-15)
    #expect((try circuit.bitProbabilities()[BitString("0") ?? BitString([])] ?? 0) > 1 - 1e-15)
  }

  @Test("Too many branches are an error that names the limit")
  func limit() throws {
    var circuit = Circuit(qubitCount: 1, bitCount: 1)
    for _ in 0..<3 {
      try circuit.append(.h, on: 0)
      try circuit.append(.measure(0, into: 0))
    }
    #expect(try circuit.branches(limit: 8).count == 8)
    #expect(throws: RunError.tooManyBranches(limit: 7)) { try circuit.branches(limit: 7) }
    #expect(throws: RunError.tooManyBranches(limit: 0)) { try circuit.branches(limit: 0) }
  }

  @Test("A hundred coins in a row are no rounding error: each branch counts, up to the limit")
  func longRecords() throws {
    var circuit = Circuit(qubitCount: 1, bitCount: 1)
    for _ in 0..<100 {
      try circuit.append(.h, on: 0)
      try circuit.append(.measure(0, into: 0))
    }
    #expect(throws: RunError.tooManyBranches(limit: 4096)) { try circuit.branches() }
    let run = try circuit.run(seed: 1)
    #expect((run.probability * 0x1p100 - 1).magnitude < 1e-12)
  }

  @Test("Random circuits with measurements, resets and conditions: branches agree with density matrices")
  func againstDensity() throws {
    var generator = SeededGenerator(seed: 80)
    for _ in 0..<12 {
      let circuit = try Self.random(qubitCount: 3, bitCount: 2, length: 14, using: &generator)
      let branches = try circuit.branches()
      #expect((branches.reduce(0) { $0 + $1.probability } - 1).magnitude < 1e-13)
      #expect(branches.allSatisfy { ($0.state.norm - 1).magnitude < 1e-13 })
      let wanted = try Self.densities(of: circuit)
      var found: [BitString: ComplexMatrix] = [:]
      for branch in branches {
        let density = try branch.state.reducedDensityMatrix(of: [0, 1, 2]).matrix
        let weighted = Complex(branch.probability) * density
        found[branch.bits] = found[branch.bits].map { $0 + weighted } ?? weighted
      }
      for (bits, density) in wanted where density.trace.real > 1e-13 {
        let other = try #require(found[bits])
        #expect(density.distance(to: other) < 1e-12)
        let probability = try #require(circuit.bitProbabilities()[bits])
        #expect((probability - density.trace.real).magnitude < 1e-13)
      }
    }
  }

  /// Gates, measurements of random Pauli strings, resets and conditional gates, drawn.
  static func random(
    qubitCount: Int, bitCount: Int, length: Int, using generator: inout SeededGenerator
  ) throws -> Circuit {
    var circuit = Circuit(qubitCount: qubitCount, bitCount: bitCount)
    for step in 0..<length {
      let qubit = Int.random(in: 0..<qubitCount, using: &generator)
      let bit = Int.random(in: 0..<bitCount, using: &generator)
      switch step % 4 {
      case 1:
        let masks = UInt64(1) << UInt64(qubitCount)
        let string = PauliString(xMask: generator.next() % masks, zMask: generator.next() % masks)
        try circuit.append(.measure(string, into: bit))
      case 2:
        let application = try generator.application(qubitCount: qubitCount)
        try circuit.append(Operation(.gate(application), if: Condition(bit: bit)))
      case 3 where step % 8 == 3:
        try circuit.append(.reset(qubit))
      default:
        try circuit.append(Operation(.gate(generator.application(qubitCount: qubitCount))))
      }
    }
    return circuit
  }

  /// The unnormalised density matrix that goes with each register: ρ → Σ KρK†, by whole matrices.
  static func densities(of circuit: Circuit) throws -> [BitString: ComplexMatrix] {
    let (count, dimension) = (circuit.qubitCount, 1 << circuit.qubitCount)
    func full(_ gate: Gate, _ targets: [Int], _ controls: [Control] = []) -> ComplexMatrix {
      let rows = MatrixSimulator.matrix(gate.matrix, on: targets, controls: controls, qubitCount: count)
      return ComplexMatrix(rows: dimension, columns: dimension, elements: rows.flatMap(\.self))
    }
    var start = ComplexMatrix(rows: dimension, columns: dimension)
    start[0, 0] = .one
    var live = [BitString(count: circuit.bitCount): start]
    for operation in circuit.operations {
      var next: [BitString: ComplexMatrix] = [:]
      func add(_ bits: BitString, _ kraus: ComplexMatrix, _ density: ComplexMatrix) {
        let term = kraus * density * kraus.adjoint
        next[bits] = next[bits].map { $0 + term } ?? term
      }
      for (bits, density) in live {
        guard operation.condition?.holds(in: bits.bits) ?? true else {
          add(bits, .identity(dimension), density)
          continue
        }
        switch operation.action {
        case .barrier: add(bits, .identity(dimension), density)
        case .gate(let a): add(bits, full(a.gate, a.targets, a.controls), density)
        case .reset(let qubit):
          let z = full(.z, [qubit])
          let zero = Complex(0.5) * (.identity(dimension) + z)
          add(bits, zero, density)
          add(bits, zero * full(.x, [qubit]), density)
        case .measurement(let measurement):
          var string = ComplexMatrix.identity(dimension)
          for qubit in 0..<count {
            switch measurement.observable[qubit] {
            case .i: break
            case .x: string = full(.x, [qubit]) * string
            case .y: string = full(.y, [qubit]) * string
            case .z: string = full(.z, [qubit]) * string
            }
          }
          for outcome in Outcome.allCases {
            var written = bits
            written[measurement.bit] = outcome.bit
            let projector =
              Complex(0.5) * (.identity(dimension) + Complex(outcome.eigenvalue) * string)
            add(written, projector, density)
          }
        }
      }
      live = next
    }
    return live
  }
}
