/// The text of a state: the shortest that is exact, or decimals.
///
/// ```swift
/// let r = 0.5.squareRoot()
/// KetText.text([Complex(r), .zero, .zero, Complex(0, r)])   // "(|00⟩ + i|11⟩)/√2"
/// ```
///
/// Amplitudes that are, up to rounding, a root of a whole number with a phase that is a multiple of π/12 or
/// π/16, or a whole number a + bi, over one common root, are written so; if any is not, all are decimals.
public enum KetText {
  /// The text of finite amplitudes in index order, 2ⁿ of them with n ≥ 1; the rightmost symbol is qubit 0.
  ///
  /// - Parameters:
  ///   - decimals: the digits after the point where no exact form is found.
  ///   - termLimit: how many terms are written before the rest is left out, as " + …".
  public static func text(
    _ amplitudes: [Complex], style: NotationStyle = .typographic, decimals: Int = 4,
    termLimit: Int = .max
  ) -> String {
    let terms = terms(of: amplitudes)
    guard !terms.isEmpty else { return "0" }
    let shown = Array(terms.prefix(max(1, termLimit)))
    let qubitCount = max(1, amplitudes.count.trailingZeroBitCount)
    guard let (coefficients, square) = exactForm(of: terms) else {
      let coefficients = shown.map { KetCoefficient(decimal: $0.amplitude, decimals: decimals, style) }
      return sum(coefficients, shown, qubitCount, isCut: shown.count < terms.count, style)
    }
    let texts = coefficients.prefix(shown.count).map { KetCoefficient($0, style) }
    let numerator = sum(texts, shown, qubitCount, isCut: shown.count < terms.count, style)
    if square == 1 { return numerator }
    let divided = terms.count == 1 ? numerator : "(" + numerator + ")"
    return divided + "/" + denominator(square, style)
  }

  private struct Term {
    let index: Int
    let amplitude: Complex
  }

  /// The terms whose amplitude is more than rounding.
  private static func terms(of amplitudes: [Complex]) -> [Term] {
    var terms: [Term] = []
    for (index, amplitude) in amplitudes.enumerated() where amplitude.length > 1e-10 {
      terms.append(Term(index: index, amplitude: amplitude))
    }
    return terms
  }

  /// The squares of the denominators tried: the small ones, and those of even superpositions.
  private static let squares = Array(1...64) + (7...20).map { 1 << $0 }

  /// The amplitudes times √square in exact form, for the first square for which all have one.
  private static func exactForm(of terms: [Term]) -> ([ExactCoefficient], square: Int)? {
    for square in squares {
      let factor = Double(square).squareRoot()
      var coefficients: [ExactCoefficient] = []
      for term in terms {
        guard let coefficient = ExactCoefficient(factor * term.amplitude) else { break }
        coefficients.append(coefficient)
      }
      if coefficients.count == terms.count { return (coefficients, square) }
    }
    return nil
  }

  private static func sum(
    _ coefficients: [KetCoefficient], _ terms: [Term], _ qubitCount: Int, isCut: Bool,
    _ style: NotationStyle
  ) -> String {
    var text = ""
    for (coefficient, term) in zip(coefficients, terms) {
      if text.isEmpty {
        text += coefficient.isNegative ? style.minus : ""
      } else {
        text += coefficient.isNegative ? " " + style.minus + " " : " + "
      }
      text += coefficient.magnitude + "|"
      for qubit in (0..<qubitCount).reversed() { text += term.index >> qubit & 1 == 1 ? "1" : "0" }
      text += style.ketEnd
    }
    return isCut ? text + " + …" : text
  }

  /// √square in lowest terms: "√2", "2", "(2√2)".
  private static func denominator(_ square: Int, _ style: NotationStyle) -> String {
    let (factor, radicand) = ExactCoefficient.root(of: square)
    if radicand == 1 { return String(factor) }
    if factor == 1 { return style.root(of: radicand) }
    return "(" + String(factor) + style.root(of: radicand) + ")"
  }
}
