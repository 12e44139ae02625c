/// Text as an address on the web can hold it (RFC 3986).
package enum PercentEncoding {
  /// The text with each byte that an address may not hold, or that is not to stand in it as itself, written as a percent
  /// sign and two digits. Letters, digits and `-._~` always stay; `signs` are those that stay too.
  package static func text(of text: String, keeping signs: String) -> String {
    let digits = Array("0123456789ABCDEF")
    var encoded = ""
    for byte in text.utf8 {
      if byte.isLetter || byte.isDigit || "-._~".utf8.contains(byte) || signs.utf8.contains(byte) {
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        encoded += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
    return encoded
  }
}
