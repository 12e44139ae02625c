extension AmplitudeKernels {
  /// Writes ⟨a|b⟩ = Σ conj(aₖ)·bₖ to `result`, real part first. O(2ⁿ).
  public static func innerProduct(
    _ a: UnsafePointer<Lanes>, _ b: UnsafePointer<Lanes>, blockCount: Int,
    result: UnsafeMutablePointer<Double>
  ) {
    var real = CompensatedSum()
    var imaginary = CompensatedSum()
    for number in 0..<blockCount {
      let left = a.block(number)
      let right = b.block(number)
      real.add(left.real * right.real + left.imaginary * right.imaginary)
      imaginary.add(left.real * right.imaginary - left.imaginary * right.real)
    }
    result[0] = real.total
    result[1] = imaginary.total
  }
}

extension AmplitudeKernels {
  /// The squared norm of factor·a − b, the factor given as real part and imaginary part.
  ///
  /// Summed from the differences themselves: the shortcut through norms and the inner product would lose
  /// half of the digits where the states agree. O(2ⁿ).
  public static func squaredDistance(
    _ a: UnsafePointer<Lanes>, _ b: UnsafePointer<Lanes>, blockCount: Int,
    factor: (real: Double, imaginary: Double)
  ) -> Double {
    let factor = Block(repeating: factor.real, factor.imaginary)
    let minusOne = Block(repeating: -1, 0)
    var sum = CompensatedSum()
    for number in 0..<blockCount {
      sum.add((factor * a.block(number) + minusOne * b.block(number)).weights)
    }
    return sum.total
  }
}
