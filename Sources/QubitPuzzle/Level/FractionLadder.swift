/// Numbers at equal distances that are simple fractions of π or of 1, each rounded once.
///
/// Numerators below 10⁹ over a common denominator take more than 32 bits.
struct FractionLadder {
  /// How far, in relation to its size, a double may be from a fraction and still be meant as that.
  private static let tolerance = 1e-14

  /// What the fractions are fractions of.
  private let unit: Double
  private let denominator: Int64
  private let start: Int64
  private let step: Int64

  /// The numbers from + k·step, k = 0, 1, 2 …; nil where one of the two is no simple fraction.
  init?(from: Double, step: Double) {
    for unit in [Double.pi, 1] {
      guard let start = Fraction(nearest: from / unit), let step = Fraction(nearest: step / unit) else {
        continue
      }
      let divisor = Self.greatestCommonDivisor(start.denominator, step.denominator)
      denominator = start.denominator / divisor * step.denominator
      self.start = start.numerator * (denominator / start.denominator)
      self.step = step.numerator * (denominator / step.denominator)
      self.unit = unit
      return
    }
    return nil
  }

  /// The number after so many steps. In lowest terms a fraction is rounded as one that an author writes.
  subscript(count: Int) -> Double {
    let numerator = start + Int64(count) * step
    let divisor = Self.greatestCommonDivisor(abs(numerator), denominator)
    return Double(numerator / divisor) * unit / Double(denominator / divisor)
  }

  private static func greatestCommonDivisor(_ first: Int64, _ second: Int64) -> Int64 {
    var (first, second) = (first, second)
    while second != 0 { (first, second) = (second, first % second) }
    return max(1, first)
  }

  private struct Fraction {
    let numerator: Int64
    let denominator: Int64

    /// The fraction with the least denominator that a number is up to rounding; nil where it is none.
    init?(nearest number: Double) {
      guard abs(number) < 1e6 else { return nil }
      for denominator in FractionLadder.denominators {
        let numerator = (number * Double(denominator)).rounded()
        let distance = abs(numerator / Double(denominator) - number)
        guard distance <= FractionLadder.tolerance * max(1, abs(number)) else { continue }
        (self.numerator, self.denominator) = (Int64(numerator), denominator)
        return
      }
      return nil
    }
  }

  private static let denominators: [Int64] = Array(1...100) + [120, 128, 144, 180, 256, 360, 512, 1000, 1024]
}
