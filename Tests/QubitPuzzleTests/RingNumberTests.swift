import QuantumSimulator
import Testing

@testable import QubitPuzzle

/// The exact numbers of Clifford+T circuits against the same in floating point.
@Suite("Exact numbers")
struct RingNumberTests {
  private func number(_ a: Int16, _ b: Int16, _ c: Int16, _ d: Int16) -> RingNumber {
    RingNumber(SIMD4(a, b, c, d))
  }

  private func random(using generator: inout SeededGenerator) -> RingNumber {
    RingNumber(SIMD4((0..<4).map { _ in Int16.random(in: -9...9, using: &generator) }))
  }

  private func distance(_ first: Complex, _ second: Complex) -> Double { (first - second).length }

  @Test func arithmeticAgreesWithFloatingPoint() {
    var generator = SeededGenerator(seed: 1)
    let omega = Complex.exp(i: .pi / 4)
    for _ in 0..<200 {
      let (first, second) = (random(using: &generator), random(using: &generator))
      #expect(
        distance((first + second).value(over: 3), first.value(over: 3) + second.value(over: 3)) < 1e-12)
      var turned = first.value(over: 0)
      for eighths in 0..<8 {
        #expect(distance(first.turned(by: eighths).value(over: 0), turned) < 1e-12)
        turned *= omega
      }
      #expect(
        distance(first.timesRootOfTwo.value(over: 0), 2.0.squareRoot() * first.value(over: 0)) < 1e-12)
      #expect(first.timesRootOfTwo.byRootOfTwo == first)
      #expect(RingNumber.oddBits(ofWord: first.timesRootOfTwo.word) == 0)
      #expect(RingNumber(word: first.word) == first)
    }
    // 1 + ω is no multiple of √2, 1 + ω² = √2·ω is.
    #expect(RingNumber.oddBits(ofWord: number(1, 1, 0, 0).word) != 0)
    #expect(number(1, 0, 1, 0).byRootOfTwo == number(0, 1, 0, 0))
  }

  @Test func entriesOfGatesAreRecognised() {
    for gate: Gate in [.x, .y, .h, .s, .t, .tdg, .sx, .cx, .ch, .swap, .iswap, .ccx] {
      for entry in gate.matrix.elements {
        guard let (number, exponent) = RingNumber.nearest(to: entry) else {
          Issue.record("an entry of \(gate) is not found")
          continue
        }
        #expect(distance(number.value(over: exponent), entry) < 1e-15)
      }
    }
    for other in [Complex(1.0 / 3), Complex(0.6, 0.8), .exp(i: .pi / 8), Complex(.nan), Complex(0.5, 1e-9)] {
      #expect(RingNumber.nearest(to: other) == nil)
    }
  }

  @Test func theLeastExponentIsFound() throws {
    // (1 + i)/2 = ω/√2, not (1 + ω²)/√2².
    let found = try #require(RingNumber.nearest(to: Complex(0.5, 0.5)))
    #expect(found.exponent == 1)
    #expect(found.number == number(0, 1, 0, 0))
  }

  private func level(_ gates: [Gate], qubits: Int) throws -> (PackedSpace, [SparseOperator]) {
    let width = 1 << (2 * qubits)
    var identity = VectorBundle(width: width)
    for diagonal in 0..<1 << qubits { identity.reals[diagonal * (1 << qubits + 1)] = 1 }
    let operators = gates.flatMap { gate in
      (0..<qubits).compactMap { first -> GateApplication? in
        let wires = (0..<gate.qubitCount).map { (first + $0) % qubits }
        return Set(wires).count == wires.count ? GateApplication(gate, on: wires) : nil
      }
    }
    let steps = operators.map { application in
      PackedSpace.Step(
        operators: [SparseOperator(application, qubitCount: qubits)], qubits: application.qubits)
    }
    let space = try #require(
      PackedSpace(ringFrom: identity, width: width, phase: .exact, steps: steps))
    return (space, steps.compactMap { $0.operators[0] })
  }

  @Test("Random Clifford+T circuits are the products of their matrices", arguments: 1...3)
  func randomCircuits(qubits: Int) throws {
    let gates: [Gate] = [.h, .t, .tdg, .s, .x, .sx] + (qubits > 1 ? [.cx, .cz, .ch] : [])
    let (space, operators) = try level(gates, qubits: qubits)
    var generator = SeededGenerator(seed: UInt64(qubits))
    for _ in 0..<10 {
      var (words, next) = (space.start, space.start)
      var bundle = VectorBundle(width: 0)
      #expect(space.unpack(words, into: &bundle))
      var image = bundle
      for _ in 0..<20 {
        let step = Int.random(in: operators.indices, using: &generator)
        guard space.apply(step, to: words, into: &next) else { break }
        swap(&words, &next)
        for column in 0..<1 << qubits {
          operators[step].apply(to: bundle, from: column << qubits, into: &image, at: column << qubits)
        }
        swap(&bundle, &image)
      }
      #expect(space.unpack(words, into: &image))
      for index in 0..<bundle.width {
        #expect(abs(image.reals[index] - bundle.reals[index]) < 1e-12)
        #expect(abs(image.imaginaries[index] - bundle.imaginaries[index]) < 1e-12)
      }
      #expect(space.words(of: bundle) == words)
    }
  }

  @Test("A denominator that grows too great is refused, not wrapped")
  func overflowIsSeen() throws {
    let (space, _) = try level([.h, .t], qubits: 1)
    var (words, next) = (space.start, space.start)
    // (HT)ⁿ needs ever greater denominators.
    var steps = 0
    while steps < 1000, space.apply(1, to: words, into: &next), space.apply(0, to: next, into: &words) {
      steps += 1
    }
    #expect(steps > 20 && steps < 1000)
    var bundle = VectorBundle(width: 0)
    #expect(space.unpack(words, into: &bundle))
    #expect(abs(bundle.normSquared - 2) < 1e-9)
  }

  @Test("Deep circuits of one qubit are solved past the exact numbers' end")
  func overflowFallsBack() throws {
    // {H, T} with 60 moves and more states than are allowed; what matters is that nothing is called impossible.
    let level = makeLevel(
      toolbox: [Tool(gate: .h, count: 40), Tool(gate: .t, count: 40)],
      goals: [stateGoal(ket([Complex(0.6), Complex(0.8)]), fidelity: 1)])
    var solver = Solver(limits: SearchLimits(states: 3_000, bytes: 2_500_000, boards: 1))
    guard case .unknown(let exact) = try solver.solve(level) else {
      Issue.record("3/5 is no number of the ring")
      return
    }
    solver.finestForm = .rounded
    #expect(try solver.solve(level) == .unknown(exact))
  }
}
