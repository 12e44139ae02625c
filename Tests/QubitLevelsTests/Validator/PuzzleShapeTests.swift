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

  /// The shape of a level with a pulse, noise, and a gate in a macro and on the board, all of a strength that is spelled so.
  private func shape(strength text: String, _ value: Double) throws -> PuzzleShape? {
    var level = try #require(ValidatorTests.catalogue.level("stop-at-plus-i")).level
    let number = WrittenNumber(text: text, value: value)
    let turn = Operation.gate(.rz(value), on: [0])
    level.pieces += [
      Piece(
        name: "kick", wires: ["q0"], content: .pulse(Pulse(qubit: 0, amplitude: number, carrier: number))),
      Piece(name: "hum", wires: ["q0"], content: .noise(Noise(kind: .bitFlip, probability: number))),
      Piece(name: "turn", wires: ["q0"], content: .macro([turn])),
    ]
    level.board.insert(.operation(turn, .frozen), at: 0)
    level.dynamics?.readout = ReadoutErrors(oneForZero: number, zeroForOne: number)
    level.dynamics?.gateNoise = [GateNoise(after: .every, noise: Noise(kind: .bitFlip, probability: number))]
    return PuzzleShape(of: level, order: [0])
  }

  /// Numbers are the same however they are spelled, and to nine decimals.
  @Test func spellingsOfNumbers() throws {
    let found = try #require(try shape(strength: "pi/4", .pi / 4))
    #expect(try shape(strength: "0.785398163397448", 0.785398163397448) == found)
    #expect(try shape(strength: "0.7853982", 0.7853982) != found)
  }
}
