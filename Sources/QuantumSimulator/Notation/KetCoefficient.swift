/// A complex number in a form that is short to write: factor·√radicand·e^{iπ·phase/48}, or a + bi with whole
/// a and b.
enum ExactCoefficient {
  case polar(factor: Int, radicand: Int, phase: Int)
  case whole(Int, Int)

  /// How far a part may be from its exact form and still count as it.
  private static let tolerance = 1e-9

  init?(_ value: Complex) {
    let (a, b) = (value.real.rounded(.toNearestOrEven), value.imaginary.rounded(.toNearestOrEven))
    if a.magnitude < 100, b.magnitude < 100, value.isNear(Complex(a, b), within: Self.tolerance), a != 0,
      b != 0
    {
      self = .whole(Int(a), Int(b))
      return
    }
    let square = value.lengthSquared.rounded(.toNearestOrEven)
    guard square >= 1, square < 1024, (value.lengthSquared - square).magnitude < Self.tolerance * square
    else { return nil }
    let steps = (value.phase * 48 / .pi).rounded(.toNearestOrEven)
    let phase = Int(steps)
    guard phase % 3 == 0 || phase % 4 == 0 else { return nil }
    let exact = Complex(length: square.squareRoot(), phase: steps * .pi / 48)
    guard value.isNear(exact, within: Self.tolerance) else { return nil }
    let (factor, radicand) = Self.root(of: Int(square))
    self = .polar(factor: factor, radicand: radicand, phase: phase)
  }

  /// √square as factor·√radicand with the radicand free of squares.
  static func root(of square: Int) -> (factor: Int, radicand: Int) {
    var (factor, radicand, divisor) = (1, square, 2)
    while divisor * divisor <= radicand {
      while radicand % (divisor * divisor) == 0 {
        radicand /= divisor * divisor
        factor *= divisor
      }
      divisor += 1
    }
    return (factor, radicand)
  }
}

/// What stands before a ket: a sign and a text, which is empty for one.
struct KetCoefficient {
  let isNegative: Bool
  let magnitude: String

  init(_ exact: ExactCoefficient, _ style: NotationStyle) {
    switch exact {
    case .whole(let a, let b):
      isNegative = a < 0
      magnitude = Self.sum(String(a.magnitude), Self.imaginary(b.magnitude), (a < 0) != (b < 0), style)
    case .polar(let factor, let radicand, let phase):
      let (whole, root) = (factor == 1 ? "" : String(factor), radicand == 1 ? "" : style.root(of: radicand))
      let times = style == .ascii ? "*" : ""
      isNegative = phase % 24 == 0 && (phase < 0 || phase == 48)
      if phase % 48 == 0 {
        magnitude = whole + root
      } else if phase % 24 == 0 {
        magnitude = whole + "i" + (root.isEmpty ? "" : times + root)
      } else {
        // phase/48 in lowest terms, with the i where it is read best: e^(3iπ/4).
        let common = Int(SurdNumber.Form.commonDivisor(Int64(phase), 48))
        let (numerator, denominator) = (Int(phase.magnitude) / common, 48 / common)
        let angle = (numerator == 1 ? "" : String(numerator)) + "i" + times + style.pi
        magnitude =
          whole + root + "e^(" + (phase < 0 ? style.minus : "") + angle + "/" + String(denominator) + ")"
      }
    }
  }

  /// A number in decimals, with more of them if the number would otherwise look like zero.
  init(decimal value: Complex, decimals wanted: Int, _ style: NotationStyle) {
    var decimals = wanted
    while decimals < wanted + 16, value.real.magnitude < Self.half(decimals),
      value.imaginary.magnitude < Self.half(decimals)
    {
      decimals += 1
    }
    let real = DecimalNumber(rounding: value.real, decimals: decimals)
    let imaginary = DecimalNumber(rounding: value.imaginary, decimals: decimals)
    let (a, b) = (Self.magnitude(real), Self.magnitude(imaginary))
    if imaginary.digits.isEmpty {
      isNegative = real.isNegative
      magnitude = a == "1" ? "" : a
    } else if real.digits.isEmpty {
      isNegative = imaginary.isNegative
      magnitude = (b == "1" ? "" : b) + "i"
    } else {
      isNegative = real.isNegative
      magnitude = Self.sum(
        a, (b == "1" ? "" : b) + "i", real.isNegative != imaginary.isNegative, style)
    }
  }

  /// Half a unit of the last decimal.
  private static func half(_ decimals: Int) -> Double {
    DecimalNumber(isNegative: false, digits: [5], exponent: -decimals - 1).value
  }

  private static func magnitude(_ number: DecimalNumber) -> String {
    DecimalNumber(isNegative: false, digits: number.digits, exponent: number.exponent).text
  }

  private static func sum(_ a: String, _ b: String, _ isDifference: Bool, _ style: NotationStyle) -> String {
    "(" + a + " " + (isDifference ? style.minus : "+") + " " + b + ")"
  }

  private static func imaginary(_ b: UInt) -> String { (b == 1 ? "" : String(b)) + "i" }
}
