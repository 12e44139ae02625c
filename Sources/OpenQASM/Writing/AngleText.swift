import QuantumSimulator

/// Angles as OpenQASM writes them, so that reading gives the same bits.
enum AngleText {
  /// The text of an angle in radians: a multiple of `pi` where the multiple, computed in doubles from left to
  /// right, is the angle to the last bit; else the shortest decimal that reads back as the angle.
  static func text(_ angle: Double) -> String {
    if angle == 0 { return angle.sign == .minus ? "-0.0" : "0" }
    for divisor in [1, 2, 3, 4, 6, 8, 12, 16, 32, 64, 128, 256, 512, 1024] {
      let multiple = (angle * Double(divisor) / Double.pi).rounded(.toNearestOrEven)
      guard multiple != 0, multiple.magnitude <= 2048 else { continue }
      let factor = multiple.magnitude * Double.pi
      guard factor / Double(divisor) == angle.magnitude else { continue }
      var text = angle < 0 ? "-" : ""
      if multiple.magnitude != 1 { text += "\(Int(multiple.magnitude))*" }
      text += "pi"
      return divisor == 1 ? text : text + "/\(divisor)"
    }
    return decimal(angle)
  }

  /// The shortest decimal, always with a point, since OpenQASM tells whole numbers from others.
  private static func decimal(_ value: Double) -> String {
    let text = DecimalNumber(shortest: value).text
    if text.utf8.contains(UInt8(ascii: ".")) { return text }
    guard let mark = text.utf8.firstIndex(of: UInt8(ascii: "e")) else { return text + ".0" }
    return String(text[..<mark]) + ".0" + String(text[mark...])
  }
}
