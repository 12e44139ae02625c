/// A real number held as an unevaluated sum of two doubles, the second at most half a unit in the last
/// place of the first: about 106 bits, for the few steps that lose too much in 53.
///
/// The sums and products are those of T. J. Dekker, "A floating-point technique for extending the
/// available precision", Numerische Mathematik 18 (1971). They use no fused multiply-add, which would be a
/// call into a C library on processors without the instruction.
struct DoubleDouble {
  var high: Double
  var low: Double

  /// The exact sum of two doubles.
  @inline(__always)
  static func sum(_ a: Double, _ b: Double) -> DoubleDouble {
    let sum = a + b
    let partOfB = sum - a
    return DoubleDouble(high: sum, low: (a - (sum - partOfB)) + (b - partOfB))
  }

  /// The exact sum of two doubles of which the first is the larger in magnitude.
  @inline(__always)
  static func sum(larger a: Double, _ b: Double) -> DoubleDouble {
    let sum = a + b
    return DoubleDouble(high: sum, low: b - (sum - a))
  }

  /// The exact product of two doubles, as long as neither overflows when multiplied by 2²⁷ + 1.
  @inline(__always)
  static func product(_ a: Double, _ b: Double) -> DoubleDouble {
    let (aHigh, aLow) = halves(a)
    let (bHigh, bLow) = halves(b)
    let product = a * b
    let low = ((aHigh * bHigh - product) + aHigh * bLow + aLow * bHigh) + aLow * bLow
    return DoubleDouble(high: product, low: low)
  }

  /// The product of two pairs, to about 104 bits.
  @inline(__always)
  static func * (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let product = product(a.high, b.high)
    return sum(larger: product.high, product.low + (a.high * b.low + a.low * b.high))
  }

  /// Veltkamp's split of a double into two of at most 26 bits each.
  @inline(__always)
  private static func halves(_ value: Double) -> (high: Double, low: Double) {
    let scaled = 134_217_729 * value  // 2²⁷ + 1
    let high = scaled - (scaled - value)
    return (high, value - high)
  }
}
