import QuantumSimulator
import Testing

@testable import OpenQASM

@Suite struct NumberTests {
  /// The number that the lexer reads from a text.
  private func read(_ text: String) throws -> TokenKind {
    var lexer = Lexer(Array(text.utf8), dialect: .openQASM3)
    return try lexer.next().kind
  }

  @Test func realsAreReadToTheLastBit() throws {
    var generator = SeededGenerator(seed: 20)
    for round in 0..<4000 {
      var value = Double(bitPattern: generator.next() & 0x7FFF_FFFF_FFFF_FFFF)
      if round % 2 == 0 { value = generator.nextUniform() * 7 }
      guard value.isFinite else { continue }
      // Swift's own description is the shortest text that reads back as the value.
      let text = value.description
      if case .real(let found) = try read(text) { #expect(found == value, "\(text)") }
    }
  }

  static let realsThatAreHardToRoundCases: [(String, Double)] = [
    ("0.1", 0.1), ("1e22", 1e22), ("1e23", 1e23), ("8.41e21", 8.41e21),
    ("9007199254740993.0", 9007199254740992),
    ("9007199254740993.00000000000000000001", 9007199254740994), ("5e-324", .leastNonzeroMagnitude),
    ("2.4703282292062328e-324", .leastNonzeroMagnitude),
    ("2.4703282292062327e-324", 0), ("1.7976931348623157e308", 1.7976931348623157e308), (".5", 0.5),
    ("1.", 1),
    ("1_0.2_5e1_0", 10.25e10), ("0.000000000000000000000000000001e30", 1),
  ]

  @Test(arguments: realsThatAreHardToRoundCases)
  func realsThatAreHardToRound(_ text: String, _ value: Double) throws {
    #expect(try read(text) == .real(value))
  }

  static let wholeNumbersCases: [(String, UInt64)] = [
    ("0b1_01", 5), ("0o17", 15), ("0xfF", 255), ("18446744073709551615", UInt64.max), ("1_000", 1000),
  ]

  @Test(arguments: wholeNumbersCases)
  func wholeNumbers(_ text: String, _ value: UInt64) throws {
    #expect(try read(text) == .integer(value))
  }

  @Test(arguments: ["18446744073709551616", "0x1_0000_0000_0000_0000", "1e400", "$99999999999999999999"])
  func numbersThatAreTooLarge(_ text: String) {
    #expect(throws: QASMError(position: SourcePosition(line: 1, column: 1), fault: .numberTooLarge)) {
      try read(text)
    }
  }

  @Test(arguments: [
    "3__4", "3_4_", "0b123", "0o789", "0O789", "0x12g", "12af", "3.4.3", "3.4e3e3", "3x", "0b", "1π",
  ])
  func numbersThatAreNone(_ text: String) {
    #expect(throws: QASMError(position: SourcePosition(line: 1, column: 1), fault: .malformedNumber)) {
      try read(text)
    }
  }

  @Test(arguments: ["10ns", "1.5us", "3µs", "7dt", "2s", "1e3ms"])
  func durations(_ text: String) throws {
    #expect(try read(text) == .duration)
  }
}
