import QubitLab

/// Numbers as the terminal shows them.
enum Decimals {
  /// A number with up to four decimals and without trailing zeros.
  static func text(_ value: Double) -> String { DecimalNumber(rounding: value, decimals: 4).text }

  /// A probability in percent, with up to one decimal.
  static func percent(_ value: Double) -> String {
    DecimalNumber(rounding: 100 * value, decimals: 1).text + "%"
  }
}
