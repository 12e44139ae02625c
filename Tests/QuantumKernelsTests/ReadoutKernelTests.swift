import QuantumKernels
import Testing

@Suite("Kernels that read a state agree with one amplitude after another")
struct ReadoutKernelTests {
  @Test("Squared norm, scaling and the inner product", arguments: 1...7)
  func norms(qubits: Int) {
    var generator = TestGenerator(state: 500 + UInt64(qubits))
    let a = generator.numbers(1 << qubits)
    let b = generator.numbers(1 << qubits)
    let left = BlockState(a)
    let right = BlockState(b)
    let squared = AmplitudeKernels.squaredNorm(left.blocks, blockCount: left.blockCount)
    #expect(abs(squared - a.reduce(0) { $0 + $1.weight }) < 1e-13)

    var product = [0.0, 0.0]
    AmplitudeKernels.innerProduct(
      left.blocks, right.blocks, blockCount: left.blockCount, result: &product)
    let wanted = zip(a, b).reduce(Number(re: 0, im: 0)) { $0 + $1.0.conjugate * $1.1 }
    #expect(gap([Number(re: product[0], im: product[1])], [wanted]) < 1e-13)

    AmplitudeKernels.scale(left.blocks, blockCount: left.blockCount, by: 3)
    #expect(gap(left.numbers, a.map { Number(re: 3 * $0.re, im: 3 * $0.im) }) == 0)
  }

  @Test("A sum of a million equal squares keeps its last digits")
  func compensation() {
    let state = BlockState([Number](repeating: Number(re: 0.1, im: 0), count: 1 << 20))
    let squared = AmplitudeKernels.squaredNorm(state.blocks, blockCount: state.blockCount)
    // A plain running sum of these terms is off by more than 1e-9.
    #expect(abs(squared - Double(1 << 20) * (0.1 * 0.1)) <= squared.ulp)
  }

  @Test("Marginals of any qubits in any order", arguments: 1...7)
  func marginals(qubits: Int) {
    var generator = TestGenerator(state: 600 + UInt64(qubits))
    let state = generator.numbers(1 << qubits)
    let blocks = BlockState(state)
    for count in 0...qubits {
      for _ in 0..<8 {
        let chosen = Array((0..<qubits).shuffled(using: &generator).prefix(count))
        var probabilities = [Double](repeating: .nan, count: 1 << count)
        AmplitudeKernels.marginals(
          blocks.blocks, blockCount: blocks.blockCount, qubits: chosen, qubitCount: count,
          probabilities: &probabilities)
        let wanted = Reference.marginals(state, qubits: chosen)
        #expect(zip(probabilities, wanted).allSatisfy { abs($0 - $1) < 1e-13 }, "qubits \(chosen)")
      }
    }
  }

  @Test("The squared length of every amplitude", arguments: 1...6)
  func weights(qubits: Int) {
    var generator = TestGenerator(state: 650)
    let state = generator.numbers(1 << qubits)
    let blocks = BlockState(state)
    var weights = [Double](repeating: .nan, count: state.count)
    AmplitudeKernels.weights(blocks.blocks, count: state.count, probabilities: &weights)
    #expect(weights == state.map(\.weight))
  }

  @Test("Reduced density matrices of any qubits in any order", arguments: 1...6)
  func densities(qubits: Int) {
    var generator = TestGenerator(state: 700 + UInt64(qubits))
    let state = generator.numbers(1 << qubits)
    let blocks = BlockState(state)
    for count in 1...qubits {
      for _ in 0..<6 {
        let chosen = Array((0..<qubits).shuffled(using: &generator).prefix(count))
        let size = 1 << count
        var density = [Double](repeating: .nan, count: 2 * size * size)
        AmplitudeKernels.reducedDensity(
          blocks.blocks, blockCount: blocks.blockCount, qubits: chosen, qubitCount: count, density: &density)
        let found = (0..<(size * size)).map { Number(re: density[2 * $0], im: density[2 * $0 + 1]) }
        #expect(gap(found, Reference.density(state, qubits: chosen)) < 1e-13, "qubits \(chosen)")
      }
    }
  }

  @Test("Pauli strings: expectation, weights of both outcomes, combination", arguments: 1...6)
  func paulis(qubits: Int) {
    var generator = TestGenerator(state: 800 + UInt64(qubits))
    for _ in 0..<80 {
      let letters = (0..<qubits).map { _ in "IXYZ".randomElement(using: &generator) ?? "I" }
      let flips = letters.enumerated().reduce(0) { $0 | ("XY".contains($1.element) ? 1 << $1.offset : 0) }
      let signs = letters.enumerated().reduce(0) { $0 | ("YZ".contains($1.element) ? 1 << $1.offset : 0) }
      let state = generator.numbers(1 << qubits)
      let image = Reference.pauli(letters, on: state)
      let blocks = BlockState(state)

      let expectation = AmplitudeKernels.pauliExpectation(
        blocks.blocks, blockCount: blocks.blockCount, flipMask: flips, signMask: signs)
      let wanted = zip(state, image).reduce(0) { $0 + ($1.0.conjugate * $1.1).re }
      #expect(abs(expectation - wanted) < 1e-13, "\(letters)")

      for sign in [1.0, -1] {
        let weight = AmplitudeKernels.pauliWeight(
          blocks.blocks, blockCount: blocks.blockCount, flipMask: flips, signMask: signs, sign: sign)
        let projected = zip(state, image).map {
          Number(re: ($0.re + sign * $1.re) / 2, im: ($0.im + sign * $1.im) / 2)
        }
        #expect(abs(weight - projected.reduce(0) { $0 + $1.weight }) < 1e-13, "\(letters), \(sign)")
      }

      let a = generator.number()
      let b = generator.number()
      AmplitudeKernels.combineWithPauli(
        blocks.blocks, blockCount: blocks.blockCount, flipMask: flips, signMask: signs,
        identity: (a.re, a.im), string: (b.re, b.im))
      #expect(gap(blocks.numbers, zip(state, image).map { a * $0 + b * $1 }) < 1e-14, "\(letters)")
      #expect(blocks.paddingIsZero)
    }
  }

  @Test("Running weights rise to the norm, and a weight leads to its amplitude", arguments: [1, 3, 6, 9])
  func sampling(qubits: Int) {
    var generator = TestGenerator(state: 900 + UInt64(qubits))
    var state = generator.numbers(1 << qubits)
    state[0] = Number(re: 0, im: 0)
    state[state.count - 1] = Number(re: 0, im: 0)
    state[1] = Number(re: 1, im: 0)
    let blocks = BlockState(state)
    for chunkBlocks in [1, 2, 8] where chunkBlocks <= blocks.blockCount {
      var totals = [Double](repeating: .nan, count: blocks.blockCount / chunkBlocks)
      AmplitudeKernels.runningWeights(
        blocks.blocks, blockCount: blocks.blockCount, chunkBlocks: chunkBlocks, totals: &totals)
      let norm = state.reduce(0) { $0 + $1.weight }
      #expect(abs((totals.last ?? .nan) - norm) < 1e-12)
      #expect(zip(totals, totals.dropFirst()).allSatisfy { $0 <= $1 })
    }
    var cumulative = 0.0
    for (index, amplitude) in state.enumerated() where amplitude.weight > 0 {
      let found = AmplitudeKernels.position(
        ofWeight: cumulative + amplitude.weight / 2, blocks.blocks, firstBlock: 0, blocks: blocks.blockCount)
      #expect(found == index)
      cumulative += amplitude.weight
    }
    let beyond = AmplitudeKernels.position(
      ofWeight: 2 * cumulative, blocks.blocks, firstBlock: 0, blocks: blocks.blockCount)
    #expect(beyond == state.lastIndex { $0.weight > 0 })
  }

  @Test("A position in a state of zeros is no position")
  func nothingToSample() {
    let blocks = BlockState([Number](repeating: Number(re: 0, im: 0), count: 8))
    #expect(AmplitudeKernels.position(ofWeight: 0, blocks.blocks, firstBlock: 0, blocks: 1) == -1)
  }

  @Test("Basis states and copies", arguments: 1...5)
  func transfer(qubits: Int) {
    var generator = TestGenerator(state: 1000)
    for index in 0..<(1 << qubits) {
      let blocks = BlockState(generator.numbers(1 << qubits))
      AmplitudeKernels.setBasisState(blocks.blocks, blockCount: blocks.blockCount, index: index)
      let wanted = (0..<(1 << qubits)).map { Number(re: $0 == index ? 1 : 0, im: 0) }
      #expect(blocks.numbers == wanted)
      let copy = BlockState(generator.numbers(1 << qubits))
      AmplitudeKernels.copy(blocks.blocks, to: copy.blocks, blockCount: blocks.blockCount)
      #expect(copy.numbers == wanted)
      #expect(copy.paddingIsZero)
    }
  }
}
