import QuantumKernels
import Testing

@Suite("Kernels that apply gates agree with one amplitude after another")
struct GateKernelTests {
  @Test("A dense matrix on one qubit, every position, every pattern of controls", arguments: 1...6)
  func oneQubit(qubits: Int) {
    var generator = TestGenerator(state: UInt64(qubits))
    for target in 0..<qubits {
      for (mask, value) in controlPatterns(qubits: qubits, targets: [target], limit: 250, using: &generator) {
        let matrix = generator.numbers(4)
        let state = generator.numbers(1 << qubits)
        let blocks = BlockState(state)
        AmplitudeKernels.applyOneQubit(
          blocks.blocks, blockCount: blocks.blockCount, matrix: flat(matrix), qubit: target,
          controlMask: mask, controlValue: value)
        let wanted = Reference.applied(matrix, targets: [target], mask: mask, value: value, to: state)
        #expect(gap(blocks.numbers, wanted) < 1e-14, "qubit \(target), controls \(mask), \(value)")
        #expect(blocks.paddingIsZero)
      }
    }
  }

  @Test("A dense matrix on 1 … 6 of 8 qubits in any order, with controls", arguments: 1...6)
  func dense(targetCount: Int) {
    var generator = TestGenerator(state: 100 + UInt64(targetCount))
    for qubits in targetCount...8 {
      for _ in 0..<12 {
        let targets = Array((0..<qubits).shuffled(using: &generator).prefix(targetCount))
        for (mask, value) in controlPatterns(qubits: qubits, targets: targets, limit: 4, using: &generator) {
          let matrix = generator.numbers(1 << (2 * targetCount))
          let state = generator.numbers(1 << qubits)
          let blocks = BlockState(state)
          AmplitudeKernels.applyDense(
            blocks.blocks, blockCount: blocks.blockCount, matrix: flat(matrix), targets: targets,
            targetCount: targetCount, controlMask: mask, controlValue: value)
          let wanted = Reference.applied(matrix, targets: targets, mask: mask, value: value, to: state)
          #expect(gap(blocks.numbers, wanted) < 1e-13, "targets \(targets), controls \(mask), \(value)")
          #expect(blocks.paddingIsZero)
        }
      }
    }
  }

  @Test("A dense matrix on every ordered pair of 6 qubits")
  func densePairs() {
    var generator = TestGenerator(state: 7)
    for first in 0..<6 {
      for second in 0..<6 where second != first {
        let matrix = generator.numbers(16)
        let state = generator.numbers(64)
        let blocks = BlockState(state)
        AmplitudeKernels.applyDense(
          blocks.blocks, blockCount: blocks.blockCount, matrix: flat(matrix), targets: [first, second],
          targetCount: 2, controlMask: 0, controlValue: 0)
        let wanted = Reference.applied(matrix, targets: [first, second], mask: 0, value: 0, to: state)
        #expect(gap(blocks.numbers, wanted) < 1e-14, "targets \(first), \(second)")
      }
    }
  }

  @Test("A diagonal on 1 … 5 of 7 qubits in any order, with controls and entries of one", arguments: 1...5)
  func diagonal(targetCount: Int) {
    var generator = TestGenerator(state: 200 + UInt64(targetCount))
    let size = 1 << targetCount
    for qubits in targetCount...7 {
      for _ in 0..<12 {
        let targets = Array((0..<qubits).shuffled(using: &generator).prefix(targetCount))
        for (mask, value) in controlPatterns(qubits: qubits, targets: targets, limit: 6, using: &generator) {
          var diagonal = generator.numbers(size)
          diagonal[0] = Number(re: 1, im: 0)
          var matrix = [Number](repeating: Number(re: 0, im: 0), count: size * size)
          for index in 0..<size { matrix[index * size + index] = diagonal[index] }
          let state = generator.numbers(1 << qubits)
          let blocks = BlockState(state)
          AmplitudeKernels.applyDiagonal(
            blocks.blocks, blockCount: blocks.blockCount, diagonal: flat(diagonal), targets: targets,
            targetCount: targetCount, controlMask: mask, controlValue: value)
          let wanted = Reference.applied(matrix, targets: targets, mask: mask, value: value, to: state)
          #expect(gap(blocks.numbers, wanted) < 1e-14, "targets \(targets), controls \(mask), \(value)")
          #expect(blocks.paddingIsZero)
        }
      }
    }
  }

  @Test("X moves amplitudes and changes none, every position, every pattern of controls", arguments: 1...6)
  func flip(qubits: Int) {
    let zero = Number(re: 0, im: 0)
    let one = Number(re: 1, im: 0)
    var generator = TestGenerator(state: 300 + UInt64(qubits))
    for target in 0..<qubits {
      for (mask, value) in controlPatterns(qubits: qubits, targets: [target], limit: 250, using: &generator) {
        let state = generator.numbers(1 << qubits)
        let blocks = BlockState(state)
        AmplitudeKernels.applyFlip(
          blocks.blocks, blockCount: blocks.blockCount, qubit: target, controlMask: mask, controlValue: value)
        let wanted = Reference.applied(
          [zero, one, one, zero], targets: [target], mask: mask, value: value, to: state)
        #expect(blocks.numbers == wanted, "qubit \(target), controls \(mask), \(value)")
        #expect(blocks.paddingIsZero)
      }
    }
  }

  @Test("SWAP moves amplitudes and changes none, every pair, every pattern of controls", arguments: 2...6)
  func swap(qubits: Int) {
    var matrix = [Number](repeating: Number(re: 0, im: 0), count: 16)
    for element in [0, 6, 9, 15] { matrix[element] = Number(re: 1, im: 0) }
    var generator = TestGenerator(state: 400 + UInt64(qubits))
    for first in 0..<qubits {
      for second in 0..<qubits where second != first {
        let targets = [first, second]
        for (mask, value) in controlPatterns(qubits: qubits, targets: targets, limit: 30, using: &generator) {
          let state = generator.numbers(1 << qubits)
          let blocks = BlockState(state)
          AmplitudeKernels.applySwap(
            blocks.blocks, blockCount: blocks.blockCount, qubits: first, second, controlMask: mask,
            controlValue: value)
          let wanted = Reference.applied(matrix, targets: targets, mask: mask, value: value, to: state)
          #expect(blocks.numbers == wanted, "qubits \(targets), controls \(mask), \(value)")
          #expect(blocks.paddingIsZero)
        }
      }
    }
  }
}
