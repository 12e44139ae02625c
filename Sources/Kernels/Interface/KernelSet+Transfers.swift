extension KernelSet {
  /// The kernels that fill, read and copy states. O(2ⁿ) but for the single amplitude.
  public struct Transfers: Sendable {
    /// Fills the blocks with the basis state of this index.
    public typealias SetBasisState = @Sendable (_ state: AmplitudeBlocks, _ index: Int, _ part: Part) -> Void
    /// Takes `count` complex numbers, and zeros for the lanes that remain.
    public typealias Write =
      @Sendable (
        _ numbers: UnsafePointer<Double>, _ count: Int, _ state: AmplitudeBlocks
      ) -> Void
    /// Writes the first `count` amplitudes.
    public typealias Read =
      @Sendable (
        _ state: AmplitudeBlocks, _ count: Int, _ numbers: UnsafeMutablePointer<Double>
      ) -> Void
    /// Writes the squared lengths of the first `count` amplitudes.
    public typealias Weights = Read
    /// One amplitude.
    public typealias Amplitude = @Sendable (_ state: AmplitudeBlocks, _ index: Int) -> Number
    /// Copies all blocks.
    public typealias Copy =
      @Sendable (
        _ source: AmplitudeBlocks, _ destination: AmplitudeBlocks, _ part: Part
      ) -> Void

    /// Makes a basis state; see ``SetBasisState``.
    public let setBasisState: SetBasisState
    /// Takes amplitudes in; see ``Write``.
    public let write: Write
    /// Gives amplitudes out; see ``Read``.
    public let read: Read
    /// Gives squared lengths out; see ``Weights``.
    public let weights: Weights
    /// Gives one amplitude; see ``Amplitude``.
    public let amplitude: Amplitude
    /// Copies a state; see ``Copy``.
    public let copy: Copy

    /// The functions of one module.
    public init(
      setBasisState: @escaping SetBasisState, write: @escaping Write, read: @escaping Read,
      weights: @escaping Weights, amplitude: @escaping Amplitude, copy: @escaping Copy
    ) {
      self.setBasisState = setBasisState
      self.write = write
      self.read = read
      self.weights = weights
      self.amplitude = amplitude
      self.copy = copy
    }
  }
}
