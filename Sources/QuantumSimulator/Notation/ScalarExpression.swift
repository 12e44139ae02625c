/// Numbers as people write them: "pi/4", "-3pi/8", "1/sqrt(2)", "0.25", "1e-3", "√3/2", "e^(iπ/4)".
///
/// Digits, `pi` or `π`, `e`, `i`, the signs `+ - * · × / ^`, parentheses, `sqrt` or `√`, `cos`, `sin` (of
/// radians) and `exp`. A factor may follow another without a sign ("2pi"), but not after a quotient, where
/// "1/2pi" would have two readings. Rational multiples of π and of square roots are kept exact to the end,
/// so that "0.75pi" and "3pi/4" give the same double.
public enum ScalarExpression {
  /// The value of an expression that must be real: an angle, a probability.
  ///
  /// - Throws: ``NotationError``; ``NotationFault/notReal`` if there is an imaginary part.
  public static func real(_ text: String) throws(NotationError) -> Double {
    let value = try read(text)
    guard value.isReal else { throw NotationError(.notReal, at: 0) }
    return value.real.value
  }

  /// The value of an expression that may be complex: an amplitude, an element of a matrix.
  ///
  /// - Throws: ``NotationError``.
  public static func complex(_ text: String) throws(NotationError) -> Complex {
    try read(text).value
  }

  private static func read(_ text: String) throws(NotationError) -> SurdComplex {
    var reader = ExpressionReader(try NotationScanner(text), qubitLimit: 0)
    let value = try reader.readSum()
    try reader.scanner.finish(.operatorSign)
    return try ExpressionReader.number(value, at: 0)
  }
}
