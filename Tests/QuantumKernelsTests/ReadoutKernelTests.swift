import KernelInterface
import QuantumKernels
import Testing

@Suite("Kernels that read a state agree with one amplitude after another", .serialized)
struct ReadoutKernelTests {
  @Test("Squared norm, scaling, distance and the inner product", arguments: Path.all)
  func norms(path: Path) {
    var generator = TestGenerator(state: 500)
    for qubits in 1...8 {
      let (left, a) = path.state(generator.numbers(1 << qubits))
      let (right, b) = path.state(generator.numbers(1 << qubits))
      let readouts = path.kernels.readouts
      #expect(abs(total(left, readouts.squaredNorm) - a.reduce(0) { $0 + $1.weight }) < 1e-12)

      let product = (0..<3).reduce(Number(re: 0, im: 0)) { sum, index in
        let number = readouts.innerProduct(left.blocks, right.blocks, Part(index, of: 3))
        return sum + Number(re: number.real, im: number.imaginary)
      }
      let wanted = zip(a, b).reduce(Number(re: 0, im: 0)) { $0 + $1.0.conjugate * $1.1 }
      #expect(gap([product], [wanted]) < 1e-12)

      let factor = path.rounded(generator.number())
      let distance = total(left) { readouts.squaredDistance($0, right.blocks, (factor.re, factor.im), $1) }
      let differences = zip(a, b).map { factor * $0 + Number(re: -$1.re, im: -$1.im) }
      let squared = differences.reduce(0) { $0 + $1.weight }
      #expect(abs(distance - squared) < path.tolerance * Double(1 << qubits))

      left.inParts { path.kernels.gates.scale($0, 3, $1) }
      #expect(left.numbers == a.map { path.rounded(Number(re: 3 * $0.re, im: 3 * $0.im)) })
    }
  }

  @Test("A sum of a million equal squares keeps its last digits", arguments: Path.all)
  func compensation(path: Path) {
    let number = path.rounded(Number(re: 0.1, im: 0))
    let (state, _) = path.state([Number](repeating: number, count: 1 << 20))
    let squared = path.kernels.readouts.squaredNorm(state.blocks, .whole)
    // A plain running sum of these terms is off by more than 1e-9.
    #expect(abs(squared - Double(1 << 20) * (number.re * number.re)) <= squared.ulp)
  }

  @Test("Marginals of any qubits in any order", arguments: Path.all)
  func marginals(path: Path) {
    var generator = TestGenerator(state: 600)
    for qubits in 1...7 {
      let (state, amplitudes) = path.state(generator.numbers(1 << qubits))
      for count in 0...qubits {
        for _ in 0..<8 {
          let chosen = Array((0..<qubits).shuffled(using: &generator).prefix(count))
          let found = totals(state, count: 1 << count) { blocks, part, sums in
            path.kernels.readouts.marginals(blocks, chosen, count, part, sums)
          }
          let wanted = Reference.marginals(amplitudes, qubits: chosen)
          #expect(zip(found, wanted).allSatisfy { abs($0 - $1) < 1e-12 }, "qubits \(chosen)")
        }
      }
    }
  }

  @Test("The squared length of every amplitude", arguments: Path.all)
  func weights(path: Path) {
    var generator = TestGenerator(state: 650)
    for qubits in 1...6 {
      let (state, amplitudes) = path.state(generator.numbers(1 << qubits))
      var weights = [Double](repeating: .nan, count: amplitudes.count)
      path.kernels.transfers.weights(state.blocks, amplitudes.count, &weights)
      #expect(zip(weights, amplitudes).allSatisfy { abs($0 - $1.weight) < 1e-15 })
    }
  }

  @Test("Reduced density matrices of any qubits in any order", arguments: Path.all)
  func densities(path: Path) {
    var generator = TestGenerator(state: 700)
    for qubits in 1...6 {
      let (state, amplitudes) = path.state(generator.numbers(1 << qubits))
      for count in 1...qubits {
        for _ in 0..<4 {
          let chosen = Array((0..<qubits).shuffled(using: &generator).prefix(count))
          let size = 1 << count
          let density = totals(state, count: 2 * size * size) { blocks, part, sums in
            path.kernels.readouts.reducedDensity(blocks, chosen, count, part, sums)
          }
          let found = (0..<(size * size)).map { Number(re: density[2 * $0], im: density[2 * $0 + 1]) }
          #expect(gap(found, Reference.density(amplitudes, qubits: chosen)) < 1e-12, "qubits \(chosen)")
        }
      }
    }
  }

  @Test("Pauli strings: expectation, weights of both outcomes, combination", arguments: Path.all)
  func paulis(path: Path) {
    var generator = TestGenerator(state: 800)
    for _ in 0..<300 {
      let qubits = Int.random(in: 1...7, using: &generator)
      let letters = (0..<qubits).map { _ in "IXYZ".randomElement(using: &generator) ?? "I" }
      let flips = letters.enumerated().reduce(0) { $0 | ("XY".contains($1.element) ? 1 << $1.offset : 0) }
      let signs = letters.enumerated().reduce(0) { $0 | ("YZ".contains($1.element) ? 1 << $1.offset : 0) }
      let (state, amplitudes) = path.state(generator.numbers(1 << qubits))
      let image = Reference.pauli(letters, on: amplitudes)
      let readouts = path.kernels.readouts

      let expectation = total(state) { readouts.pauliExpectation($0, flips, signs, $1) }
      let wanted = zip(amplitudes, image).reduce(0) { $0 + ($1.0.conjugate * $1.1).re }
      #expect(abs(expectation - wanted) < path.tolerance * Double(1 << qubits), "\(letters)")

      for sign in [1.0, -1] {
        let weight = total(state) { readouts.pauliWeight($0, flips, signs, sign, $1) }
        let projected = zip(amplitudes, image).map {
          Number(re: ($0.re + sign * $1.re) / 2, im: ($0.im + sign * $1.im) / 2)
        }
        let squared = projected.reduce(0) { $0 + $1.weight }
        #expect(abs(weight - squared) < path.tolerance * Double(1 << qubits), "\(letters), \(sign)")
      }

      let a = path.rounded(generator.number())
      let b = path.rounded(generator.number())
      state.inParts {
        path.kernels.gates.pauliCombination($0, flips, signs, (a.re, a.im), (b.re, b.im), $1)
      }
      let combined = zip(amplitudes, image).map { a * $0 + b * $1 }
      #expect(gap(state.numbers, combined) < path.tolerance, "\(letters)")
      #expect(state.restIsUntouched)
    }
  }

  @Test("Chunks add up to the norm, and a weight leads to its amplitude", arguments: Path.all)
  func sampling(path: Path) {
    var generator = TestGenerator(state: 900)
    for qubits in [1, 3, 6, 9] {
      var numbers = generator.numbers(1 << qubits)
      numbers[0] = Number(re: 0, im: 0)
      numbers[numbers.count - 1] = Number(re: 0, im: 0)
      numbers[1] = Number(re: 1, im: 0)
      let (state, amplitudes) = path.state(numbers)
      let norm = amplitudes.reduce(0) { $0 + $1.weight }
      for chunks in [1, 4, 16] where chunks <= state.blocks.count {
        var sums = [Double](repeating: .nan, count: chunks)
        state.inParts { path.kernels.readouts.chunkWeights($0, chunks, $1, &sums) }
        #expect(abs(sums.reduce(0, +) - norm) < 1e-12)
        #expect(sums.allSatisfy { $0 >= 0 })
      }
      var cumulative = 0.0
      for (index, amplitude) in amplitudes.enumerated() where amplitude.weight > 0 {
        let found = path.kernels.readouts.position(
          state.blocks, cumulative + amplitude.weight / 2, 0, state.blocks.count)
        #expect(found == index)
        cumulative += amplitude.weight
      }
      let beyond = path.kernels.readouts.position(state.blocks, 2 * cumulative, 0, state.blocks.count)
      #expect(beyond == amplitudes.lastIndex { $0.weight > 0 })
    }
  }

  @Test("A position in a state of zeros is no position", arguments: Path.all)
  func nothingToSample(path: Path) {
    let (state, _) = path.state([Number](repeating: Number(re: 0, im: 0), count: 8))
    #expect(path.kernels.readouts.position(state.blocks, 0, 0, 1) == -1)
  }

  @Test("Basis states and copies", arguments: Path.all)
  func transfer(path: Path) {
    var generator = TestGenerator(state: 1000)
    for qubits in 1...6 {
      for index in 0..<(1 << qubits) {
        let (state, _) = path.state(generator.numbers(1 << qubits))
        state.inParts { path.kernels.transfers.setBasisState($0, index, $1) }
        let wanted = (0..<(1 << qubits)).map { Number(re: $0 == index ? 1 : 0, im: 0) }
        #expect(state.numbers == wanted)
        let (copy, _) = path.state(generator.numbers(1 << qubits))
        copy.inParts { path.kernels.transfers.copy(state.blocks, $0, $1) }
        #expect(copy.numbers == wanted)
        #expect(copy.restIsUntouched)
      }
    }
  }

  /// What a kernel that sums finds in three parts, added up.
  private func total(_ state: BlockState, _ sum: (AmplitudeBlocks, Part) -> Double) -> Double {
    (0..<3).reduce(0) { $0 + sum(state.blocks, Part($1, of: 3)) }
  }

  /// What a kernel that sums into a table finds in three parts, added up.
  private func totals(
    _ state: BlockState, count: Int,
    _ sum: (AmplitudeBlocks, Part, UnsafeMutablePointer<Double>) -> Void
  ) -> [Double] {
    (0..<3).reduce([Double](repeating: 0, count: count)) { totals, index in
      var sums = [Double](repeating: .nan, count: count)
      sum(state.blocks, Part(index, of: 3), &sums)
      return zip(totals, sums).map { $0 + $1 }
    }
  }
}
