import QuantumSimulator
import Testing

@testable import QubitLevels
@testable import QubitPuzzle

@Suite("Shapes of puzzles")
struct PuzzleShapeTests {
  /// The shape of a level of the course in which a spin turns at another rate.
  private func shape(rate: Double) throws -> PuzzleShape? {
    var level = try #require(ValidatorTests.catalogue.level("stop-at-plus-i")).level
    var dynamics = try #require(level.dynamics)
    dynamics.terms = [
      HamiltonianTerm(pauli: PauliString(.z, on: 0), rate: WrittenNumber(text: "\(rate)", value: rate))
    ]
    level.dynamics = dynamics
    return PuzzleShape(of: level, order: [0])
  }

  /// An electron's spin turns at 5 GHz: 3·10¹⁰ radians a second have no ninth decimal.
  @Test(arguments: [1, 3.14e10, 1e300, Double.greatestFiniteMagnitude])
  func ratesOfAnySize(rate: Double) throws {
    let found = try #require(try shape(rate: rate))
    #expect(try shape(rate: rate) == found)
    #expect(try shape(rate: rate * 0.999) != found)
  }
}
