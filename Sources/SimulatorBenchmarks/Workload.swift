public import QuantumSimulator

/// A task on so many qubits, at one place of the state where that matters.
///
/// ```swift
/// let workload = Workload(.hadamard, variant: "high", qubitCount: 24, settings: ComputeSettings())
/// let timing = try workload.measure(repeats: 7)
/// ```
public struct Workload: Hashable, Sendable {
  /// What is done.
  public let task: BenchmarkTask
  /// Which of the task's variants: for a gate the place of its qubits, for a matrix their number, otherwise empty.
  public let variant: String
  /// How many qubits the state has.
  public let qubitCount: Int
  /// Precision, instructions and threads.
  public let settings: ComputeSettings

  /// Makes a workload.
  public init(_ task: BenchmarkTask, variant: String, qubitCount: Int, settings: ComputeSettings) {
    self.task = task
    self.variant = variant
    self.qubitCount = qubitCount
    self.settings = settings
  }

  /// The variants of a task. Qubits are named by their place: low ones lie within a vector register, high ones far
  /// apart in memory.
  public static func variants(of task: BenchmarkTask) -> [String] {
    switch task {
    case .hadamard, .collapse: ["low", "mid", "high"]
    case .cnot, .dense: ["low-low", "low-high", "high-high"]
    case .matrix: (1...6).map { "\($0)" }
    case .random, .fourier, .shots, .paulis, .small, .heisenberg: [""]
    }
  }

  /// The bytes that the amplitudes take.
  public var stateBytes: Int { (settings.precision == .double ? 16 : 8) << qubitCount }

  /// The bytes that one unit reads and writes, each counted for both, where memory is what bounds it; otherwise nil.
  public var bytesMoved: Double? {
    // A CX moves the half of the amplitudes whose control is on; a control on the lowest qubit has some in every cache line.
    let share = task == .cnot && qubits[0] != 0 ? 0.5 : 1
    return task.passes.map { Double(2 * $0 * stateBytes) * share }
  }

  /// The qubits of a gate.
  private var qubits: [Int] {
    switch variant {
    case "low": [0]
    case "mid": [qubitCount / 2]
    case "high": [qubitCount - 1]
    case "low-low": [0, 1]
    case "low-high": [0, qubitCount - 1]
    case "high-high": [qubitCount - 2, qubitCount - 1]
    // Above those that choose an amplitude within a vector.
    default: Int(variant).map { Array(5..<(5 + $0)) } ?? []
    }
  }

  /// Does the work and times it. The state is prepared, and a circuit compiled, before the clock runs.
  ///
  /// - Throws: ``BenchmarkError`` where the state does not fit into memory.
  public func measure(repeats: Int) throws(BenchmarkError) -> Timing {
    do {
      return try measured(repeats: repeats)
    } catch let error as StateError {
      throw .state(error)
    } catch let error as RunError {
      throw .run(error)
    } catch {
      throw .circuit("\(error)")
    }
  }

  private func measured(repeats: Int) throws -> Timing {
    switch task {
    case .hadamard:
      return try gateTiming(.h, repeats)
    case .cnot:
      return try gateTiming(.cx, repeats)
    case .dense:
      let brick = try Circuit.manyGates(qubitCount: 2, count: 12)
      return try gateTiming(Gate(unitary: try brick.unitary()), repeats)
    case .matrix:
      let targets = Int(variant) ?? 1
      let bricks = try Circuit.randomBricks(qubitCount: targets, depth: 3)
      return try gateTiming(Gate(unitary: try bricks.unitary()), repeats)
    case .heisenberg:
      return try circuitTiming(.heisenbergChain(qubitCount: qubitCount, steps: 10), repeats)
    case .random:
      return try circuitTiming(.randomBricks(qubitCount: qubitCount, depth: 20), repeats)
    case .fourier:
      return try circuitTiming(.fourierTransform(qubitCount: qubitCount), repeats)
    case .small:
      let circuit = try Circuit.manyGates(qubitCount: qubitCount, count: 1000)
      let compiled = try CompiledCircuit(circuit, settings: settings, fusion: .none)
      var state = try StateVector(qubitCount: qubitCount, settings: settings)
      return try Timing.measure(repeats: repeats, units: circuit.operations.count) { () throws(any Error) in
        try compiled.apply(to: &state)
      }
    case .collapse:
      var state = try spreadState()
      var generator = SeededGenerator(seed: 1)
      return try Timing.measure(
        repeats: repeats, preparation: { () throws(any Error) in try state.apply(.h, to: qubits) }
      ) { () throws(any Error) in
        _ = try state.measure(qubits[0], using: &generator)
      }
    case .shots:
      let state = try spreadState()
      return try Timing.measure(repeats: repeats) { () throws(any Error) in
        withExtendedLifetime(ShotSampler(state).sample(shots: 1_000_000, seed: 1)) {}
      }
    case .paulis:
      let state = try spreadState()
      var generator = SeededGenerator(seed: 5)
      let strings = (0..<100).map { _ in
        let mask = UInt64(1) << UInt64(qubitCount) - 1
        return PauliString(xMask: generator.next() & mask, zMask: generator.next() & mask)
      }
      return try Timing.measure(repeats: repeats) { () throws(any Error) in
        withExtendedLifetime(try strings.map { try state.expectation(of: $0) }) {}
      }
    }
  }

  private func gateTiming(_ gate: Gate, _ repeats: Int) throws -> Timing {
    var state = try spreadState()
    return try Timing.measure(repeats: repeats) { () throws(any Error) in try state.apply(gate, to: qubits) }
  }

  /// A circuit from |0…0⟩ on, compiled before.
  private func circuitTiming(_ circuit: Circuit, _ repeats: Int) throws -> Timing {
    let compiled = try CompiledCircuit(circuit, settings: settings)
    var state = try StateVector(qubitCount: qubitCount, settings: settings)
    return try Timing.measure(repeats: repeats) { () throws(any Error) in try compiled.apply(to: &state) }
  }

  /// A product state without a zero amplitude.
  private func spreadState() throws -> StateVector {
    var state = try StateVector(qubitCount: qubitCount, settings: settings)
    for qubit in 0..<qubitCount { try state.apply(.u(0.3 + Double(qubit), 0.2, 0.1), to: [qubit]) }
    return state
  }
}

/// Why a benchmark cannot run.
public enum BenchmarkError: Error, Hashable, Sendable {
  /// The state cannot be had.
  case state(StateError)
  /// The circuit cannot be compiled.
  case run(RunError)
  /// The circuit cannot be built.
  case circuit(String)
  /// There is no memory for so many bytes that the memory's own speed is measured on.
  case noMemory(bytes: Int)
}

extension BenchmarkError: CustomStringConvertible {
  /// One sentence that says what was found.
  public var description: String {
    switch self {
    case .state(let error): "\(error)"
    case .run(let error): "\(error)"
    case .circuit(let reason): reason
    case .noMemory(let bytes):
      "there is no memory for a buffer of \(bytes) bytes to measure the bandwidth with"
    }
  }
}
