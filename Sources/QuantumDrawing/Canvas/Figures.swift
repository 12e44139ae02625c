import QuantumSimulator

/// Numbers as drawings show them.
enum Figures {
  /// A number with a fixed number of decimals, as "0.50"; a minus sign only where a digit is left to bear it. What is
  /// not finite is "∞", or "?" where there is no number.
  static func fixed(_ value: Double, decimals: Int) -> String {
    guard value.isFinite else { return value.isNaN ? "?" : value < 0 ? "−∞" : "∞" }
    var text = DecimalNumber(rounding: value.magnitude, decimals: decimals).text
    let isZero = text == "0"
    if decimals > 0, !text.contains("e") {
      var missing = decimals
      if let point = text.firstIndex(of: ".") {
        missing -= text.distance(from: point, to: text.endIndex) - 1
      } else {
        text += "."
      }
      for _ in 0..<max(0, missing) { text += "0" }
    }
    return value < 0 && !isZero ? "−" + text : text
  }

  /// A number with at most so many decimals, as "0.5".
  static func rounded(_ value: Double, decimals: Int) -> String {
    value.isFinite
      ? DecimalNumber(rounding: value, decimals: decimals).text : fixed(value, decimals: decimals)
  }

  /// A number with its sign, as "+0.50".
  static func signed(_ value: Double, decimals: Int) -> String {
    let text = fixed(value, decimals: decimals)
    return text.first == "−" ? text : "+" + text
  }

  /// A probability in percent, as "12.5%".
  static func percent(_ value: Double) -> String { fixed(100 * value, decimals: 1) + "%" }

  /// A complex number, as "0.50 − 0.50i".
  static func complex(_ value: Complex, decimals: Int) -> String {
    let imaginary = fixed(value.imaginary, decimals: decimals)
    let isNegative = imaginary.first == "−"
    return fixed(value.real, decimals: decimals) + (isNegative ? " − " : " + ")
      + (isNegative ? String(imaginary.dropFirst()) : imaginary) + "i"
  }

  /// A text with blanks on its right until it takes so many columns.
  static func padded(_ text: String, to columns: Int) -> String {
    text + String(repeating: " ", count: max(0, columns - text.columns))
  }
}
