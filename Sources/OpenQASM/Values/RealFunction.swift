import QuantumSimulator

/// A function of the language on real numbers.
enum RealFunction: Sendable, CaseIterable {
  case sin, cos, tan, arcsin, arccos, arctan, exp, log, sqrt, ceiling, floor

  /// The value, or nil outside the domain.
  func callAsFunction(_ x: Double) -> Double? {
    let value: Double
    switch self {
    case .sin: value = ElementaryFunctions.sin(x)
    case .cos: value = ElementaryFunctions.cos(x)
    case .tan:
      let (sin, cos) = ElementaryFunctions.sincos(x)
      value = sin / cos
    case .arcsin:
      guard x.magnitude <= 1 else { return nil }
      value = ElementaryFunctions.atan2(x, ((1 - x) * (1 + x)).squareRoot())
    case .arccos:
      guard x.magnitude <= 1 else { return nil }
      value = ElementaryFunctions.atan2(((1 - x) * (1 + x)).squareRoot(), x)
    case .arctan: value = ElementaryFunctions.atan(x)
    case .exp: value = ElementaryFunctions.exp(x)
    case .log: value = ElementaryFunctions.log(x)
    case .sqrt: value = x.squareRoot()
    case .ceiling: value = x.rounded(.up)
    case .floor: value = x.rounded(.down)
    }
    return value.isFinite ? value : nil
  }

  /// A number to the power of another: exact products for whole exponents of modest size, and NaN where there
  /// is no real power.
  static func power(_ base: Double, _ exponent: Double) -> Double {
    if exponent == 0.5 { return base.squareRoot() }
    if exponent.rounded(.towardZero) == exponent, exponent.magnitude <= 1024 {
      var (square, rest, result) = (base, Int(exponent.magnitude), 1.0)
      while rest > 0 {
        if rest & 1 == 1 { result *= square }
        square *= square
        rest >>= 1
      }
      return exponent < 0 ? 1 / result : result
    }
    if base == 0 { return exponent > 0 ? 0 : .nan }
    guard base > 0 else { return .nan }
    return ElementaryFunctions.exp(exponent * ElementaryFunctions.log(base))
  }
}
