extension KernelSet {
  /// The kernels that run programs, and those that work out a step's numbers.
  ///
  /// Numbers begin on a cache line. What a step needs of them is said by the functions whose names end in
  /// `Bytes`.
  public struct Programs: Sendable {
    /// Runs steps one after another on a chunk; `high` is the index of its first amplitude. Where `part` is not the
    /// whole, the steps are those of one stage, see ``endOfStage(_:_:_:laneQubits:)``.
    public typealias Run =
      @Sendable (
        _ chunk: Chunk, _ high: Int, _ steps: UnsafePointer<Step>, _ stepCount: Int,
        _ numbers: UnsafeMutableRawPointer, _ part: Part
      ) -> Void
    /// Writes the coefficients of a 2 × 2 matrix on a qubit.
    public typealias PrepareMix =
      @Sendable (
        _ matrix: UnsafePointer<Double>, _ qubit: Int, _ controls: ControlMasks,
        _ numbers: UnsafeMutableRawPointer
      ) -> Void
    /// Writes real matrices on distinct qubits, at most four of which choose a block.
    public typealias PrepareRotations =
      @Sendable (
        _ rotations: UnsafePointer<RealRotation>, _ count: Int, _ numbers: UnsafeMutableRawPointer
      ) -> Void
    /// Writes phases for chunks of 2ᵐ amplitudes, *m* = `qubits`.
    public typealias PreparePhases =
      @Sendable (
        _ terms: UnsafePointer<PhaseTerm>, _ count: Int, _ qubits: Int, _ numbers: UnsafeMutableRawPointer
      ) -> Void

    /// Runs a program; see ``Run``.
    public let run: Run
    /// Prepares a `mix`; see ``PrepareMix``.
    public let prepareMix: PrepareMix
    /// Prepares `rotations`; see ``PrepareRotations``.
    public let prepareRotations: PrepareRotations
    /// Prepares `phases`; see ``PreparePhases``.
    public let preparePhases: PreparePhases
    /// How many qubits that choose a block a step of rotations should take at most: what fits into registers.
    public let tileQubits: Int
    /// What the coefficients of a matrix on one qubit take.
    public static let mixBytes = 512
    /// What the numbers of a step of rotations take.
    public static let rotationsBytes = 1024
    /// How many of a chunk's lowest qubits a table of phases covers at most.
    public static let tableQubits = 10
    /// How many blocks are near to one another: sixteen kilobytes, half of a first-level cache. Steps that reach no
    /// further are done part by part of a chunk.
    public static let nearBlocks = 128

    /// How many of a chunk's lowest qubits choose among blocks that are near to one another, or a lane.
    public static func nearQubits(laneQubits: Int) -> Int { laneQubits + nearBlocks.trailingZeroBitCount }

    /// Where the stage ends that begins at `start`: one step, or as many successive ones as reach no further than what
    /// is near, which are done one after another on each near part of a chunk.
    ///
    /// Within a stage no part of the work waits for another.
    public static func endOfStage(
      _ steps: UnsafePointer<Step>, _ start: Int, _ stepCount: Int, laneQubits: Int
    ) -> Int {
      let nearQubits = nearQubits(laneQubits: laneQubits)
      var end = start
      while end < stepCount && steps[end].reach <= nearQubits { end += 1 }
      return max(end, start + 1)
    }

    /// What the numbers of phases take: a header, a table and the terms.
    public static func phasesBytes(termCount: Int, qubits: Int, laneQubits: Int) -> Int {
      let tableBlocks = 1 << max(0, min(qubits, tableQubits) - laneQubits)
      return 64 + tableBlocks * blockBytes + (termCount * 32 + 63) / 64 * 64
    }

    /// The functions of one module.
    public init(
      run: @escaping Run, prepareMix: @escaping PrepareMix, prepareRotations: @escaping PrepareRotations,
      preparePhases: @escaping PreparePhases, tileQubits: Int
    ) {
      self.run = run
      self.prepareMix = prepareMix
      self.prepareRotations = prepareRotations
      self.preparePhases = preparePhases
      self.tileQubits = tileQubits
    }
  }
}
