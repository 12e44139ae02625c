import QuantumSimulator
import QubitPuzzle
import Testing

@Suite("The rests of a dial")
struct AngleGridTests {
  private func grid(_ from: Double, _ to: Double, by step: Double) -> [Double] {
    AngleGrid.steps(from: written(from), to: written(to), step: written(step)).values
  }

  @Test("fractions of π are exact and shown as such, wherever the dial begins")
  func fractionsOfPi() {
    let quarter = grid(-.pi / 2, .pi / 2, by: .pi / 12)
    #expect(quarter.count == 13)
    #expect(
      quarter.map { Angle.text($0) } == [
        "-pi/2", "-5pi/12", "-pi/3", "-pi/4", "-pi/6", "-pi/12", "0", "pi/12", "pi/6", "pi/4", "pi/3",
        "5pi/12",
        "pi/2",
      ])
    for denominator in [8, 12, 16, 24, 48, 64, 7, 90] {
      let step = Double.pi / Double(denominator)
      for (index, value) in grid(-.pi, .pi, by: step).enumerated() {
        let exact = ExactFraction(index - denominator, denominator)
        #expect(value == exact.timesPi, "\(index) steps of pi/\(denominator)")
      }
    }
  }

  @Test("plain fractions are exact too")
  func fractionsOfOne() {
    #expect(grid(0.1, 1, by: 0.1) == [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1])
    #expect(grid(1.0 / 12, 11.0 / 12, by: 1.0 / 12) == (1...11).map { Double($0) / 12 })
  }

  @Test("other steps are sums, the last rest included")
  func otherSteps() {
    let step = 2.0.squareRoot() / 16
    let values = grid(step, 8 * step, by: step)
    #expect(values.count == 8)
    for (index, value) in values.enumerated() { #expect(abs(value - Double(index + 1) * step) < 1e-15) }
    #expect(grid(1e300, 1e300, by: 1) == [1e300])
    #expect(grid(0, 1e-5, by: 1e-6).count == 11)
  }

  /// A fraction in lowest terms.
  private struct ExactFraction {
    let numerator: Int
    let denominator: Int

    init(_ numerator: Int, _ denominator: Int) {
      let divisor = (1...max(1, abs(numerator), denominator)).last {
        numerator.isMultiple(of: $0) && denominator.isMultiple(of: $0)
      }
      self.numerator = numerator / (divisor ?? 1)
      self.denominator = denominator / (divisor ?? 1)
    }

    var timesPi: Double { Double(numerator) * .pi / Double(denominator) }
  }
}
