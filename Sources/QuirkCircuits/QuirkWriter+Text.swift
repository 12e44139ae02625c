import QuantumSimulator

extension QuirkWriter {
  /// The fixed name of a gate on one target, built-in controls left out.
  static func id(of gate: Gate) -> String? {
    let base: Gate? =
      switch gate.standard {
      case .cx, .ccx: .x
      case .cy: .y
      case .cz, .ccz: .z
      case .ch: .h
      default: gate
      }
    return base.flatMap(QuirkGate.id)
  }

  /// Whether a gate, controls left out, takes basis states to basis states, so that Quirk allows it on a measured qubit.
  static func keepsBasisStates(_ gate: Gate) -> Bool {
    switch gate.standard {
    case .x, .y, .cx, .cy, .ccx, .swap, .cswap, .iswap: true
    default: gate.standard?.isDiagonal == true
    }
  }

  /// A gate with a formula, as JSON: an angle in radians, or for powers the same as a multiple of π.
  static func formula(_ formula: QuirkGate.Formula, _ angle: Double) -> String {
    let text = Angle.text(angle)
    let written: String
    if let mark = text.range(of: "pi") {
      // "3pi/4" is 3/4 of π.
      let sign = text.hasPrefix("-") ? "-" : ""
      let factor = text[..<mark.lowerBound].drop { $0 == "-" }
      let rest = text[mark.upperBound...]
      written =
        formula.isPower
        ? sign + (factor.isEmpty ? "1" : String(factor)) + rest
        : sign + (factor.isEmpty ? "" : factor + "*") + "pi" + rest
    } else {
      written = plain(text) + (formula.isPower ? "/pi" : "")
    }
    return "{\"id\":\"\(formula.rawValue)\",\"arg\":\"\(written)\"}"
  }

  /// A complex number as Quirk's matrices have it.
  static func number(_ value: Complex) -> String {
    if value.imaginary == 0 { return plain(DecimalNumber(shortest: value.real).text) }
    let imaginary = plain(DecimalNumber(shortest: value.imaginary).text) + "i"
    if value.real == 0 { return imaginary }
    let sign = value.imaginary < 0 ? "" : "+"
    return plain(DecimalNumber(shortest: value.real).text) + sign + imaginary
  }

  /// A decimal without an exponent, whose letter Quirk would take for Euler's number.
  private static func plain(_ text: String) -> String {
    guard let mark = text.firstIndex(of: "e"), let exponent = Int(text[text.index(after: mark)...]) else {
      return text
    }
    let sign = text.hasPrefix("-") ? "-" : ""
    let digits = text[..<mark].filter { $0 != "-" && $0 != "." }
    let point = 1 + exponent
    if point <= 0 { return sign + "0." + String(repeating: "0", count: -point) + digits }
    if point >= digits.count { return sign + digits + String(repeating: "0", count: point - digits.count) }
    return sign + digits.prefix(point) + "." + digits.dropFirst(point)
  }
}

extension String {
  /// Where a word first stands.
  fileprivate func range(of word: String) -> Range<Index>? { firstRange(of: word) }
}
