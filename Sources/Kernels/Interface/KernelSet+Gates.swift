extension KernelSet {
  /// A complex number on its way to or from a kernel.
  public typealias Number = (real: Double, imaginary: Double)

  /// The kernels that apply gates where controls agree. O(2ⁿ) but for the dense one.
  public struct Gates: Sendable {
    /// A dense matrix on 1 … 6 qubits, any mix of them. O(2ⁿ⁺ᵏ) for *k* targets.
    public typealias Dense =
      @Sendable (
        _ state: AmplitudeBlocks, _ matrix: UnsafePointer<Double>, _ targets: UnsafePointer<Int>,
        _ targetCount: Int, _ controls: ControlMasks, _ part: Part
      ) -> Void
    /// A diagonal matrix, given as its 2ᵏ entries.
    public typealias Diagonal = Dense
    /// X on one qubit.
    public typealias Flip =
      @Sendable (
        _ state: AmplitudeBlocks, _ qubit: Int, _ controls: ControlMasks, _ part: Part
      ) -> Void
    /// The exchange of two qubits.
    public typealias Swap =
      @Sendable (
        _ state: AmplitudeBlocks, _ first: Int, _ second: Int, _ controls: ControlMasks, _ part: Part
      ) -> Void
    /// ψ becomes identity·ψ + string·Pψ for the Pauli string P with X or Y under `flips` and Z or Y under
    /// `signs`.
    public typealias PauliCombination =
      @Sendable (
        _ state: AmplitudeBlocks, _ flips: Int, _ signs: Int, _ identity: Number, _ string: Number,
        _ part: Part
      ) -> Void
    /// Every amplitude times a real number.
    public typealias Scale = @Sendable (_ state: AmplitudeBlocks, _ factor: Double, _ part: Part) -> Void

    /// Applies a dense matrix; see ``Dense``.
    public let dense: Dense
    /// Applies a diagonal matrix; see ``Diagonal``.
    public let diagonal: Diagonal
    /// Applies X; see ``Flip``.
    public let flip: Flip
    /// Exchanges two qubits; see ``Swap``.
    public let swap: Swap
    /// Adds a multiple of Pψ to a multiple of ψ; see ``PauliCombination``.
    public let pauliCombination: PauliCombination
    /// Multiplies by a real number; see ``Scale``.
    public let scale: Scale

    /// The functions of one module.
    public init(
      dense: @escaping Dense, diagonal: @escaping Diagonal, flip: @escaping Flip, swap: @escaping Swap,
      pauliCombination: @escaping PauliCombination, scale: @escaping Scale
    ) {
      self.dense = dense
      self.diagonal = diagonal
      self.flip = flip
      self.swap = swap
      self.pauliCombination = pauliCombination
      self.scale = scale
    }
  }
}
