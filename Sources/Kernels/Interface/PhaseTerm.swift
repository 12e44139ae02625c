/// A factor that multiplies the amplitudes whose index has ones in all bits of a mask.
///
/// A product of such terms is any diagonal unitary matrix: its phases as a polynomial in the bits.
public struct PhaseTerm: Sendable {
  /// The bits that must be one.
  public let mask: Int
  /// The factor.
  public let factor: KernelSet.Number

  /// A factor for the indices that have ones under `mask`.
  public init(mask: Int, factor: KernelSet.Number) {
    self.mask = mask
    self.factor = factor
  }
}
