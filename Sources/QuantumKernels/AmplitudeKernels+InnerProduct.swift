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
