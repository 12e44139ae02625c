extension StateVector {
  /// How far a squared norm may be from 1 before ``init(amplitudes:settings:)`` refuses it: room for amplitudes
  /// written with ten digits.
  public static let normalisationTolerance = 1e-9

  /// The state with the given amplitudes in index order, which must be normalised. O(2ⁿ).
  ///
  /// - Throws: ``StateError/notNormalised(squaredNorm:)`` when the squared lengths sum to something farther
  ///   than ``normalisationTolerance`` from 1, ``StateError/amplitudeNotFinite(basisState:)``,
  ///   ``StateError/amplitudeCountNotPowerOfTwo(found:)``, or what ``init(qubitCount:basisState:settings:)`` throws.
  public init(
    amplitudes: [Complex], settings: ComputeSettings = ComputeSettings()
  ) throws(StateError) {
    try self.init(unnormalised: amplitudes, settings: settings)
    let squaredNorm = readable.squaredNorm
    // In single precision each amplitude is rounded to 24 bits as it is taken.
    let tolerance = settings.precision == .double ? Self.normalisationTolerance : 1e-6
    guard (squaredNorm - 1).magnitude <= tolerance else {
      throw .notNormalised(squaredNorm: squaredNorm)
    }
  }

  /// The state along the given vector, of any length but zero, brought to length 1. O(2ⁿ).
  ///
  /// - Throws: ``StateError/zeroVector``, or what ``init(amplitudes:settings:)`` throws for other reasons than the
  ///   norm.
  public init(
    normalising vector: [Complex], settings: ComputeSettings = ComputeSettings()
  ) throws(StateError) {
    try Self.checkFinite(vector)
    // Scaled by a power of two first, which loses nothing, so that no square overflows or vanishes.
    let largest = vector.reduce(0) { max($0, $1.real.magnitude, $1.imaginary.magnitude) }
    guard largest > 0 else { throw .zeroVector }
    let scale = largest.isNormal ? 1 / largest.binade : 0x1p1022
    try self.init(unnormalised: vector.map { scale * $0 }, settings: settings)
    let storage = try writable()
    storage.scale(by: 1 / storage.squaredNorm.squareRoot())
  }

  /// The vector with the given amplitudes, of whatever length.
  init(
    unnormalised amplitudes: [Complex], settings: ComputeSettings = ComputeSettings()
  ) throws(StateError) {
    guard amplitudes.count > 1, amplitudes.count & (amplitudes.count - 1) == 0 else {
      throw .amplitudeCountNotPowerOfTwo(found: amplitudes.count)
    }
    let qubitCount = amplitudes.count.trailingZeroBitCount
    try Self.checkSupported(qubitCount)
    try Self.checkFinite(amplitudes)
    let storage = try AmplitudeStorage(
      qubitCount: qubitCount, amplitudes: amplitudes, settings: settings)
    self.init(qubitCount: qubitCount, storage: storage)
  }

  private static func checkFinite(_ amplitudes: [Complex]) throws(StateError) {
    if let culprit = amplitudes.firstIndex(where: { !$0.isFinite }) {
      throw .amplitudeNotFinite(basisState: culprit)
    }
  }

  /// The amplitudes in index order, read where they lie.
  public var amplitudes: Amplitudes { Amplitudes(storage: readable) }

  /// The amplitudes of a state as a collection: a view that copies nothing and does not change when the
  /// state does.
  public struct Amplitudes: RandomAccessCollection, Sendable {
    let storage: AmplitudeStorage

    /// The index of |0…0⟩.
    public var startIndex: Int { 0 }
    /// 2ⁿ.
    public var endIndex: Int { storage.count }

    /// The amplitude of the basis state with this index. O(1).
    public subscript(position: Int) -> Complex {
      precondition(
        (0..<storage.count).contains(position), "a state has a basis state for every index below 2ⁿ")
      return storage[position]
    }
  }
}
