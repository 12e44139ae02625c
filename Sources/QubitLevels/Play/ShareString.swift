public import QubitPuzzle

/// A whole level as one line of letters and digits, to be sent in a message: goals, stock, texts and all.
///
/// ```swift
/// let line = try ShareString.text(of: level)          // "qubitlab1.eyIkc2NoZW1hIjo….5f3a09c2"
/// let received = try ShareString.level(from: line)
/// ```
///
/// It is the level's file in base64url (RFC 4648, section 5, without padding) between a name with the version and
/// a checksum (CRC-32, the one of ITU-T V.42, in hexadecimal), so that a line that lost its end in a message is
/// recognised. White space in it is passed over.
public enum ShareString {
  static let prefix = "qubitlab1."

  /// The line for a level: its canonical file.
  ///
  /// - Throws: ``LevelEncodingError``.
  public static func text(of level: Level) throws(LevelEncodingError) -> String {
    text(ofFile: Array(try level.encoded().utf8))
  }

  /// The line for a level whose file is at hand, as its author wrote it.
  public static func text(ofFile bytes: [UInt8]) -> String {
    prefix + Base64URL.text(of: bytes) + "." + hexadecimal(CRC32.checksum(of: bytes))
  }

  /// The level of a line.
  ///
  /// - Throws: ``ShareStringError``.
  public static func level(from text: String) throws(ShareStringError) -> Level {
    try level(inFile: try file(from: text))
  }

  /// The level of a file that came in a line.
  static func level(inFile bytes: [UInt8]) throws(ShareStringError) -> Level {
    let reading = LevelReading(LevelFile(path: "shared-level.json", bytes: bytes))
    guard let level = reading.level else { throw .level(reading.diagnostics) }
    return level
  }

  /// The bytes of the file in a line, as they were sent.
  static func file(from text: String) throws(ShareStringError) -> [UInt8] {
    var letters: [UInt8] = []
    for byte in text.utf8 where ![.space, .tab, .lineFeed, .carriageReturn].contains(byte) {
      letters.append(byte)
    }
    guard letters.starts(with: Array(prefix.utf8)) else { throw .notAShareString }
    let parts = letters.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count == 3 else { throw .cutOff }
    guard let bytes = Base64URL.bytes(of: Array(parts[1])) else { throw .damaged }
    guard Array(hexadecimal(CRC32.checksum(of: bytes)).utf8) == Array(parts[2]) else { throw .damaged }
    return bytes
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 8 - digits.utf8.count) + digits
  }
}

/// Why a line is no shared level.
public enum ShareStringError: Error, Hashable, Sendable {
  /// It does not begin as a shared level does.
  case notAShareString
  /// Its end is missing.
  case cutOff
  /// Letters in it have changed or are missing.
  case damaged
  /// It arrived whole, and the level in it has mistakes.
  case level([Diagnostic])
}

extension ShareStringError: CustomStringConvertible {
  /// The error as a sentence, without a full stop.
  public var description: String {
    switch self {
    case .notAShareString: "a shared level begins with '\(ShareString.prefix)'"
    case .cutOff: "the end of the shared level is missing"
    case .damaged: "the shared level has been damaged on its way"
    case .level(let diagnostics): diagnostics.map { $0.description }.joined(separator: "\n")
    }
  }
}
