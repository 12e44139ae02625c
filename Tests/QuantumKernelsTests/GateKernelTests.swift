import KernelInterface
import QuantumKernels
import Testing

@Suite("Kernels that apply gates agree with one amplitude after another", .serialized)
struct GateKernelTests {
  private static let zero = Number(re: 0, im: 0)
  private static let one = Number(re: 1, im: 0)

  @Test("A dense matrix on one qubit, every position, every pattern of controls", arguments: Path.all)
  func oneQubit(path: Path) {
    var generator = TestGenerator(state: 1)
    for qubits in 1...6 {
      for target in 0..<qubits {
        let patterns = controlPatterns(qubits: qubits, targets: [target], limit: 250, using: &generator)
        for controls in patterns {
          checkDense(path, qubits: qubits, targets: [target], controls, using: &generator)
        }
      }
    }
  }

  @Test("A dense matrix on 1 … 6 of 8 qubits in any order, with controls", arguments: Path.all)
  func dense(path: Path) {
    var generator = TestGenerator(state: 100)
    for targetCount in 1...6 {
      for qubits in targetCount...8 {
        for _ in 0..<8 {
          let targets = Array((0..<qubits).shuffled(using: &generator).prefix(targetCount))
          let patterns = controlPatterns(qubits: qubits, targets: targets, limit: 4, using: &generator)
          for controls in patterns {
            checkDense(path, qubits: qubits, targets: targets, controls, using: &generator)
          }
        }
      }
    }
  }

  @Test("A dense matrix on every ordered pair of 7 qubits", arguments: Path.all)
  func densePairs(path: Path) {
    var generator = TestGenerator(state: 7)
    for first in 0..<7 {
      for second in 0..<7 where second != first {
        checkDense(path, qubits: 7, targets: [first, second], ControlMasks(), using: &generator)
      }
    }
  }

  @Test("Gates on every qubit of 12, with a control on every other qubit", arguments: Path.all)
  func manyQubits(path: Path) {
    var generator = TestGenerator(state: 12)
    for target in 0..<12 {
      checkDense(path, qubits: 12, targets: [target], ControlMasks(), using: &generator)
      let control = (target + 5) % 12
      checkDense(
        path, qubits: 12, targets: [target], ControlMasks(mask: 1 << control, value: 1 << control),
        using: &generator)
      let pair = [target, (target + 7) % 12]
      checkDense(path, qubits: 12, targets: pair, ControlMasks(), using: &generator)
    }
  }

  private func checkDense(
    _ path: Path, qubits: Int, targets: [Int], _ controls: ControlMasks,
    using generator: inout TestGenerator
  ) {
    let matrix = generator.numbers(1 << (2 * targets.count)).map(path.rounded)
    let (state, amplitudes) = path.state(generator.numbers(1 << qubits))
    state.inParts { path.kernels.gates.dense($0, flat(matrix), targets, targets.count, controls, $1) }
    let wanted = Reference.applied(matrix, targets: targets, controls, to: amplitudes)
    #expect(gap(state.numbers, wanted) < 4 * path.tolerance, "targets \(targets), \(controls)")
    #expect(state.restIsUntouched)
  }

  @Test("Norms from tiny to huge come out with the same relative error", arguments: Path.all)
  func norms(path: Path) {
    var generator = TestGenerator(state: 17)
    let scales = path.precision == .double ? [0x1p-1000, 1, 0x1p1000] : [0x1p-120, 1, 0x1p120]
    for scale in scales {
      for target in 0..<6 {
        let matrix = generator.numbers(4).map(path.rounded)
        let (state, amplitudes) = path.state(
          generator.numbers(64).map { Number(re: scale * $0.re, im: scale * $0.im) })
        state.inParts { path.kernels.gates.dense($0, flat(matrix), [target], 1, ControlMasks(), $1) }
        let wanted = Reference.applied(matrix, targets: [target], ControlMasks(), to: amplitudes)
        #expect(gap(state.numbers, wanted) < 4 * path.tolerance * scale, "scale \(scale)")
      }
    }
  }

  @Test("Subnormal amplitudes are moved and added, not flushed to zero", arguments: Path.all)
  func subnormals(path: Path) {
    let least = path.precision == .double ? Double.leastNonzeroMagnitude : Double(Float.leastNonzeroMagnitude)
    for target in 0..<6 {
      let (state, amplitudes) = path.state(
        (0..<64).map { Number(re: least * Double($0), im: -least * Double($0)) })
      let matrix = [Self.one, Self.one, Self.one, Self.zero]
      state.inParts { path.kernels.gates.dense($0, flat(matrix), [target], 1, ControlMasks(), $1) }
      let wanted = Reference.applied(matrix, targets: [target], ControlMasks(), to: amplitudes)
      #expect(state.numbers == wanted, "qubit \(target)")
    }
  }

  @Test("A diagonal on 1 … 5 of 7 qubits in any order, with controls and entries of one", arguments: Path.all)
  func diagonal(path: Path) {
    var generator = TestGenerator(state: 200)
    for targetCount in 1...5 {
      let size = 1 << targetCount
      for qubits in targetCount...7 {
        for _ in 0..<8 {
          let targets = Array((0..<qubits).shuffled(using: &generator).prefix(targetCount))
          let patterns = controlPatterns(qubits: qubits, targets: targets, limit: 6, using: &generator)
          for controls in patterns {
            var diagonal = generator.numbers(size).map(path.rounded)
            diagonal[0] = Self.one
            var matrix = [Number](repeating: Self.zero, count: size * size)
            for index in 0..<size { matrix[index * size + index] = diagonal[index] }
            let (state, amplitudes) = path.state(generator.numbers(1 << qubits))
            state.inParts {
              path.kernels.gates.diagonal($0, flat(diagonal), targets, targets.count, controls, $1)
            }
            let wanted = Reference.applied(matrix, targets: targets, controls, to: amplitudes)
            #expect(gap(state.numbers, wanted) < path.tolerance, "targets \(targets), \(controls)")
            #expect(state.restIsUntouched)
          }
        }
      }
    }
  }

  @Test("X moves amplitudes and changes none, every position, every pattern of controls", arguments: Path.all)
  func flip(path: Path) {
    var generator = TestGenerator(state: 300)
    for qubits in 1...6 {
      for target in 0..<qubits {
        let patterns = controlPatterns(qubits: qubits, targets: [target], limit: 250, using: &generator)
        for controls in patterns {
          let (state, amplitudes) = path.state(generator.numbers(1 << qubits))
          state.inParts { path.kernels.gates.flip($0, target, controls, $1) }
          let wanted = Reference.applied(
            [Self.zero, Self.one, Self.one, Self.zero], targets: [target], controls, to: amplitudes)
          #expect(state.numbers == wanted, "qubit \(target), \(controls)")
          #expect(state.restIsUntouched)
        }
      }
    }
  }

  @Test("SWAP moves amplitudes and changes none, every pair, every pattern of controls", arguments: Path.all)
  func swap(path: Path) {
    var matrix = [Number](repeating: Self.zero, count: 16)
    for element in [0, 6, 9, 15] { matrix[element] = Self.one }
    var generator = TestGenerator(state: 400)
    for qubits in 2...6 {
      for first in 0..<qubits {
        for second in 0..<qubits where second != first {
          let targets = [first, second]
          let patterns = controlPatterns(qubits: qubits, targets: targets, limit: 30, using: &generator)
          for controls in patterns {
            let (state, amplitudes) = path.state(generator.numbers(1 << qubits))
            state.inParts { path.kernels.gates.swap($0, first, second, controls, $1) }
            let wanted = Reference.applied(matrix, targets: targets, controls, to: amplitudes)
            #expect(state.numbers == wanted, "qubits \(targets), \(controls)")
            #expect(state.restIsUntouched)
          }
        }
      }
    }
  }
}
