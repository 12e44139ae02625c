import HostProcessor
import KernelInterface

extension AmplitudeStorage {
  /// Runs a program that was made for these kernels and as many qubits.
  func run(_ program: Program) {
    for pass in program.passes {
      if pass.chunkQubits != program.qubitCount {
        runInChunks(pass, program)
      } else if threads == 1 {
        run(pass, program, on: whole, high: 0)
      } else {
        runInStages(pass, program)
      }
    }
  }

  /// The state as one chunk. Only operations on more qubits than any gate has would not fit into a chunk of a larger
  /// state than one segment.
  private var whole: Chunk {
    precondition(blocks.count <= 1 << blocks.layout.segmentBits, "a state with gaps is no chunk")
    return Chunk(memory: blocks.memory, count: blocks.count)
  }

  @inline(__always)
  private func run(_ pass: Program.Pass, _ program: Program, on chunk: Chunk, high: Int) {
    pass.steps.withUnsafeBufferPointer { steps in
      guard let base = steps.baseAddress else { return }
      kernels.programs.run(chunk, high, base, steps.count, program.numbers.start, .whole)
    }
  }

  /// Runs a pass on the state as a whole, stage after stage, each of them shared out among the threads.
  private func runInStages(_ pass: Program.Pass, _ program: Program) {
    pass.steps.withUnsafeBufferPointer { steps in
      guard let base = steps.baseAddress else { return }
      var start = 0
      while start < steps.count {
        let end = KernelSet.Programs.endOfStage(base, start, steps.count, laneQubits: kernels.laneQubits)
        nonisolated(unsafe) let stage = base + start
        forEachPart { [kernels, whole] in
          kernels.programs.run(whole, 0, stage, end - start, program.numbers.start, $0)
        }
        start = end
      }
    }
  }

  /// Runs a pass chunk by chunk: where a chunk's amplitudes are neighbours, where they lie; else gathered into
  /// memory that stays in the cache, and scattered afterwards.
  private func runInChunks(_ pass: Program.Pass, _ program: Program) {
    let chunkBlocks = 1 << (pass.chunkQubits - kernels.laneQubits)
    let chunkCount = blocks.count / chunkBlocks
    let isContiguous = pass.runQubits == pass.chunkQubits
    let workers = min(threads, isContiguous ? chunkCount : Self.mostGathered(of: chunkCount))
    HostThreads.run(parts: workers, threads: workers) { worker in
      let chunks = Part(worker, of: workers).range(of: chunkCount)
      if isContiguous {
        for chunk in chunks {
          let memory = blocks.address(ofBlock: chunk * chunkBlocks)
          run(
            pass, program, on: Chunk(memory: memory, count: chunkBlocks),
            high: chunk << pass.chunkQubits)
        }
      } else {
        let scratch = UnsafeMutableRawPointer.allocate(
          byteCount: chunkBlocks * KernelSet.blockBytes, alignment: 64)
        defer { scratch.deallocate() }
        for chunk in chunks {
          let map = ChunkMap(pass, chunk: chunk, laneQubits: kernels.laneQubits)
          map.gather(from: blocks, into: scratch)
          run(
            pass, program, on: Chunk(memory: scratch, count: chunkBlocks),
            high: chunk << pass.chunkQubits)
          map.scatter(scratch, to: blocks)
        }
      }
    }
  }

  /// How many chunks may be gathered at a time: a twentieth of the state.
  static func mostGathered(of chunkCount: Int) -> Int { max(1, chunkCount / 20) }
}

/// Where the runs of a chunk lie in the state.
private struct ChunkMap {
  private let first: Int
  private let between: Int
  private let runBlocks: Int
  private let runCount: Int

  init(_ pass: Program.Pass, chunk: Int, laneQubits: Int) {
    runBlocks = 1 << (pass.runQubits - laneQubits)
    runCount = 1 << (pass.chunkQubits - pass.runQubits)
    // In numbers of runs.
    between = pass.local >> pass.runQubits
    var (position, rest, chosen) = (0, chunk, between)
    var bit = 1
    while rest != 0 {
      if chosen & 1 == 0 {
        if rest & 1 == 1 { position |= bit }
        rest >>= 1
      }
      chosen >>= 1
      bit <<= 1
    }
    first = position
  }

  func gather(from state: AmplitudeBlocks, into chunk: UnsafeMutableRawPointer) {
    forEachRun(of: state) { run, offset, bytes in
      (chunk + offset).copyMemory(from: run, byteCount: bytes)
    }
  }

  func scatter(_ chunk: UnsafeMutableRawPointer, to state: AmplitudeBlocks) {
    forEachRun(of: state) { run, offset, bytes in
      run.copyMemory(from: chunk + offset, byteCount: bytes)
    }
  }

  /// Lends each run of the state, with how far into the chunk it goes and how long it is.
  @inline(__always)
  private func forEachRun(
    of state: AmplitudeBlocks, _ body: (_ run: UnsafeMutableRawPointer, _ offset: Int, _ bytes: Int) -> Void
  ) {
    let bytes = runBlocks * KernelSet.blockBytes
    var place = 0
    for run in 0..<runCount {
      body(state.address(ofBlock: (first | place) * runBlocks), run * bytes, bytes)
      place = ((place | ~between) &+ 1) & between
    }
  }
}
