import KernelInterface
import QuantumKernels
import Testing

@Suite("Steps of a program agree with one amplitude after another", .serialized)
struct StepKernelTests {
  @Test(
    "Real matrices on every set of 5 qubits: turns, half turns, and what is nearly one", arguments: Path.whole
  )
  func rotations(path: Path) {
    var generator = TestGenerator(state: 31)
    for qubits in 1...7 {
      for set in 1..<(1 << min(qubits, 5)) {
        // A set of five of the qubits, moved up to meet those that choose a block.
        let chosen = (0..<5).filter { set >> $0 & 1 == 1 }.map { ($0 + qubits - min(qubits, 5)) % qubits }
        let rotations = chosen.map { rotation(on: $0, using: &generator) }
        check(path, [.rotations(rotations)], qubits: qubits, using: &generator)
      }
    }
  }

  @Test("All lane qubits at once beside none to four that choose a block", arguments: Path.whole)
  func lanes(path: Path) {
    var generator = TestGenerator(state: 32)
    let lanes = path.kernels.laneQubits
    for tile in 0...4 {
      for _ in 0..<12 {
        let rotations = (0..<lanes + tile).map { rotation(on: $0, using: &generator) }
        check(path, [.rotations(rotations)], qubits: lanes + 4, using: &generator)
      }
    }
  }

  @Test(
    "Near steps part by part, with phases that reach across the parts and beyond the chunk",
    arguments: Path.whole)
  func parts(path: Path) {
    var generator = TestGenerator(state: 33)
    let qubits = path.kernels.laneQubits + 9
    for round in 0..<6 {
      let masks = (0..<16).map { _ in Int.random(in: 1..<(1 << (qubits + 2)), using: &generator) }
      let bricks = (0..<qubits - 1).map { 0b11 << $0 }
      let phases = (round < 3 ? masks : bricks).map { PhaseTerm(mask: $0, factor: phase(using: &generator)) }
      check(
        path,
        [
          .rotations([0, 2, 4].map { rotation(on: $0, using: &generator) }), .phases(phases),
          .rotations([1, 5, 6].map { rotation(on: $0, using: &generator) }),
          .rotations([qubits - 1].map { rotation(on: $0, using: &generator) }),
        ], qubits: qubits, high: 0b10 << qubits, using: &generator)
    }
  }

  /// What a step does.
  private enum Work {
    case rotations([RealRotation])
    case phases([PhaseTerm])
  }

  private func check(
    _ path: Path, _ works: [Work], qubits: Int, high: Int = 0, using generator: inout TestGenerator
  ) {
    var amplitudes = generator.numbers(1 << qubits)
    let state = path.state(amplitudes).0
    let shared = path.state(amplitudes).0
    amplitudes = amplitudes.map(path.rounded)
    let programs = path.kernels.programs
    let sizes = works.map { work in
      switch work {
      case .rotations: KernelSet.Programs.rotationsBytes
      case .phases(let terms):
        KernelSet.Programs.phasesBytes(
          termCount: terms.count, qubits: qubits, laneQubits: path.kernels.laneQubits)
      }
    }
    let memory = UnsafeMutableRawPointer.allocate(byteCount: sizes.reduce(0, +), alignment: 64)
    defer { memory.deallocate() }
    var (steps, place) = ([Step](), 0)
    for (work, size) in zip(works, sizes) {
      switch work {
      case .rotations(let rotations):
        programs.prepareRotations(rotations, rotations.count, memory + place)
        steps.append(step(.rotations, reach: rotations.map { $0.qubit + 1 }.max() ?? 0, place))
        for rotation in rotations { amplitudes = applied(rotation, to: amplitudes) }
      case .phases(let terms):
        programs.preparePhases(terms, terms.count, qubits, memory + place)
        steps.append(step(.phases, reach: 0, place))
        amplitudes = amplitudes.enumerated().map { index, amplitude in
          terms.reduce(amplitude) { product, term in
            guard (index | high) & term.mask == term.mask else { return product }
            return product * Number(re: term.factor.real, im: term.factor.imaginary)
          }
        }
      }
      place += size
    }
    programs.run(state.chunk, high, steps, steps.count, memory, .whole)
    // Every matrix and every phase rounds once.
    #expect(gap(state.numbers, amplitudes) < 8 * path.tolerance, "\(qubits) qubits, \(works)")
    #expect(state.restIsUntouched)
    runInParts(3, on: shared, high, steps, memory, path)
    #expect(shared.numbers == state.numbers, "parts: \(qubits) qubits, \(works)")
  }

  /// Runs stage after stage, each of them part by part, the last part first.
  private func runInParts(
    _ partCount: Int, on state: BlockState, _ high: Int, _ steps: [Step], _ memory: UnsafeMutableRawPointer,
    _ path: Path
  ) {
    let laneQubits = path.kernels.laneQubits
    steps.withUnsafeBufferPointer { steps in
      guard let base = steps.baseAddress else { return }
      var start = 0
      while start < steps.count {
        let end = KernelSet.Programs.endOfStage(base, start, steps.count, laneQubits: laneQubits)
        for part in (0..<partCount).reversed() {
          path.kernels.programs.run(
            state.chunk, high, base + start, end - start, memory, Part(part, of: partCount))
        }
        start = end
      }
    }
  }

  private func step(_ kind: Step.Kind, reach: Int, _ numbers: Int) -> Step {
    Step(kind, reach: reach, controls: ControlMasks(), outside: ControlMasks(), numbers: numbers)
  }

  private func applied(_ rotation: RealRotation, to state: [Number]) -> [Number] {
    let matrix = [rotation.a, rotation.b, rotation.c, rotation.d].map { Number(re: $0, im: 0) }
    return Reference.applied(matrix, targets: [rotation.qubit], ControlMasks(), to: state)
  }

  /// An arbitrary matrix; one time in three it keeps or takes nothing, or next to nothing.
  private func rotation(on qubit: Int, using generator: inout TestGenerator) -> RealRotation {
    let edges: [(Double, Double)] = [
      (1, 0), (0, 1), (0, -1), (1e-9, 1), (-1, 1e-9), (-0.01, 0.99995), (1e-300, -1),
    ]
    if Int.random(in: 0..<3, using: &generator) == 0 {
      let (a, c) = edges[Int.random(in: 0..<edges.count, using: &generator)]
      return RealRotation(qubit: qubit, a, c)
    }
    let (x, y) = (generator.number().re, generator.number().im)
    let length = (x * x + y * y).squareRoot()
    return RealRotation(qubit: qubit, x / length, y / length)
  }

  private func phase(using generator: inout TestGenerator) -> KernelSet.Number {
    let number = generator.number()
    let length = number.weight.squareRoot()
    return (number.re / length, number.im / length)
  }
}
