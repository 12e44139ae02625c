import Foundation
import QuantumSimulator
import Testing

@Suite struct ElementaryFunctionsTests {
  private struct Row: Decodable {
    let function: String
    let arguments: [String]
    let value: String
  }

  /// How many doubles two finite values are apart.
  private func gap(_ a: Double, _ b: Double) -> UInt64 {
    if a.sign != b.sign { return a == b ? 0 : .max }
    return max(a.bitPattern, b.bitPattern) - min(a.bitPattern, b.bitPattern)
  }

  @Test func areWithinOneUnitOfTheCorrectlyRoundedValue() throws {
    let rows = try referenceTable("elementary.json", of: Row.self)
    #expect(rows.count > 700)
    for row in rows {
      let arguments = row.arguments.map { strtod($0, nil) }
      let found =
        switch row.function {
        case "sin": ElementaryFunctions.sin(arguments[0])
        case "cos": ElementaryFunctions.cos(arguments[0])
        case "exp": ElementaryFunctions.exp(arguments[0])
        case "log": ElementaryFunctions.log(arguments[0])
        default: ElementaryFunctions.atan2(arguments[0], arguments[1])
        }
      #expect(gap(found, strtod(row.value, nil)) <= 1, "\(row.function)(\(row.arguments)) = \(row.value)")
    }
  }

  @Test func agreeWithTheCLibrary() {
    var generator = SeededGenerator(seed: 1)
    var worst = [UInt64](repeating: 0, count: 5)
    for _ in 0..<10_000 {
      let exponent = Int(generator.next() % 1054) - 30
      let wild = Double(sign: .plus, exponent: exponent, significand: 1 + generator.nextUniform())
      let tame = (generator.nextUniform() - 0.5) * 40
      for x in [wild, tame, -wild] {
        let (sin, cos) = ElementaryFunctions.sincos(x)
        worst[0] = max(worst[0], gap(sin, Foundation.sin(x)))
        worst[1] = max(worst[1], gap(cos, Foundation.cos(x)))
      }
      let power = (generator.nextUniform() - 0.5) * 1490
      worst[2] = max(worst[2], gap(ElementaryFunctions.exp(power), Foundation.exp(power)))
      for x in [wild, tame.magnitude, 1 + tame / 4000] {
        worst[3] = max(worst[3], gap(ElementaryFunctions.log(x), Foundation.log(x)))
      }
      let other = (generator.nextUniform() - 0.5) * 40
      for (y, x) in [(tame, other), (tame, -other / 1000), (1 / wild, other), (other, wild)] {
        worst[4] = max(worst[4], gap(ElementaryFunctions.atan2(y, x), Foundation.atan2(y, x)))
      }
    }
    for gap in worst { #expect(gap <= 1) }
  }

  @Test func keepTheSpecialValues() {
    #expect(ElementaryFunctions.sin(-0.0).sign == .minus)
    #expect(ElementaryFunctions.sin(.infinity).isNaN)
    #expect(ElementaryFunctions.cos(.nan).isNaN)
    #expect(ElementaryFunctions.cos(0) == 1)
    #expect(ElementaryFunctions.exp(0) == 1)
    #expect(ElementaryFunctions.exp(-.infinity) == 0)
    #expect(ElementaryFunctions.exp(1000) == .infinity)
    #expect(ElementaryFunctions.log(1) == 0)
    #expect(ElementaryFunctions.log(0) == -.infinity)
    #expect(ElementaryFunctions.log(-1).isNaN)
    let values: [Double] = [0, -0.0, 1, -1, .infinity, -.infinity, .nan]
    for y in values {
      for x in values {
        let (found, wanted) = (ElementaryFunctions.atan2(y, x), Foundation.atan2(y, x))
        #expect(found == wanted || (found.isNaN && wanted.isNaN))
        if !wanted.isNaN { #expect(found.sign == wanted.sign) }
      }
    }
  }

  @Test func anglesAreExactWherePeopleMeanThemToBe() {
    #expect(Angle.cosineAndSine(.pi / 2) == (0, 1))
    #expect(Angle.cosineAndSine(-.pi) == (-1, 0))
    #expect(Angle.cosineAndSine(.pi / 3).cosine == 0.5)
    #expect(Angle.cosineAndSine(.pi / 6).sine == 0.5)
    #expect(Angle.cosineAndSine(100 * .pi) == (1, 0))
    let (cosine, sine) = Angle.cosineAndSine(.pi / 4)
    #expect(cosine == 0.5.squareRoot() && sine == cosine)
    for step in -200...200 {
      let angle = Double(step) * .pi / 24
      let (cosine, sine) = Angle.cosineAndSine(angle)
      #expect(abs(cosine - Foundation.cos(angle)) < 1e-14)
      #expect(abs(sine - Foundation.sin(angle)) < 1e-14)
    }
    // One part in 10¹⁵ away it is another angle.
    #expect(Angle.cosineAndSine(.pi / 2 * (1 + 1e-14)).cosine != 0)
  }

  static let principalAngles: [(Double, Double)] = [
    (0, 0), (3 * .pi, .pi), (-.pi, .pi), (.pi, .pi), (7, 7 - 2 * .pi), (-4, 2 * .pi - 4),
  ]

  @Test(arguments: principalAngles) func anglesHaveAPrincipalValue(_ angle: Double, _ principal: Double) {
    #expect(abs(Angle.principal(angle) - principal) < 1e-14)
  }
}
