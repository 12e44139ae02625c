import Foundation
import QuantumSimulator
import Testing

@Suite struct ElementaryFunctionsTests {
  /// The number of doubles between two, for finite values.
  private func ulps(_ a: Double, _ b: Double) -> Int {
    func rank(_ x: Double) -> Int {
      let bits = Int(bitPattern: UInt(x.bitPattern & 0x7fff_ffff_ffff_ffff))
      return x.sign == .minus ? -bits : bits
    }
    return (rank(a) - rank(b)).magnitude > 1000 ? 1000 : abs(rank(a) - rank(b))
  }

  @Test func agreesWithTheCLibrary() {
    var generator = SeededGenerator(seed: 1)
    var worst = (sin: 0, cos: 0, exp: 0, log: 0, atan: 0)
    for _ in 0..<20000 {
      // Exponents from −30 to 1023, any significand.
      let exponent = Int(generator.next() % 1054) - 30
      let wild =
        Double(sign: .plus, exponent: exponent, significand: 1 + generator.nextUniform())
      let tame = (generator.nextUniform() - 0.5) * 40
      for x in [wild, tame, -wild] {
        let (s, c) = ElementaryFunctions.sincos(x)
        worst.sin = max(worst.sin, ulps(s, Foundation.sin(x)))
        worst.cos = max(worst.cos, ulps(c, Foundation.cos(x)))
      }
      let e = (generator.nextUniform() - 0.5) * 1490
      worst.exp = max(worst.exp, ulps(ElementaryFunctions.exp(e), Foundation.exp(e)))
      for x in [wild, tame.magnitude, 1 + (generator.nextUniform() - 0.5) * 0.01] {
        worst.log = max(worst.log, ulps(ElementaryFunctions.log(x), Foundation.log(x)))
      }
      let other = (generator.nextUniform() - 0.5) * 40
      for (y, x) in [(tame, other), (tame, -1e-3 * other), (1 / wild, other), (other, wild)] {
        worst.atan = max(worst.atan, ulps(ElementaryFunctions.atan2(y, x), Foundation.atan2(y, x)))
      }
    }
    #expect(worst.sin <= 1)
    #expect(worst.cos <= 1)
    #expect(worst.exp <= 1)
    #expect(worst.log <= 1)
    #expect(worst.atan <= 1)
  }
}
