import KernelInterface
import QuantumKernels
import Testing

/// A pair of real numbers, so that these tests share no arithmetic with the kernels.
struct Number: Equatable {
  var re: Double
  var im: Double

  static func * (a: Number, b: Number) -> Number {
    Number(re: a.re * b.re - a.im * b.im, im: a.re * b.im + a.im * b.re)
  }
  static func + (a: Number, b: Number) -> Number { Number(re: a.re + b.re, im: a.im + b.im) }
  var conjugate: Number { Number(re: re, im: -im) }
  var weight: Double { re * re + im * im }
}

/// The same generator on every machine (SplitMix64).
struct TestGenerator: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
  mutating func number() -> Number {
    Number(re: .random(in: -1...1, using: &self), im: .random(in: -1...1, using: &self))
  }
  mutating func numbers(_ count: Int) -> [Number] { (0..<count).map { _ in number() } }
}

/// The obvious way to do what the kernels do: one amplitude after another.
enum Reference {
  static func applied(
    _ matrix: [Number], targets: [Int], _ controls: ControlMasks, to state: [Number]
  ) -> [Number] {
    let size = 1 << targets.count
    return state.indices.map { index in
      guard index & controls.mask == controls.value else { return state[index] }
      let row = bits(of: index, at: targets)
      return (0..<size).reduce(Number(re: 0, im: 0)) { sum, column in
        sum + matrix[row * size + column] * state[replacing(targets, in: index, with: column)]
      }
    }
  }

  static func marginals(_ state: [Number], qubits: [Int]) -> [Double] {
    var result = [Double](repeating: 0, count: 1 << qubits.count)
    for (index, amplitude) in state.enumerated() { result[bits(of: index, at: qubits)] += amplitude.weight }
    return result
  }

  static func density(_ state: [Number], qubits: [Int]) -> [Number] {
    let size = 1 << qubits.count
    var result = [Number](repeating: Number(re: 0, im: 0), count: size * size)
    for (index, amplitude) in state.enumerated() {
      for column in 0..<size {
        let other = state[replacing(qubits, in: index, with: column)]
        let element = bits(of: index, at: qubits) * size + column
        result[element] = result[element] + amplitude * other.conjugate
      }
    }
    return result
  }

  /// P|ψ⟩ for a string of the letters I, X, Y and Z; letter *i* acts on qubit *i*.
  static func pauli(_ letters: [Character], on state: [Number]) -> [Number] {
    letters.enumerated().reduce(state) { state, factor in
      let i = Number(re: 0, im: 1)
      let matrix: [Number] =
        switch factor.element {
        case "X": [Number(re: 0, im: 0), Number(re: 1, im: 0), Number(re: 1, im: 0), Number(re: 0, im: 0)]
        case "Y": [Number(re: 0, im: 0), i.conjugate, i, Number(re: 0, im: 0)]
        case "Z": [Number(re: 1, im: 0), Number(re: 0, im: 0), Number(re: 0, im: 0), Number(re: -1, im: 0)]
        default: [Number(re: 1, im: 0), Number(re: 0, im: 0), Number(re: 0, im: 0), Number(re: 1, im: 0)]
        }
      return applied(matrix, targets: [factor.offset], ControlMasks(), to: state)
    }
  }

  static func bits(of index: Int, at qubits: [Int]) -> Int {
    qubits.enumerated().reduce(0) { $0 | (index >> $1.element & 1) << $1.offset }
  }

  private static func replacing(_ qubits: [Int], in index: Int, with value: Int) -> Int {
    qubits.enumerated().reduce(index) { result, qubit in
      (result & ~(1 << qubit.element)) | (value >> qubit.offset & 1) << qubit.element
    }
  }
}

/// Amplitudes in the blocks of one set of kernels.
final class BlockState {
  let kernels: KernelSet
  let blocks: AmplitudeBlocks
  let count: Int

  /// What gaps are filled with.
  private static let gapPattern: UInt8 = 0xA5

  init(_ state: [Number], _ kernels: KernelSet, layout: BlockLayout) {
    self.kernels = kernels
    count = state.count
    let blockCount = max(1, count / kernels.blockAmplitudes)
    let bytes = layout.bytes(forBlocks: blockCount)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
    memory.initializeMemory(as: UInt8.self, repeating: Self.gapPattern, count: bytes)
    blocks = AmplitudeBlocks(memory: memory, count: blockCount, layout: layout)
    kernels.transfers.write(flat(state), count, blocks)
  }

  deinit { blocks.memory.deallocate() }

  /// The blocks, for programs, where there are no gaps.
  var chunk: Chunk { Chunk(memory: blocks.memory, count: blocks.count) }

  var numbers: [Number] {
    var values = [Double](repeating: .nan, count: 2 * count)
    kernels.transfers.read(blocks, count, &values)
    return (0..<count).map { Number(re: values[2 * $0], im: values[2 * $0 + 1]) }
  }

  /// Whether what holds no amplitude is as it was: lanes that have no part zero, gaps with their pattern.
  var restIsUntouched: Bool {
    (count..<max(kernels.blockAmplitudes, count)).allSatisfy {
      kernels.transfers.amplitude(blocks, $0) == (0, 0)
    } && gapsAreUntouched
  }

  private var gapsAreUntouched: Bool {
    let segment = 1 << blocks.layout.segmentBits
    return stride(from: segment, to: blocks.count, by: segment).allSatisfy { next in
      let gap = UnsafeRawBufferPointer(
        start: blocks.address(ofBlock: next - 1) + KernelSet.blockBytes,
        count: blocks.layout.gapBlocks * KernelSet.blockBytes)
      return gap.allSatisfy { $0 == Self.gapPattern }
    }
  }

  /// Does a kernel's work in parts, as threads would.
  func inParts(_ body: (AmplitudeBlocks, Part) -> Void) {
    for index in 0..<3 { body(blocks, Part(index, of: 3)) }
  }
}

/// One set of kernels, by what it is compiled for, and a layout: what every kernel test is run on.
struct Path: CustomTestStringConvertible, Sendable {
  let instructions: InstructionSet
  let precision: KernelPrecision
  var layout = BlockLayout.standard

  /// All that this processor can run, on states in one piece.
  static let whole = InstructionSet.allCases.filter(\.isAvailable).flatMap { instructions in
    KernelPrecision.allCases.map { Path(instructions: instructions, precision: $0) }
  }

  /// Likewise, and on states with a gap after every block, and after every two.
  static let all =
    whole
    + (0...1).flatMap { bits in
      whole.map {
        Path(
          instructions: $0.instructions, precision: $0.precision,
          layout: BlockLayout(segmentBits: bits, gapBlocks: 3))
      }
    }

  var kernels: KernelSet { KernelSet.host(precision, upTo: instructions) }
  /// The rounding error that a few operations may make, relative to the numbers they take.
  var tolerance: Double { precision == .double ? 1e-13 : 2e-6 }
  var testDescription: String {
    "\(instructions), \(precision)" + (layout == .standard ? "" : ", a gap after \(1 << layout.segmentBits)")
  }

  /// A number as this path holds it.
  func rounded(_ number: Number) -> Number {
    precision == .double ? number : Number(re: Double(Float(number.re)), im: Double(Float(number.im)))
  }

  /// A state, and its amplitudes as this path holds them.
  func state(_ numbers: [Number]) -> (BlockState, [Number]) {
    (BlockState(numbers, kernels, layout: layout), numbers.map(rounded))
  }
}

/// Real and imaginary parts in turn, as the kernels take them.
func flat(_ numbers: [Number]) -> [Double] { numbers.flatMap { [$0.re, $0.im] } }

/// The largest distance between two numbers at the same place.
func gap(_ a: [Number], _ b: [Number]) -> Double {
  zip(a, b).map { max(abs($0.re - $1.re), abs($0.im - $1.im)) }.max() ?? 0
}

/// Every way to give `qubits` qubits other than `targets` no control, a control or an anti-control; at most
/// `limit` of them, drawn at random when there are more.
func controlPatterns(
  qubits: Int, targets: [Int], limit: Int, using generator: inout TestGenerator
) -> [ControlMasks] {
  let free = (0..<qubits).filter { !targets.contains($0) }
  var patterns = [ControlMasks()]
  for qubit in free {
    patterns += patterns.flatMap {
      [
        ControlMasks(mask: $0.mask | 1 << qubit, value: $0.value),
        ControlMasks(mask: $0.mask | 1 << qubit, value: $0.value | 1 << qubit),
      ]
    }
  }
  guard patterns.count > limit else { return patterns }
  return [patterns[0]] + patterns.dropFirst().shuffled(using: &generator).prefix(limit - 1)
}
