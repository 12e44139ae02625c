import KernelInterface

/// A circuit of gates made ready to be applied many times, or to a large state.
///
/// ```swift
/// let compiled = try CompiledCircuit(circuit, settings: state.settings)
/// try compiled.apply(to: &state)
/// ```
///
/// Gates that meet on a qubit become one; diagonal gates are gathered into phases; and on a state that outgrows
/// the cache, all gates that a part of the state allows are applied to that part while it is in the cache, so
/// that the memory is read a few times rather than once a gate. Compiling takes about a microsecond a gate.
/// Where the steps of a single run are few, as on a few qubits, ``Circuit/run(on:forcing:using:)`` applies gates
/// as they are instead.
public struct CompiledCircuit: Sendable {
  /// Whether gates may be brought together.
  public enum Fusion: CaseIterable, Hashable, Sendable {
    /// Gates are multiplied, reordered where they commute, and done in batches.
    case automatic
    /// Each gate is applied on its own, in order.
    case none
  }

  /// The number of qubits of the states it is applied to.
  public let qubitCount: Int
  /// How these states are held and worked on.
  public let settings: ComputeSettings

  private enum Plan {
    case program(Program)
    case gates([ControlledMatrix])
  }
  private let plan: Plan

  /// Compiles a circuit for states with these settings. O(gates · passes).
  ///
  /// Barriers have no effect, and conditions are read against bits that are all 0.
  ///
  /// - Throws: ``RunError/notUnitary(operation:)`` for a measurement or a reset, or ``RunError/state(_:)`` for
  ///   a number of qubits that no state has.
  public init(
    _ circuit: Circuit, settings: ComputeSettings = ComputeSettings(), fusion: Fusion = .automatic
  ) throws(RunError) {
    do throws(StateError) {
      try StateVector.checkSupported(circuit.qubitCount)
    } catch {
      throw .state(error)
    }
    let bits = [Bool](repeating: false, count: circuit.bitCount)
    var gates: [ControlledMatrix] = []
    for (index, operation) in circuit.operations.enumerated() {
      switch operation.action {
      case .gate(let application):
        if operation.condition?.holds(in: bits) ?? true { gates.append(application.controlledMatrix) }
      case .barrier: continue
      case .measurement, .reset: throw .notUnitary(operation: index)
      }
    }
    self.init(gates, qubitCount: circuit.qubitCount, settings: settings, fusion: fusion)
  }

  /// Compiles gates whose qubits exist; `chunk` is how much of a large state is worked on at a time.
  init(
    _ gates: [ControlledMatrix], qubitCount: Int, settings: ComputeSettings, fusion: Fusion = .automatic,
    chunk: ChunkSize? = nil
  ) {
    let chunk = chunk ?? ChunkSize(settings)
    self.qubitCount = qubitCount
    self.settings = settings
    let kernels = settings.kernels
    switch fusion {
    case .automatic:
      var lowering = Lowering(qubitCount: qubitCount)
      for gate in gates { lowering.append(gate) }
      lowering.finish()
      let batches = Batch.split(
        lowering.operations, qubitCount: qubitCount, fixed: chunk.runQubits,
        room: qubitCount <= chunk.wholeQubits ? qubitCount : chunk.qubits)
      plan = .program(Program(batches, qubitCount: qubitCount, kernels: kernels))
    case .none where qubitCount <= chunk.wholeQubits:
      plan = .program(Program(eachOf: gates, qubitCount: qubitCount, kernels: kernels))
    case .none:
      plan = .gates(gates)
    }
  }

  /// Applies the circuit to a state with the same number of qubits and the same precision and instructions.
  ///
  /// - Throws: ``StateError/qubitCountMismatch(found:wanted:)`` or
  ///   ``StateError/settingsMismatch``; the state stays as it was.
  public func apply(to state: inout StateVector) throws(StateError) {
    guard state.qubitCount == qubitCount else {
      throw .qubitCountMismatch(found: state.qubitCount, wanted: qubitCount)
    }
    switch plan {
    case .program(let program):
      guard state.settings.precision == settings.precision,
        state.settings.instructions == settings.instructions
      else { throw .settingsMismatch }
      try state.writable().run(program)
    case .gates(let gates):
      for gate in gates { try state.apply(gate) }
    }
  }
}

/// How much of a state is worked on at a time.
struct ChunkSize {
  /// A state of at most this many qubits is one chunk: sixteen megabytes, which a third-level cache holds, so that
  /// gathering would cost more than it saves.
  let wholeQubits: Int
  /// A chunk of a larger state is half a megabyte: half of a second-level cache.
  let qubits: Int
  /// At least this many of the lowest qubits are in each chunk, so that it consists of runs of four cache lines.
  let runQubits: Int

  init(wholeQubits: Int, qubits: Int, runQubits: Int) {
    self.wholeQubits = wholeQubits
    self.qubits = qubits
    self.runQubits = runQubits
  }

  init(_ settings: ComputeSettings) {
    let amplitudeBits = settings.amplitudeBytes.trailingZeroBitCount
    self.init(wholeQubits: 24 - amplitudeBits, qubits: 19 - amplitudeBits, runQubits: 8 - amplitudeBits)
  }
}
