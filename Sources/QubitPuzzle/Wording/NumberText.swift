import QuantumSimulator

/// Numbers and lists as players read them.
enum NumberText {
  /// A number with up to `places` decimals, without trailing zeros; the minus sign is U+2212.
  static func decimal(_ value: Double, places: Int = 4) -> String {
    guard value.isFinite else { return value.isNaN ? "NaN" : value < 0 ? "−∞" : "∞" }
    let text = DecimalNumber(rounding: value.magnitude, decimals: places).text
    let isNegative = DecimalNumber(rounding: value, decimals: places).isNegative
    return isNegative ? "−" + text : text
  }

  /// What was found and what was wanted, with as many decimals as it takes to see that they differ: the found one 4 or
  /// more, the wanted one 6 or more.
  static func pair(_ actual: Double, _ wanted: Double) -> (actual: String, wanted: String) {
    for places in 4...10 {
      let pair = (decimal(actual, places: places), decimal(wanted, places: max(6, places)))
      if pair.0 != pair.1, places >= 6 || pair.0 != decimal(wanted, places: places) { return pair }
    }
    return (decimal(actual), decimal(wanted))
  }

  /// Bases as letters, the last one named the leftmost.
  static func basis(_ bases: [Pauli]) -> String {
    bases.reversed().map { PauliString($0, on: 0).description }.joined()
  }

  /// The bits of an outcome, the last one named the leftmost.
  static func bits(_ bits: Int, count: Int) -> String { BitString(bits, count: count).description }
}

extension Language {
  /// The sign between the items of a list.
  var listSeparator: String {
    switch self {
    case .simplifiedChinese: "、"
    case .english: ", "
    }
  }
}
