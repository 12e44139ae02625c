import QuantumSimulator

/// A number z = a₀ + a₁ω + a₂ω² + a₃ω³ with integers aₖ and ω = e^{iπ/4}, the numerator of an entry of a Clifford+T
/// circuit's matrix: such an entry is z/√2ᵏ (Giles and Selinger, "Exact synthesis of multiqubit Clifford+T circuits",
/// Physical Review A 87, 2013).
///
/// **No overflow goes unseen.** With z• for the number where √2 is replaced by −√2, |z|² + |z•|² = 2·(a₀² + a₁² + a₂² + a₃²).
/// Where z/√2ᵏ is an entry of a unit vector over the ring, so is z•/(−√2)ᵏ, and neither is longer than 1: no aₖ
/// is greater than √2ᵏ. The exponent k alone thus says whether sixteen bits hold the number, and sums on the way to it may
/// wrap around.
struct RingNumber: Hashable {
  /// The greatest exponent k for which every aₖ fits sixteen bits with a bit to spare.
  static let greatestExponent = 28

  /// a₀, a₁, a₂ and a₃.
  var coefficients: SIMD4<Int16>

  init(_ coefficients: SIMD4<Int16>) { self.coefficients = coefficients }

  /// The number that a word holds.
  init(word: UInt64) { coefficients = unsafeBitCast(word, to: SIMD4<Int16>.self) }

  /// The number in 64 bits: a₀ in the lowest sixteen.
  var word: UInt64 { unsafeBitCast(coefficients, to: UInt64.self) }

  static let zero = RingNumber(SIMD4(repeating: 0))

  static func + (first: RingNumber, second: RingNumber) -> RingNumber {
    RingNumber(first.coefficients &+ second.coefficients)
  }

  /// The number times ωᵏ for `eighths` = k in 0…7.
  func turned(by eighths: Int) -> RingNumber {
    let a = coefficients
    let turned =
      switch eighths & 3 {
      case 0: a
      case 1: SIMD4(0 &- a[3], a[0], a[1], a[2])
      case 2: SIMD4(0 &- a[2], 0 &- a[3], a[0], a[1])
      default: SIMD4(0 &- a[1], 0 &- a[2], 0 &- a[3], a[0])
      }
    return RingNumber(eighths & 4 == 0 ? turned : 0 &- turned)
  }

  /// The number times √2 = ω − ω³.
  var timesRootOfTwo: RingNumber {
    let a = coefficients
    return RingNumber(SIMD4(a[1] &- a[3], a[0] &+ a[2], a[1] &+ a[3], a[2] &- a[0]))
  }

  /// Bits that are all 0 where the number is √2 times another: where a₀ + a₂ and a₁ + a₃ are even.
  static func oddBits(ofWord word: UInt64) -> UInt64 { (word ^ (word >> 32)) & 0x1_0001 }

  /// The number divided by √2, which has to divide it.
  var byRootOfTwo: RingNumber { RingNumber(timesRootOfTwo.coefficients &>> 1) }

  /// The value of z/√2ᵏ.
  func value(over exponent: Int) -> Complex {
    let a = coefficients
    var scale = 1 / Double(1 << (exponent / 2))
    if exponent % 2 == 1 { scale *= 0.5.squareRoot() }
    let root = 0.5.squareRoot()
    return Complex(
      scale * (Double(a[0]) + root * (Double(a[1]) - Double(a[3]))),
      scale * (Double(a[2]) + root * (Double(a[1]) + Double(a[3]))))
  }
}

extension RingNumber {
  /// How far a number may be from what it is taken for: a thousand times the rounding of a gate's entry. Different
  /// numbers with small coefficients are much further apart.
  private static let tolerance = 1e-12
  /// The greatest exponent that is tried.
  private static let greatestSought = 12

  /// The number z/√2ᵏ that a complex number of length 1 at most is the rounding of, with the least k; nil where there is
  /// none with k up to 12.
  static func nearest(to value: Complex) -> (number: RingNumber, exponent: Int)? {
    var scale = 1.0
    for exponent in 0...greatestSought {
      let limit = Int(scale) + 1
      if let (even, odd) = parts(of: scale * value.real, scale: scale, atMost: limit, parity: nil),
        let (evenImaginary, oddImaginary) = parts(
          of: scale * value.imaginary, scale: scale, atMost: limit, parity: odd & 1)
      {
        let coefficients = SIMD4(
          Int16(even), Int16((oddImaginary + odd) / 2), Int16(evenImaginary),
          Int16((oddImaginary - odd) / 2))
        return (RingNumber(coefficients), exponent)
      }
      scale *= 2.0.squareRoot()
    }
    return nil
  }

  /// The integers p and q for which p + q/√2 is a number.
  private static func parts(
    of number: Double, scale: Double, atMost limit: Int, parity: Int?
  ) -> (Int, Int)? {
    for odd in -2 * limit...2 * limit where parity == nil || odd & 1 == parity {
      let rest = number - Double(odd) * 0.5.squareRoot()
      let even = rest.rounded()
      if abs(even) <= Double(2 * limit), abs(rest - even) <= tolerance * scale { return (Int(even), odd) }
    }
    return nil
  }
}
