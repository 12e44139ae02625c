import QuantumSimulator
import Testing

@Suite("Shots of a circuit")
struct ShotTests {
  /// Whether counts are as far from exact probabilities as chance allows: five standard deviations each.
  private func agree(_ counts: [BitString: Int], _ probabilities: [BitString: Double], shots: Int) -> Bool {
    counts.values.reduce(0, +) == shots && counts.keys.allSatisfy { probabilities[$0] != nil }
      && probabilities.allSatisfy { bits, probability in
        let deviation = (Double(shots) * probability * (1 - probability)).squareRoot()
        return (Double(counts[bits] ?? 0) - Double(shots) * probability).magnitude <= 5 * deviation + 1e-6
      }
  }

  @Test("Measurements last: counts follow the exact probabilities, in the order of bits asked for")
  func terminal() throws {
    var circuit = Circuit(qubitCount: 3, bitCount: 2)
    try circuit.append(.ry(1), on: 2)
    try circuit.append(.cx, on: 2, 0)
    try circuit.append(.measure(2, into: 0))
    try circuit.append(.h, on: 1)
    try circuit.append(.measure(1, into: 1))
    let probabilities = try circuit.bitProbabilities()
    #expect(
      (try #require(probabilities[BitString([true, false])]) - 0.2298488470659301 / 2).magnitude < 1e-15)
    #expect(agree(try circuit.shots(20_000, seed: 9), probabilities, shots: 20_000))
    #expect(try circuit.shots(500, seed: 9) == circuit.shots(500, seed: 9))
    #expect(try circuit.shots(500, seed: 9) != circuit.shots(500, seed: 10))
  }

  @Test("Measurements on the way: counts follow the branches")
  func midway() throws {
    var generator = SeededGenerator(seed: 90)
    for _ in 0..<4 {
      let circuit = try BranchTests.random(qubitCount: 3, bitCount: 3, length: 10, using: &generator)
      let probabilities = try circuit.bitProbabilities()
      #expect(agree(try circuit.shots(3000, seed: 1), probabilities, shots: 3000))
      #expect(try circuit.shots(100, seed: 2) == circuit.shots(100, seed: 2))
    }
  }

  @Test("Both ways of counting agree on the same measurements")
  func bothWays() throws {
    var terminal = Circuit(qubitCount: 2, bitCount: 2)
    try terminal.append(.ry(0.7), on: 0)
    try terminal.append(.cx, on: 0, 1)
    try terminal.append(.ry(0.4), on: 1)
    try terminal.append(.measure(0, into: 0))
    try terminal.append(.measure(1, into: 1))
    var midway = terminal
    try midway.append(.gate(.identity, on: [0], if: Condition(bit: 0)))
    let probabilities = try terminal.bitProbabilities()
    for (bits, probability) in try midway.bitProbabilities() {
      #expect((probability - (probabilities[bits] ?? 0)).magnitude < 1e-15)
    }
    #expect(agree(try midway.shots(4000, seed: 3), probabilities, shots: 4000))
    #expect(agree(try terminal.shots(4000, seed: 3), probabilities, shots: 4000))
  }

  @Test("A circuit that measures nothing ends with zeros; one bit may be written twice")
  func edges() throws {
    var circuit = Circuit(qubitCount: 2, bitCount: 2)
    try circuit.append(.x, on: 1)
    #expect(try circuit.shots(10, seed: 0) == [BitString(count: 2): 10])
    try circuit.append(.measure(1, into: 0))
    try circuit.append(.measure(0, into: 0))
    #expect(try circuit.shots(10, seed: 0) == [BitString(count: 2): 10])
    #expect(try circuit.shots(0, seed: 0).isEmpty)
    #expect(try circuit.shots(-1, seed: 0).isEmpty)
  }

  @Test("Shots start from the state given")
  func start() throws {
    var circuit = Circuit(qubitCount: 2, bitCount: 1)
    try circuit.append(.measure(1, into: 0))
    let state = try StateVector(qubitCount: 2, basisState: 2)
    #expect(try circuit.shots(5, seed: 0, from: state) == [BitString([true]): 5])
    #expect(throws: RunError.qubitCountMismatch(circuit: 2, state: 1)) {
      try circuit.shots(5, seed: 0, from: StateVector(qubitCount: 1))
    }
  }

  @Test("Registers as text: bit 0 is the rightmost symbol")
  func bitStrings() throws {
    let bits = try #require(BitString("0110"))
    #expect(bits.bits == [false, true, true, false])
    #expect(bits.description == "0110")
    #expect(bits == BitString(6, count: 4))
    #expect(BitString("01a") == nil)
    #expect(BitString("") == BitString([]))
    #expect(BitString(1, count: 2) < BitString(2, count: 2))
    #expect(BitString(3, count: 2) < BitString(0, count: 3))
    #expect(!(bits < bits))
    #expect(BitString(-1, count: 70).bits.count == 70)
  }
}
