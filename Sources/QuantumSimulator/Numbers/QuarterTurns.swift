/// An angle written as a number of quarter turns, modulo four, and a remainder of at most an eighth turn:
/// the argument reduction of sine and cosine.
struct QuarterTurns {
  /// The number of quarter turns modulo four, 0…3.
  let quadrant: Int
  /// What is left, in radians, in magnitude at most π/4 (and a little more).
  let remainder: DoubleDouble

  private init(quadrant: Int, remainder: DoubleDouble) {
    self.quadrant = quadrant
    self.remainder = remainder
  }

  init(of angle: Double) {
    let magnitude = angle.magnitude
    if magnitude <= 0x1.921fb54442d18p-1 {  // π/4
      self.init(quadrant: 0, remainder: DoubleDouble(high: angle, low: 0))
    } else if magnitude < 0x1p20 {
      self.init(subtractingFrom: angle)
    } else {
      self.init(ofHuge: angle)
    }
  }

  /// The reduction of W. J. Cody and W. Waite ("Software Manual for the Elementary Functions", 1980):
  /// subtracts a multiple of π/2 held in three parts of 33 bits, whose products with the 20-bit multiple
  /// are exact, and a fourth of 53.
  private init(subtractingFrom angle: Double) {
    let turns = (angle * 0x1.45f306dc9c883p-1).rounded(.toNearestOrEven)  // 2/π
    let first = angle - turns * 0x1.921fb54400000p+0
    let second = DoubleDouble.sum(first, -turns * 0x1.0b4611a600000p-34)
    let third = DoubleDouble.sum(second.high, -turns * 0x1.3198a2e000000p-69)
    let rest = third.low + (second.low - turns * 0x1.b839a252049c1p-104)
    quadrant = Int(turns) & 3
    remainder = DoubleDouble.sum(third.high, rest)
  }

  /// The reduction of M. H. Payne and R. N. Hanek ("Radian reduction for trigonometric functions", ACM
  /// SIGNUM Newsletter 18, 1983): multiplies the significand by those bits of 2/π that neither contribute
  /// whole turns nor vanish, in integers.
  ///
  /// No double comes nearer to a multiple of π/2 than 2⁻⁶¹, so that 128 bits of the fraction leave more
  /// than 64 good ones.
  private init(ofHuge angle: Double) {
    let exponent = Int(angle.exponent) - 52
    let significand = angle.significandBitPattern | 1 << 52
    // Words of 2/π whose every bit, times the angle, is a multiple of four quarter turns.
    let skipped = max(0, (exponent - 2) / 32)
    let product = Self.product(of: significand, withWordsFrom: skipped)
    let fractionBits = 32 * (skipped + Self.window) - exponent

    var turns = Int(product.bits(at: fractionBits, count: 2))
    var high = product.bits(at: fractionBits - 32, count: 32) << 32
    high |= product.bits(at: fractionBits - 64, count: 32)
    var low = product.bits(at: fractionBits - 96, count: 32) << 32
    low |= product.bits(at: fractionBits - 128, count: 32)
    var sign = 1.0
    if high >> 63 == 1 {
      turns += 1
      sign = -1
      (high, low) = (low == 0 ? 0 &- high : ~high, 0 &- low)
    }
    if angle < 0 {
      turns = -turns
      sign = -sign
    }

    let zeros = high.leadingZeroBitCount
    let top = zeros == 0 ? high : high << UInt64(zeros) | low >> UInt64(64 - zeros)
    let next = low << UInt64(zeros)
    let scale = Double(sign: .plus, exponent: -53 - zeros, significand: sign)
    let fraction = DoubleDouble(
      high: Double(top >> 11) * scale,
      low: Double((top & 0x7ff) << 42 | next >> 22) * scale * 0x1p-53)
    quadrant = turns & 3
    remainder = fraction * DoubleDouble(high: 0x1.921fb54442d18p+0, low: 0x1.1a62633145c07p-54)
  }

  /// How many words of 2/π take part in the product.
  private static let window = 7

  /// The product of a 53-bit number and seven words of 2/π.
  private static func product(of significand: UInt64, withWordsFrom first: Int) -> WideProduct {
    // 32-bit words: their products fit 64 bits, whereas the full product of two 64-bit words calls a
    // compiler support routine that WebAssembly does not have, and so does a product checked for overflow.
    let factors = [significand & 0xffff_ffff, significand >> 32]
    var words = [UInt32](repeating: 0, count: window + 2)
    for (shift, factor) in factors.enumerated() {
      var carry: UInt64 = 0
      for index in 0..<window {
        let word = UInt64(twoOverPi[first + window - 1 - index])
        let sum = word &* factor &+ UInt64(words[index + shift]) &+ carry
        words[index + shift] = UInt32(truncatingIfNeeded: sum)
        carry = sum >> 32
      }
      words[window + shift] = UInt32(truncatingIfNeeded: carry)
    }
    return WideProduct(words: words)
  }

  /// A natural number in 32-bit words, least significant first.
  private struct WideProduct {
    let words: [UInt32]

    /// The `count` ≤ 32 bits from bit `position` up.
    func bits(at position: Int, count: Int) -> UInt64 {
      let index = position / 32
      let low = index < words.count ? UInt64(words[index]) : 0
      let high = index + 1 < words.count ? UInt64(words[index + 1]) : 0
      return (low | high << 32) >> UInt64(position % 32) & ((1 << UInt64(count)) - 1)
    }
  }

  /// The fraction bits of 2/π, most significant word first: enough for the largest double.
  private static let twoOverPi: [UInt32] = [
    0xa2f9_836e, 0x4e44_1529, 0xfc27_57d1, 0xf534_ddc0, 0xdb62_9599, 0x3c43_9041, 0xfe51_63ab,
    0xdebb_c561, 0xb724_6e3a, 0x424d_d2e0, 0x0649_2eea, 0x09d1_921c, 0xfe1d_eb1c, 0xb129_a73e,
    0xe882_35f5, 0x2ebb_4484, 0xe99c_7026, 0xb45f_7e41, 0x3991_d639, 0x8353_39f4, 0x9c84_5f8b,
    0xbdf9_283b, 0x1ff8_97ff, 0xde05_980f, 0xef2f_118b, 0x5a0a_6d1f, 0x6d36_7ecf, 0x27cb_09b7,
    0x4f46_3f66, 0x9e5f_ea2d, 0x7527_bac7, 0xebe5_f17b, 0x3d07_39f7, 0x8a52_92ea, 0x6bfb_5fb1,
    0x1f8d_5d08, 0x5603_3046, 0xfc7b_6bab, 0xf0cf_bc20, 0x9af4_361d,
  ]
}
