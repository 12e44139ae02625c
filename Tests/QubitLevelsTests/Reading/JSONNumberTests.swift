import Testing

@testable import QubitLevels

@Suite("JSON numbers")
struct JSONNumberTests {
  /// Hard cases: midpoints, the edges of the range, subnormal numbers, very long spellings.
  @Test(
    arguments: [
      "0", "-0", "0.1", "0.3", "1e22", "1e23", "9007199254740993", "9007199254740992.5",
      "9007199254740993.00000000000000000000000000001", "1.7976931348623157e308", "1.797693134862315807e308",
      "2.2250738585072011e-308", "2.2250738585072014e-308", "4.9406564584124654e-324", "5e-324", "3e-324",
      "2.4703282292062328e-324", "8.41e21", "9.5e-22", "123456789012345678e-5",
      "0.000000000000000000000000000000000000000000000000001", "100000000000000000000000000000000000000000",
      "1.00000000000000011102230246251565404236316680908203125",
      "1.00000000000000011102230246251565404236316680908203124",
      "1.00000000000000011102230246251565404236316680908203126", "6.02214076e23", "1.054571817e-34",
      "179769313486231580793e289", "0.70710678118654752440084436210484903928",
      "3.14159265358979323846264338327950288",
    ])
  func hardCases(spelling: String) throws {
    try expectNearest(spelling)
  }

  /// Seeded spellings of every length and exponent against the C library.
  @Test func agreesWithTheCLibrary() throws {
    var generator = Generator(state: 20_240_917)
    for _ in 0..<4000 {
      var spelling = generator.next(below: 2) == 0 ? "-" : ""
      spelling += "\(1 + generator.next(below: 9))"
      for _ in 0..<generator.next(below: 40) { spelling += "\(generator.next(below: 10))" }
      spelling += ".\(generator.next(below: 10))"
      for _ in 0..<generator.next(below: 30) { spelling += "\(generator.next(below: 10))" }
      spelling += "e\(Int(generator.next(below: 680)) - 380)"
      try expectNearest(spelling)
    }
  }

  /// The spelling of a midpoint between two numbers, 767 digits long, and its neighbours in the last digit.
  @Test func longestMidpoint() throws {
    // 2^-1075 + 2^-1022 in full: subnormal edge; digits by exact doubling of decimal digits.
    var digits: [UInt8] = [1]
    for _ in 0..<1075 { digits = halved(digits) }
    let fraction = digits.dropFirst().map { "\($0)" }.joined()
    try expectNearest("0.\(fraction)1")
    let error = fails("0.\(fraction)")
    #expect(error?.fault == .numberOutOfRange(.tooSmall))
    try expectNearest("0." + fraction + String(repeating: "0", count: 900) + "1")
  }

  /// A decimal fraction, whole digit first, divided by two exactly.
  private func halved(_ digits: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var remainder: UInt8 = 0
    for digit in digits + [0] {
      result.append((remainder * 10 + digit) / 2)
      remainder = (remainder * 10 + digit) % 2
    }
    while result.last == 0, result.count > 1 { result.removeLast() }
    return result
  }

  private func expectNearest(_ spelling: String) throws {
    let wanted = try #require(Double(spelling))
    if let error = fails(spelling) {
      let isOutOfRange = wanted.isInfinite || wanted == 0
      #expect(isOutOfRange, "\(spelling): \(error.fault)")
      return
    }
    guard case .number(let value) = try JSONDocument(reading: Array(spelling.utf8)).root.value else {
      Issue.record("\(spelling) is not read as a number")
      return
    }
    #expect(value.bitPattern == wanted.bitPattern, "\(spelling)")
  }

  private func fails(_ spelling: String) -> JSONError? {
    do throws(JSONError) {
      _ = try JSONDocument(reading: Array(spelling.utf8))
      return nil
    } catch { return error }
  }
}
