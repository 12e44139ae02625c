/// The Bessel functions J₀(z), J₁(z), … of the first kind, as many as matter.
///
/// J. C. P. Miller's backward recurrence (M. Abramowitz and I. A. Stegun, "Handbook of Mathematical
/// Functions", 9.12), started where the functions have vanished and normalised by J₀ + 2J₂ + 2J₄ + … = 1.
struct BesselSeries {
  /// J₀(z) … of a z ≥ 0.
  let values: [Double]
  /// A bound of the sum of 2|Jₖ(z)| over all k not in ``values``.
  let remainder: Double

  /// All functions up to the order past which they sum to less than a thousandth of a rounding error.
  init(of z: Double) {
    let last = Self.vanishingOrder(of: z)
    var values = [Double](repeating: 0, count: last.order + 1)
    if last.order < 2 {
      // So near to zero that the recurrence would overflow, and that the leading terms are exact to rounding.
      values[0] = 1
      if last.order == 1 { values[1] = z / 2 }
    } else {
      var (above, here) = (0.0, 1e-290)
      var sum = 0.0
      for order in stride(from: last.order + 16, through: 0, by: -1) {
        if order < values.count { values[order] = here }
        if order % 2 == 0 { sum += order == 0 ? here : 2 * here }
        if order == 0 { break }
        (above, here) = (here, 2 * Double(order) / z * here - above)
        if here.magnitude > 1e200 {
          // Scaled back before it overflows; what was above is then as good as zero.
          for index in min(order, values.count)..<values.count { values[index] *= 1e-250 }
          (above, here, sum) = (above * 1e-250, here * 1e-250, sum * 1e-250)
        }
      }
      for index in values.indices { values[index] /= sum }
    }
    self.values = values
    remainder = last.remainder
  }

  /// The order past which 2|Jₖ(z)| ≤ 2(z/2)ᵏ/k! sums to less than 10⁻¹⁹, and a bound of that sum.
  private static func vanishingOrder(of z: Double) -> (order: Int, remainder: Double) {
    guard z > 0 else { return (0, 0) }
    let logHalf = ElementaryFunctions.log(z / 2)
    var logarithm = 0.0
    var order = 0
    while true {
      order += 1
      logarithm += logHalf - ElementaryFunctions.log(Double(order))
      // Beyond order z each term is less than half of the one before.
      if Double(order) > z && logarithm < -44 { break }
    }
    return (order, 4 * ElementaryFunctions.exp(logarithm))
  }
}
