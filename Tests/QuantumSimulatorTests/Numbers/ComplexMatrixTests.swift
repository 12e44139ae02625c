import QuantumSimulator
import Testing

@Suite struct ComplexMatrixTests {
  /// A matrix of numbers between −1 and 1.
  static func random(_ rows: Int, _ columns: Int, seed: UInt64) -> ComplexMatrix {
    var generator = SeededGenerator(seed: seed)
    let elements = (0..<rows * columns).map { _ in
      Complex(2 * generator.nextUniform() - 1, 2 * generator.nextUniform() - 1)
    }
    return ComplexMatrix(rows: rows, columns: columns, elements: elements)
  }

  /// The eigenvectors of a random Hermitian matrix: a unitary without structure.
  static func unitary(_ dimension: Int, seed: UInt64) -> ComplexMatrix {
    HermitianEigensystem(random(dimension, dimension, seed: seed)).vectors
  }

  @Test(arguments: [1, 2, 3, 8, 17, 32]) func diagonalisesHermitianMatrices(_ dimension: Int) {
    let half = Self.random(dimension, dimension, seed: 4)
    let matrix = half + half.adjoint
    let system = HermitianEigensystem(matrix)
    let diagonal = ComplexMatrix(diagonal: system.values.map { Complex($0) })
    let rebuilt = system.vectors * diagonal * system.vectors.adjoint
    #expect(system.vectors.unitarityDistance < 1e-13)
    #expect(rebuilt.distance(to: matrix) < 1e-12)
    #expect(system.values == system.values.sorted())
  }

  @Test func diagonalisesDegenerateAndDiagonalOnes() {
    #expect(HermitianEigensystem(.identity(4)).values == [1, 1, 1, 1])
    let zero = HermitianEigensystem(ComplexMatrix(rows: 3, columns: 3))
    #expect(zero.values == [0, 0, 0])
    let plus = ComplexMatrix(rows: 4, columns: 4, elements: [Complex](repeating: Complex(0.25), count: 16))
    let values = HermitianEigensystem(plus).values
    for (found, wanted) in zip(values, [0, 0, 0, 1]) { #expect(abs(found - Double(wanted)) < 1e-15) }
    #expect(HermitianEigensystem(Gate.y.matrix).values == [-1, 1])
  }

  @Test(arguments: [2, 4, 8, 16]) func diagonalisesUnitaries(_ dimension: Int) {
    let basis = Self.unitary(dimension, seed: 9)
    // Phases with repetitions, both ends of the interval, and neighbours of −1 on either side.
    let phases = (0..<dimension).map { [Double.pi, 1, 1, -3, 0, -1e-9 - .pi / 2, .pi, 2][$0 % 8] }
    let eigenvalues = ComplexMatrix(diagonal: phases.map { Complex.exp(i: $0) })
    let matrix = basis * eigenvalues * basis.adjoint
    let system = UnitaryEigensystem(matrix)
    #expect(system.vectors.unitarityDistance < 1e-13)
    for (found, wanted) in zip(system.phases.sorted(), phases.sorted()) {
      #expect(abs(found - wanted) < 1e-12)
    }
    let root = matrix.unitaryPower(0.5)
    #expect((root * root).distance(to: matrix) < 1e-12)
    let expected = ComplexMatrix(diagonal: phases.map { Complex.exp(i: $0 / 2) })
    #expect(root.distance(to: basis * expected * basis.adjoint) < 1e-12)
  }

  @Test(arguments: [(3, 3), (5, 2), (2, 5), (8, 8)]) func findsSingularValues(_ rows: Int, _ columns: Int) {
    let matrix = Self.random(rows, columns, seed: 6)
    let values = matrix.singularValues
    let squares = HermitianEigensystem(rows >= columns ? matrix.adjoint * matrix : matrix * matrix.adjoint)
      .values
    #expect(values.count == min(rows, columns))
    for (value, square) in zip(values, squares.reversed()) { #expect(abs(value * value - square) < 1e-12) }
  }

  @Test func singularValuesOfARankDeficientMatrix() {
    let matrix = ComplexMatrix(rows: 2, columns: 2, elements: [.one, .one, .one, .one])
    #expect(abs(matrix.singularValues[0] - 2) < 1e-15 && matrix.singularValues[1] < 1e-15)
    #expect(ComplexMatrix(rows: 2, columns: 3).singularValues == [0, 0])
  }

  @Test func tensorPutsTheLeftFactorHigh() {
    let product = Gate.x.matrix.tensor(Gate.z.matrix)
    let xHigh = GateApplication(.x, on: [1])
    let zLow = GateApplication(.z, on: [0])
    #expect(product == oracleMatrix(xHigh, qubitCount: 2) * oracleMatrix(zLow, qubitCount: 2))
  }

  @Test func measuresDistances() {
    let (s, rz) = (Gate.s.matrix, Gate.rz(.pi / 2).matrix)
    #expect(s.distance(to: rz) > 0.5)
    #expect(s.distanceUpToGlobalPhase(to: rz) < 1e-15)
    #expect(abs(s.globalPhase(relativeTo: rz) - .pi / 4) < 1e-15)
    #expect(abs(s.processFidelity(with: rz) - 1) < 1e-15)
    #expect(Gate.x.matrix.processFidelity(with: Gate.z.matrix) == 0)
    #expect(abs(Gate.identity.matrix.processFidelity(with: s) - 0.5) < 1e-15)
    #expect(Gate.h.matrix.trace == .zero)
    #expect(abs((Complex(2) * Gate.x.matrix).unitarityDistance - 3 * 2.0.squareRoot()) < 1e-14)
  }

  @Test func multipliesVectors() {
    #expect(Gate.x.matrix * [.one, .i] == [.i, .one])
    let a = Self.random(3, 4, seed: 1)
    let b = Self.random(4, 1, seed: 2)
    let product = a * b
    #expect(ComplexMatrix(rows: 3, columns: 1, elements: a * b.elements).distance(to: product) < 1e-15)
    #expect((b.adjoint * a.adjoint).distance(to: product.adjoint) < 1e-15)
  }
}
