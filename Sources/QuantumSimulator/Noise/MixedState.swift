/// The state of 1 … 12 qubits under noise: a density matrix that gates, channels and measurements change.
///
/// ```swift
/// var qubit = try MixedState(qubitCount: 1)
/// try qubit.apply(.h, to: [0])
/// try qubit.apply(.relaxation(decay, over: 20e-6), to: [0])
/// try qubit.blochVector(of: 0)
/// ```
///
/// The 4ⁿ elements are kept as the amplitudes of a vector of twice as many qubits, ρ[row, column] at row +
/// 2ⁿ·column, so that the kernels that move states move density matrices: a gate U acts on the rows' bits as
/// it is and on the columns' bits conjugated, a channel as the matrix Σ K ⊗ K* on both. Memory is 16 bytes an
/// element, 256 MiB at 12 qubits. A copy is free until one of the copies changes.
public struct MixedState: Sendable {
  /// The numbers of qubits that a mixed state may have.
  public static let supportedQubitCounts = 1...12

  /// How many qubits it has.
  public let qubitCount: Int
  /// The elements as amplitudes.
  var elements: StateVector

  /// The pure basis state with the given index; |0…0⟩ when none is given. O(4ⁿ).
  ///
  /// - Throws: ``StateError/qubitCountOutOfRange(found:allowed:)``,
  ///   ``StateError/basisStateOutOfRange(found:basisStateCount:)`` or
  ///   ``StateError/insufficientMemory(qubitCount:neededBytes:availableBytes:)``.
  public init(qubitCount: Int, basisState: Int = 0) throws(StateError) {
    try Self.check(qubitCount)
    guard (0..<(1 << qubitCount)).contains(basisState) else {
      throw .basisStateOutOfRange(found: basisState, basisStateCount: 1 << qubitCount)
    }
    self.qubitCount = qubitCount
    elements = try StateVector(qubitCount: 2 * qubitCount, basisState: basisState | basisState << qubitCount)
  }

  /// The pure state |ψ⟩⟨ψ|. O(4ⁿ).
  ///
  /// - Throws: ``StateError/qubitCountOutOfRange(found:allowed:)`` or
  ///   ``StateError/insufficientMemory(qubitCount:neededBytes:availableBytes:)``.
  public init(_ state: StateVector) throws(StateError) {
    try Self.check(state.qubitCount)
    qubitCount = state.qubitCount
    let amplitudes = Array(state.amplitudes)
    var products: [Complex] = []
    products.reserveCapacity(amplitudes.count * amplitudes.count)
    for column in amplitudes {
      for row in amplitudes { products.append(row * column.conjugate) }
    }
    elements = try StateVector(unnormalised: products)
  }

  /// The state with a density matrix. O(4ⁿ).
  ///
  /// - Throws: as ``init(_:)-(StateVector)``.
  public init(_ density: DensityMatrix) throws(StateError) {
    qubitCount = density.qubitCount
    var products: [Complex] = []
    for column in 0..<density.matrix.rows {
      for row in 0..<density.matrix.rows { products.append(density.matrix[row, column]) }
    }
    elements = try StateVector(unnormalised: products)
  }

  /// The element ρ[row, column]; both must be below 2ⁿ.
  public subscript(row: Int, column: Int) -> Complex { elements[row | column << qubitCount] }

  private static func check(_ qubitCount: Int) throws(StateError) {
    guard supportedQubitCounts.contains(qubitCount) else {
      throw .qubitCountOutOfRange(found: qubitCount, allowed: supportedQubitCounts)
    }
  }

  /// Throws unless the state has each of these qubits and none is named twice.
  func check(distinct qubits: [Int]) throws(StateError) {
    var seen = 0
    for qubit in qubits {
      guard (0..<qubitCount).contains(qubit) else {
        throw .qubitOutOfRange(qubit: qubit, qubitCount: qubitCount)
      }
      guard seen >> qubit & 1 == 0 else { throw .qubitRepeated(qubit: qubit) }
      seen |= 1 << qubit
    }
  }
}
