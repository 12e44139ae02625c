import QuantumSimulator
import Testing

@Suite("Density matrices and entanglement")
struct DensityMatrixTests {
  private func bell() throws -> StateVector {
    var state = try StateVector(qubitCount: 2)
    try state.apply(.h, to: [0])
    try state.apply(.cx, to: [0, 1])
    return state
  }

  @Test("Half of a Bell pair is completely mixed; the pair is pure")
  func bellPair() throws {
    let state = try bell()
    let half = try state.reducedDensityMatrix(of: [1])
    #expect((half.purity - 0.5).magnitude < 1e-15)
    #expect((half.entropy(in: .bits) - 1).magnitude < 1e-14)
    #expect((half.entropy(in: .nats) - 0.6931471805599453).magnitude < 1e-14)
    #expect(try half.blochVector(of: 0).length < 1e-15)
    let whole = try state.reducedDensityMatrix(of: [0, 1])
    #expect((whole.purity - 1).magnitude < 1e-15)
    #expect(whole.entropy(in: .bits).magnitude < 1e-13)
    #expect((try whole.concurrence() - 1).magnitude < 1e-14)
    #expect((try state.concurrence(of: 1, 0) - 1).magnitude < 1e-15)
    #expect((try whole.fidelity(with: state) - 1).magnitude < 1e-14)
    #expect((try whole.fidelity(with: whole) - 1).magnitude < 1e-13)
  }

  @Test("Pure concurrence: sin θ for cos(θ/2)|00⟩ + sin(θ/2)|11⟩", arguments: [0, 1e-9, 0.3, 1.2, 3.1])
  func pureConcurrence(angle: Double) throws {
    var state = try StateVector(qubitCount: 2)
    try state.apply(.ry(angle), to: [0])
    try state.apply(.cx, to: [0, 1])
    let wanted = ElementaryFunctions.sin(angle)
    #expect((try state.concurrence(of: 0, 1) - wanted).magnitude < 1e-15)
    // The same through the mixed formula: with an idle third qubit the pair is a density matrix.
    var padded = try StateVector(qubitCount: 3)
    try padded.apply(.ry(angle), to: [2])
    try padded.apply(.cx, to: [2, 0])
    #expect((try padded.concurrence(of: 0, 2) - wanted).magnitude < 1e-8)
  }

  @Test("GHZ: no pair is entangled once the third qubit is out of sight; W: every pair is, with 2/3")
  func threeQubits() throws {
    var ghz = try StateVector(qubitCount: 3)
    try ghz.apply(.h, to: [0])
    try ghz.apply(.cx, to: [0, 1])
    try ghz.apply(.cx, to: [1, 2])
    var vector = [Complex](repeating: .zero, count: 8)
    for index in [1, 2, 4] { vector[index] = .one }
    let w = try StateVector(normalising: vector)
    for (a, b) in [(0, 1), (1, 2), (2, 0)] {
      #expect(try ghz.concurrence(of: a, b) < 1e-14)
      #expect((try w.concurrence(of: a, b) - 2.0 / 3).magnitude < 1e-14)
    }
  }

  @Test("Schmidt coefficients: sizes of both sides, small ones to their last digits")
  func schmidt() throws {
    let state = try bell()
    let pair = try state.schmidtCoefficients(of: [0])
    #expect(pair.count == 2 && pair.allSatisfy { ($0 - 0.5.squareRoot()).magnitude < 1e-15 })
    var weak = try StateVector(qubitCount: 4)
    try weak.apply(.ry(2e-12), to: [1])
    try weak.apply(.cx, to: [1, 3])
    let coefficients = try weak.schmidtCoefficients(of: [0, 1, 2])
    #expect(coefficients.count == 2)
    #expect((coefficients[1] - 1e-12).magnitude < 1e-26)
  }

  @Test("Schmidt coefficients squared are the eigenvalues of either side")
  func schmidtAgainstEigenvalues() throws {
    var generator = SeededGenerator(seed: 70)
    let state = try StateVector(amplitudes: generator.amplitudes(qubitCount: 5))
    let coefficients = try state.schmidtCoefficients(of: [4, 1])
    let eigenvalues = try state.reducedDensityMatrix(of: [1, 4]).eigenvalues.sorted(by: >)
    #expect(zip(coefficients, eigenvalues).allSatisfy { ($0 * $0 - $1).magnitude < 1e-14 })
    let entropies = try [[1, 4], [0, 2, 3]].map { try state.entanglementEntropy(of: $0, in: .bits) }
    #expect((entropies[0] - entropies[1]).magnitude < 1e-13)
  }

  @Test("Neither no qubits nor all of them make a side")
  func noBipartition() throws {
    let state = try bell()
    for qubits in [[], [0, 1]] {
      #expect(throws: StateError.noBipartition(qubitCount: qubits.count)) {
        try state.entanglementEntropy(of: qubits, in: .bits)
      }
      #expect(throws: StateError.noBipartition(qubitCount: qubits.count)) {
        try state.schmidtCoefficients(of: qubits)
      }
    }
    #expect(throws: StateError.noBipartition(qubitCount: 0)) { try state.reducedDensityMatrix(of: []) }
  }

  @Test("Results that would be too large are refused")
  func tooLarge() throws {
    let state = try StateVector(qubitCount: 18)
    #expect(throws: StateError.tooManyQubits(found: 11, limit: 10)) {
      try state.reducedDensityMatrix(of: Array(0..<11))
    }
    #expect(throws: StateError.tooManyQubits(found: 9, limit: 8)) {
      try state.schmidtCoefficients(of: Array(0..<9))
    }
  }

  @Test("Matrices that are no density matrices are refused with the reason")
  func invalid() throws {
    func matrix(_ elements: [Complex]) -> ComplexMatrix {
      ComplexMatrix(rows: 2, columns: 2, elements: elements)
    }
    #expect(throws: StateError.densityDimension(rows: 1, columns: 2)) {
      try DensityMatrix(ComplexMatrix(rows: 1, columns: 2))
    }
    #expect(throws: StateError.densityDimension(rows: 3, columns: 3)) { try DensityMatrix(.identity(3)) }
    #expect(throws: StateError.densityTraceNotOne(trace: 2)) { try DensityMatrix(.identity(2)) }
    #expect(throws: StateError.densityNotFinite(row: 1, column: 0)) {
      try DensityMatrix(matrix([.one, .zero, Complex(.nan), .zero]))
    }
    #expect(throws: StateError.densityNotHermitian(distance: 2.0.squareRoot())) {
      try DensityMatrix(matrix([.one, .one, .zero, .zero]))
    }
    #expect(throws: StateError.densityNotPositive(eigenvalue: -0.5)) {
      try DensityMatrix(matrix([Complex(1.5), .zero, .zero, Complex(-0.5)]))
    }
    let half = try DensityMatrix(matrix([Complex(0.5), .zero, .zero, Complex(0.5)]))
    #expect(half.probabilities == [0.5, 0.5])
    #expect(throws: StateError.qubitCountMismatch(found: 1, wanted: 2)) { try half.concurrence() }
    #expect(throws: StateError.qubitOutOfRange(qubit: 1, qubitCount: 1)) { try half.blochVector(of: 1) }
    #expect(throws: StateError.qubitCountMismatch(found: 2, wanted: 1)) { try half.fidelity(with: bell()) }
  }

  @Test("A reduced state passes its own checks and gives the arrow of the state vector")
  func consistency() throws {
    var generator = SeededGenerator(seed: 71)
    let state = try StateVector(amplitudes: generator.amplitudes(qubitCount: 6))
    let density = try DensityMatrix(state.reducedDensityMatrix(of: [5, 0, 3]).matrix)
    for (place, qubit) in [5, 0, 3].enumerated() {
      let (a, b) = (try density.blochVector(of: place), try state.blochVector(of: qubit))
      #expect((a.x - b.x).magnitude < 1e-14 && (a.y - b.y).magnitude < 1e-14 && (a.z - b.z).magnitude < 1e-14)
    }
    let marginals = try state.probabilities(of: [5, 0, 3])
    #expect(zip(density.probabilities, marginals).allSatisfy { ($0 - $1).magnitude < 1e-15 })
  }
}
