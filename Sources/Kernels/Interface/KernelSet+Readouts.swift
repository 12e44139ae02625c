extension KernelSet {
  /// The kernels that read a state. All sums are taken in double precision, with their rounding errors
  /// carried along. O(2ⁿ) unless said otherwise.
  public struct Readouts: Sendable {
    /// The sum of the squared lengths of the amplitudes.
    public typealias SquaredNorm = @Sendable (_ state: AmplitudeBlocks, _ part: Part) -> Double
    /// ⟨a|b⟩ = Σ conj(aₖ)·bₖ.
    public typealias InnerProduct =
      @Sendable (
        _ a: AmplitudeBlocks, _ b: AmplitudeBlocks, _ part: Part
      ) -> Number
    /// The squared norm of factor·a − b, summed from the differences themselves: the shortcut through norms
    /// and the inner product would lose half of the digits where the states agree.
    public typealias SquaredDistance =
      @Sendable (
        _ a: AmplitudeBlocks, _ b: AmplitudeBlocks, _ factor: Number, _ part: Part
      ) -> Double
    /// Writes the 2ᵐ sums of squared lengths for the values of *m* qubits; bit *i* of an index is qubit *i*.
    public typealias Marginals =
      @Sendable (
        _ state: AmplitudeBlocks, _ qubits: UnsafePointer<Int>, _ qubitCount: Int, _ part: Part,
        _ sums: UnsafeMutablePointer<Double>
      ) -> Void
    /// Writes ρ[a][b] = Σₑ ψ(a,e)·conj(ψ(b,e)), a matrix of 2ᵐ rows, for *m* qubits. O(2ⁿ⁺ᵐ).
    public typealias ReducedDensity = Marginals
    /// ⟨ψ|P|ψ⟩ for the Pauli string with X or Y under `flips` and Z or Y under `signs`.
    public typealias PauliExpectation =
      @Sendable (
        _ state: AmplitudeBlocks, _ flips: Int, _ signs: Int, _ part: Part
      ) -> Double
    /// The squared norm of (ψ + sign·Pψ)/2: how likely a measurement of P gives `sign`, which is +1 or −1.
    /// Summed from squares, so that an impossible outcome comes out as zero and not as the rounding error of
    /// a difference.
    public typealias PauliWeight =
      @Sendable (
        _ state: AmplitudeBlocks, _ flips: Int, _ signs: Int, _ sign: Double, _ part: Part
      ) -> Double
    /// Writes the sum of squared lengths of each of `chunkCount` equal runs of blocks.
    public typealias ChunkWeights =
      @Sendable (
        _ state: AmplitudeBlocks, _ chunkCount: Int, _ part: Part, _ sums: UnsafeMutablePointer<Double>
      ) -> Void
    /// The first amplitude, from block `firstBlock` on through `blocks` blocks, at which the sum of squared
    /// lengths passes `weight`; the last that is not zero when rounding keeps the sum from getting there, and
    /// −1 when all are zero. O(blocks).
    public typealias Position =
      @Sendable (
        _ state: AmplitudeBlocks, _ weight: Double, _ firstBlock: Int, _ blocks: Int
      ) -> Int

    /// Sums squared lengths; see ``SquaredNorm``.
    public let squaredNorm: SquaredNorm
    /// Multiplies two states; see ``InnerProduct``.
    public let innerProduct: InnerProduct
    /// Compares two states; see ``SquaredDistance``.
    public let squaredDistance: SquaredDistance
    /// Sums squared lengths by the values of qubits; see ``Marginals``.
    public let marginals: Marginals
    /// Traces out all other qubits; see ``ReducedDensity``.
    public let reducedDensity: ReducedDensity
    /// Averages a Pauli string; see ``PauliExpectation``.
    public let pauliExpectation: PauliExpectation
    /// Weighs an outcome of measuring a Pauli string; see ``PauliWeight``.
    public let pauliWeight: PauliWeight
    /// Sums squared lengths by runs of blocks; see ``ChunkWeights``.
    public let chunkWeights: ChunkWeights
    /// Finds where a sum of squared lengths passes a number; see ``Position``.
    public let position: Position

    /// The functions of one module.
    public init(
      squaredNorm: @escaping SquaredNorm, innerProduct: @escaping InnerProduct,
      squaredDistance: @escaping SquaredDistance, marginals: @escaping Marginals,
      reducedDensity: @escaping ReducedDensity, pauliExpectation: @escaping PauliExpectation,
      pauliWeight: @escaping PauliWeight, chunkWeights: @escaping ChunkWeights, position: @escaping Position
    ) {
      self.squaredNorm = squaredNorm
      self.innerProduct = innerProduct
      self.squaredDistance = squaredDistance
      self.marginals = marginals
      self.reducedDensity = reducedDensity
      self.pauliExpectation = pauliExpectation
      self.pauliWeight = pauliWeight
      self.chunkWeights = chunkWeights
      self.position = position
    }
  }
}
