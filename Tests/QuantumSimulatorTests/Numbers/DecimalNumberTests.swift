import Foundation
import QuantumSimulator
import Testing

@Suite struct DecimalNumberTests {
  /// Texts whose rounding is known to be hard: halfway cases, the ends of the range, long rows of digits.
  static let hard = [
    "0", "1", "0.1", "1e23", "8.5e22", "9007199254740993", "9007199254740992.5", "5e-324", "2.4e-324",
    "2.5e-324", "2.4703282292062327208299439632110e-324", "2.2250738585072011e-308",
    "2.2250738585072014e-308", "1.7976931348623157e308", "1.7976931348623158e308",
    "1.797693134862315807e308", "1.7976931348623159e308", "1e309", "1e-400", "123456789012345678901234567890",
    "6.02214076e23", "0.000001", "4.35", "0.5000000000000001", "1.00000000000000011102230246251565404",
    "1.000000000000000111022302462515654042363166809082031250000000000000000001",
    "1.00000000000000011102230246251565404236316680908203125", ".5", "5.", "1E5", "1e+5", "00012.500",
    "7.2057594037927933e16", "179769313486231580793728971405301e276",
  ]

  @Test(arguments: hard) func readsAsTheCLibraryDoes(_ text: String) throws {
    let number = try #require(DecimalNumber(text))
    #expect(number.value == strtod(text, nil))
    #expect(DecimalNumber("-" + text)?.value == -strtod(text, nil))
  }

  @Test func readsLongTexts() throws {
    for count in [400, 799, 800, 801, 2000] {
      let zeros = String(repeating: "0", count: count)
      for text in [
        "1" + zeros + "e-\(count)", "0." + zeros + "1e\(count)", "9007199254740993." + zeros + "1",
      ] {
        #expect(try #require(DecimalNumber(text)).value == strtod(text, nil))
      }
      let thirds = "0." + String(repeating: "3", count: count)
      #expect(try #require(DecimalNumber(thirds)).value == 1.0 / 3)
    }
  }

  @Test func readsRandomDoublesBack() throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<1000 {
      let value = Double(bitPattern: generator.next())
      guard value.isFinite else { continue }
      let number = DecimalNumber(shortest: value)
      #expect(number.value == value)
      // Swift's own description is the shortest too, and the nearest of the shortest.
      #expect(DecimalNumber(value.description) == number)
      #expect(DecimalNumber(number.text) == number)
      let longer = String(format: "%.25g", value)
      #expect(try #require(DecimalNumber(longer)).value == strtod(longer, nil))
      let shorter = String(format: "%.9g", value)
      #expect(try #require(DecimalNumber(shorter)).value == strtod(shorter, nil))
    }
  }

  @Test(arguments: [
    (0.1, "0.1"), (-2.5, "-2.5"), (1e6, "1000000"), (1e7, "1e7"), (1.5e-7, "1.5e-7"), (0.00012, "0.00012"),
    (123456.789, "123456.789"), (0, "0"), (1e22, "1e22"), (.leastNonzeroMagnitude, "5e-324"),
    (1.7976931348623157e308, "1.7976931348623157e308"),
    (9_007_199_254_740_992, "9007199254740992"), (0x1p-1022, "2.2250738585072014e-308"),
  ]) func writesTheShortest(_ value: Double, _ text: String) {
    #expect(DecimalNumber(shortest: value).text == text)
  }

  @Test(arguments: [
    (0.70710678, 4, "0.7071"), (0.00004, 4, "0"), (-0.00004, 4, "0"), (0.99996, 4, "1"), (2.5, 0, "2"),
    (3.5, 0, "4"), (-1.25, 1, "-1.2"), (1e20, 3, "100000000000000000000"),
    (0.1, 20, "0.10000000000000000555"),
  ]) func roundsToDecimals(_ value: Double, _ decimals: Int, _ text: String) {
    let number = DecimalNumber(rounding: value, decimals: decimals)
    #expect(number.value == DecimalNumber(text)?.value)
    #expect(number.text == text || number.text.contains("e"))
  }

  @Test(arguments: ["", ".", "-", "e5", "1e", "1e+", "1.2.3", "0x10", "nan", "inf", " 1", "1 ", "١", "--1"])
  func refuses(_ text: String) {
    #expect(DecimalNumber(text) == nil)
  }
}
