/// The pure state of 1 … 30 qubits: one amplitude for each of the 2ⁿ basis states.
///
/// ```swift
/// var bell = try StateVector(qubitCount: 2)      // |00⟩
/// try bell.apply(.h, to: [0])
/// try bell.apply(.x, to: [1], controls: [Control(0)])
/// bell[0b11].lengthSquared                       // 0.5
/// ```
///
/// Qubit 0 is the least significant bit of a basis state's index and the rightmost symbol of its ket.
/// A copy is free until one of the copies changes. Memory is 16 bytes an amplitude in double precision (16
/// MiB at 20 qubits, 16 GiB at 30), half of that in single; see ``ComputeSettings``. Whatever cannot be done is an error and leaves the state as it was.
public struct StateVector: Sendable {
  /// The numbers of qubits that a state may have.
  public static let supportedQubitCounts = 1...30

  /// How many qubits the state has.
  public let qubitCount: Int

  private var storage: AmplitudeStorage

  /// How many basis states, and so amplitudes, there are: 2ⁿ.
  public var basisStateCount: Int { 1 << qubitCount }

  /// The basis state with the given index; |0…0⟩ when none is given. O(2ⁿ).
  ///
  /// - Throws: ``StateError/qubitCountOutOfRange(found:allowed:)``,
  ///   ``StateError/basisStateOutOfRange(found:basisStateCount:)`` or
  ///   ``StateError/insufficientMemory(qubitCount:neededBytes:availableBytes:)``.
  public init(
    qubitCount: Int, basisState: Int = 0, settings: ComputeSettings = ComputeSettings()
  ) throws(StateError) {
    try Self.checkSupported(qubitCount)
    guard (0..<(1 << qubitCount)).contains(basisState) else {
      throw .basisStateOutOfRange(found: basisState, basisStateCount: 1 << qubitCount)
    }
    self.qubitCount = qubitCount
    storage = try AmplitudeStorage(qubitCount: qubitCount, basisState: basisState, settings: settings)
  }

  /// A state around memory that already holds its amplitudes.
  init(qubitCount: Int, storage: AmplitudeStorage) {
    self.qubitCount = qubitCount
    self.storage = storage
  }

  /// How the amplitudes are held and worked on.
  public var settings: ComputeSettings { storage.settings }

  /// The amplitude of the basis state with this index, which must be one of the 2ⁿ. O(1).
  public subscript(basisState: Int) -> Complex {
    precondition(
      (0..<basisStateCount).contains(basisState), "a state has a basis state for every index below 2ⁿ")
    return storage[basisState]
  }

  /// The length of the vector: 1 up to the rounding errors of the gates applied. O(2ⁿ).
  public var norm: Double { storage.squaredNorm.squareRoot() }

  /// The memory, to read from.
  var readable: AmplitudeStorage { storage }

  /// The memory, to write to: first copied if another state shares it.
  mutating func writable() throws(StateError) -> AmplitudeStorage {
    if !isKnownUniquelyReferenced(&storage) { storage = try storage.copy() }
    return storage
  }
}

extension StateVector {
  static func checkSupported(_ qubitCount: Int) throws(StateError) {
    guard supportedQubitCounts.contains(qubitCount) else {
      throw .qubitCountOutOfRange(found: qubitCount, allowed: supportedQubitCounts)
    }
  }

  /// Throws unless the state has this qubit.
  func check(_ qubit: Int) throws(StateError) {
    guard (0..<qubitCount).contains(qubit) else {
      throw .qubitOutOfRange(qubit: qubit, qubitCount: qubitCount)
    }
  }

  /// Throws unless the state has each of these qubits and none is named twice.
  func check(distinct qubits: [Int]) throws(StateError) {
    var seen = 0
    for qubit in qubits {
      try check(qubit)
      guard seen >> qubit & 1 == 0 else { throw .qubitRepeated(qubit: qubit) }
      seen |= 1 << qubit
    }
  }

  /// Throws unless the other state has as many qubits.
  func check(sameSizeAs other: StateVector) throws(StateError) {
    guard other.qubitCount == qubitCount else {
      throw .qubitCountMismatch(found: other.qubitCount, wanted: qubitCount)
    }
  }
}
