extension AmplitudeKernels {
  /// The sum of the squared lengths of all amplitudes. O(2ⁿ).
  public static func squaredNorm(_ amplitudes: UnsafePointer<Lanes>, blockCount: Int) -> Double {
    var sum = CompensatedSum()
    for number in 0..<blockCount { sum.add(amplitudes.block(number).weights) }
    return sum.total
  }

  /// Multiplies every amplitude by a real number. O(2ⁿ).
  public static func scale(_ amplitudes: UnsafeMutablePointer<Lanes>, blockCount: Int, by factor: Double) {
    for index in 0..<(2 * blockCount) { amplitudes[index] *= factor }
  }
}
