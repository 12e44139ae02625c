import KernelInterface

extension Kernels {
  /// The sum of the squared lengths of the amplitudes.
  @Sendable
  static func squaredNorm(_ state: AmplitudeBlocks, _ part: Part) -> Double {
    var sum = CompensatedSum()
    for number in part.range(of: state.count) { sum.add(state.block(number).weights) }
    return sum.total
  }

  /// ⟨a|b⟩ = Σ conj(aₖ)·bₖ.
  @Sendable
  static func innerProduct(_ a: AmplitudeBlocks, _ b: AmplitudeBlocks, _ part: Part) -> KernelSet.Number {
    var real = CompensatedSum()
    var imaginary = CompensatedSum()
    for number in part.range(of: a.count) {
      let (x, y) = (a.block(number), b.block(number))
      real.add(x.realOverlap(with: y))
      imaginary.add(x.imaginaryOverlap(with: y))
    }
    return (real.total, imaginary.total)
  }

  /// The squared norm of factor·a − b.
  @Sendable
  static func squaredDistance(
    _ a: AmplitudeBlocks, _ b: AmplitudeBlocks, _ factor: KernelSet.Number, _ part: Part
  ) -> Double {
    let factor = Block(repeating: factor)
    var sum = CompensatedSum()
    for number in part.range(of: a.count) {
      let (x, y) = (factor * a.block(number), b.block(number))
      sum.add(Block(real: x.real - y.real, imaginary: x.imaginary - y.imaginary).weights)
    }
    return sum.total
  }
}
