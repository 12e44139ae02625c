import QuantumSimulator
import QubitPuzzle
import Testing

@testable import QubitLevels

@Suite("Goals that no state meets")
struct FeasibilityTests {
  private func mean(_ letters: String, _ value: Double, tolerance: Double = 1e-6) throws -> Goal {
    let number = WrittenNumber(text: "\(value)", value: value)
    return .expectation(
      ExpectationGoal(
        pauli: try PauliString(letters), wanted: .equal(number, tolerance: tolerance)))
  }

  /// The distance of (1, 1) from the disc of ⟨X⟩, ⟨Z⟩.
  @Test func operatorsThatAnticommute() throws {
    guard case .refuted(let shortfall) = Feasibility.of([try mean("IZ", 1), try mean("IX", 1)]) else {
      Issue.record("not refuted")
      return
    }
    #expect(abs(shortfall - (2.0.squareRoot() - 1)) < 1e-4)
  }

  /// A product of two fixed values has to be the third.
  @Test func productsHaveToAgree() throws {
    let goals = [try mean("ZI", 1), try mean("IZ", -1)]
    #expect(Feasibility.of(goals) == .notRefuted)
    #expect(Feasibility.of(goals + [try mean("ZZ", -1)]) == .notRefuted)
    #expect(Feasibility.of(goals + [try mean("ZZ", 1)]) != .notRefuted)
  }

  /// The signs of Mermin's square (N. D. Mermin, Phys. Rev. Lett. 65, 3373, 1990): XX·YY = −ZZ.
  @Test func bellStatesHaveTheirSigns() throws {
    for (xx, yy, zz) in [(1.0, -1.0, 1.0), (-1, 1, 1), (1, 1, -1), (-1, -1, -1)] {
      #expect(Feasibility.of([try mean("XX", xx), try mean("YY", yy), try mean("ZZ", zz)]) == .notRefuted)
      #expect(Feasibility.of([try mean("XX", -xx), try mean("YY", yy), try mean("ZZ", zz)]) != .notRefuted)
    }
  }

  /// Tsirelson's bound: (⟨ZZ⟩ + ⟨ZX⟩ + ⟨XZ⟩ − ⟨XX⟩)/4 is at most 1/√2, so that 0.70 can be had of each and 0.72 not.
  @Test func tsirelsonsBound() throws {
    func game(_ value: Double) throws -> [Goal] {
      [try mean("ZZ", value), try mean("ZX", value), try mean("XZ", value), try mean("XX", -value)]
    }
    #expect(Feasibility.of(try game(0.70)) == .notRefuted)
    #expect(Feasibility.of(try game(0.72)) != .notRefuted)
  }

  /// Mean values that a random state has are never refuted; pushed past the greatest eigenvalue, they are.
  @Test(arguments: 0..<20)
  func whatAStateHasIsNeverRefuted(seed: Int) throws {
    var generator = Generator(state: UInt64(seed))
    func draw() -> Double { Double(generator.next() >> 11) * 0x1p-52 - 1 }
    let raw = (0..<4).map { _ in Complex(draw(), draw()) }
    let norm = raw.reduce(0) { $0 + $1.lengthSquared }.squareRoot()
    let state = try StateVector(amplitudes: raw.map { Complex(1 / norm) * $0 })
    var goals: [Goal] = []
    for letters in ["XI", "IZ", "XY", "ZZ", "YX"] {
      let pauli = try PauliString(letters)
      goals.append(try mean(letters, try state.expectation(of: pauli), tolerance: 1e-7))
    }
    #expect(Feasibility.of(goals) == .notRefuted)
  }
}
