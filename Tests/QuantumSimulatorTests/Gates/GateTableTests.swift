import QuantumSimulator
import Testing

@Suite struct GateTableTests {
  private struct Row: Decodable {
    let gate: String
    let parameters: [Double]
    let exponent: Double
    let matrix: [[Double]]
  }

  /// One gate of every kind, with angles that are nothing special.
  static let samples = StandardGate.allCases.map { standard in
    let angles = [0.3, 1.1, -2.4].prefix(standard.record.parameterNames.count)
    guard let gate = try? Gate(standard, parameters: Array(angles)) else { preconditionFailure() }
    return gate
  }

  @Test func agreesWithQiskit() throws {
    var seen: Set<StandardGate> = []
    for row in try referenceTable("gates.json", of: Row.self) {
      let standard = try #require(StandardGate(rawValue: row.gate))
      seen.insert(standard)
      let matrix = try Gate(standard, parameters: row.parameters).power(row.exponent).matrix
      let elements = row.matrix.map { Complex($0[0], $0[1]) }
      let wanted = ComplexMatrix(rows: matrix.rows, columns: matrix.columns, elements: elements)
      #expect(matrix.distance(to: wanted) < 1e-14, "\(row.gate)\(row.parameters)^\(row.exponent)")
    }
    #expect(seen == Set(StandardGate.allCases))
  }

  @Test(arguments: samples) func diagonalGatesHaveDiagonalMatrices(_ gate: Gate) throws {
    let matrix = gate.matrix
    let isDiagonal = (0..<matrix.rows).allSatisfy { row in
      (0..<matrix.columns).allSatisfy { row == $0 || matrix[row, $0] == .zero }
    }
    #expect(gate.standard?.isDiagonal == isDiagonal)
  }

  @Test func isInTheOrderOfTheGates() {
    #expect(GateRecord.table.map(\.gate) == StandardGate.allCases)
  }

  @Test func givesNoNameTwice() {
    var names: Set<String> = []
    for record in GateRecord.table {
      for name in [record.gate.rawValue] + record.aliases {
        #expect(names.insert(name).inserted, "\(name)")
        #expect(StandardGate(named: name) == record.gate)
      }
    }
    #expect(StandardGate(named: "Hadamard") == nil)
  }

  @Test(arguments: samples) func decomposesExactly(_ gate: Gate) throws {
    let decomposition = try #require(gate.decomposition)
    var product = Complex.exp(i: decomposition.globalPhase) * ComplexMatrix.identity(1 << gate.qubitCount)
    for application in decomposition.applications {
      product = oracleMatrix(application, qubitCount: gate.qubitCount) * product
    }
    #expect(product.distance(to: gate.matrix) < 1e-14)
  }

  @Test(arguments: samples) func splitsControlsFromTheBase(_ gate: Gate) {
    let all = Array(0..<gate.qubitCount)
    let controlled = GateApplication(gate, on: all).controlledMatrix
    #expect(controlled.controls == all.prefix(gate.builtInControlCount).map { Control($0) })
    #expect(controlled.matrix.rows == 1 << controlled.targets.count)
    #expect(oracleMatrix(GateApplication(gate, on: all), qubitCount: all.count) == gate.matrix)
  }

  /// Half turns are exact, so that these hold to the last bit.
  @Test func halfTurnsAreExact() {
    #expect(Gate.p(.pi).matrix == Gate.z.matrix)
    #expect(Gate.p(.pi / 2).matrix == Gate.s.matrix)
    #expect(Gate.rx(.pi).matrix == -Complex.i * Gate.x.matrix)
    #expect(Gate.ry(.pi).matrix == -Complex.i * Gate.y.matrix)
    #expect(Gate.rz(.pi).matrix == -Complex.i * Gate.z.matrix)
    #expect(Gate.u(.pi / 2, 0, .pi).matrix == Gate.h.matrix)
    #expect(Gate.u(.pi, 0, .pi).matrix == Gate.x.matrix)
    #expect(Gate.rz(2 * .pi).matrix == Complex(-1) * Gate.identity.matrix)
  }

  @Test func hasTheStructureThatKernelsUse() {
    #expect(Gate.s.matrix.structure == .diagonal([.one, .i]))
    #expect(Gate.rzz(.pi).matrix.structure == .diagonal([-.i, .i, .i, -.i]))
    #expect(
      Gate.swap.matrix.structure == .permutation(rows: [0, 2, 1, 3], factors: [.one, .one, .one, .one]))
    #expect(Gate.y.matrix.structure == .permutation(rows: [1, 0], factors: [.i, -.i]))
    #expect(Gate.h.matrix.structure == .dense)
    #expect(Gate.rx(.pi).matrix.structure == .permutation(rows: [1, 0], factors: [-.i, -.i]))
  }

  @Test func refusesWhatIsNoGate() {
    #expect(throws: GateError.wrongParameterCount(gate: .rz, found: 0)) { try Gate(.rz) }
    #expect(throws: GateError.wrongParameterCount(gate: .h, found: 1)) { try Gate(.h, parameters: [1]) }
    #expect(throws: GateError.nonFiniteParameter(gate: .u, index: 2)) {
      try Gate(.u, parameters: [0, 0, .infinity])
    }
    #expect(throws: GateError.notSquare(rows: 2, columns: 3)) {
      try Gate(unitary: ComplexMatrix(rows: 2, columns: 3))
    }
    for dimension in [1, 3, 128] {
      #expect(throws: GateError.unsupportedDimension(dimension)) {
        try Gate(unitary: .identity(dimension))
      }
    }
    #expect(throws: GateError.nonFiniteElement(row: 1, column: 0)) {
      try Gate(
        unitary: ComplexMatrix(rows: 2, columns: 2, elements: [.one, .zero, Complex(.nan), .one]))
    }
  }

  /// A†A − 1 of [[1, 2], [3, 4]] is [[9, 14], [14, 19]].
  @Test func saysHowFarFromUnitary() throws {
    let matrix = ComplexMatrix(
      rows: 2, columns: 2, elements: [Complex(1), Complex(2), Complex(3), Complex(4)])
    let error = #expect(throws: GateError.self) { try Gate(unitary: matrix) }
    guard case .notUnitary(let distance)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(abs(distance - (81.0 + 2 * 196 + 361).squareRoot()) < 1e-12)
  }

  @Test func takesMatricesOnUpToSixQubits() throws {
    for qubits in 1...6 {
      let gate = try Gate(unitary: .identity(1 << qubits))
      #expect(gate.qubitCount == qubits)
      #expect(gate.standard == nil && gate.builtInControlCount == 0)
    }
  }
}
