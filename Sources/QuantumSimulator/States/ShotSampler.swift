import KernelInterface

/// Draws basis states with the probabilities of one state, many times over.
///
/// Making a sampler reads the state once; a shot then looks up where its uniform number falls among the
/// running totals of the probabilities, starting from a guide table (H. C. Chen and Y. Asau, "On generating
/// random variates from an empirical distribution", AIIE Transactions 6, 1974), so that it costs O(1) on
/// average up to 20 qubits and O(2ⁿ⁻²⁰) past that. Shot *i* of a seed draws from a stream of its own:
/// the result depends on nothing else that drew numbers, nor on the order in which shots are drawn.
///
/// An outcome of probability zero is never drawn, and a uniform number beyond the last running total, which
/// rounding can leave below 1, gives the last outcome that is possible.
public struct ShotSampler: Sendable {
  private static let largestChunkCount = 1 << 17

  /// Fewer shots are drawn by one thread.
  private static let leastThreadedShots = 1 << 14

  /// How many parts more shots are drawn in.
  private static let partCount = 32

  private let storage: AmplitudeStorage
  private let totals: [Double]
  /// For each of as many equal parts of [0, 1) as there are chunks: the first chunk that reaches into it.
  private let guide: [Int32]

  /// Prepares to draw from a state as it is now. O(2ⁿ).
  public init(_ state: StateVector) {
    storage = state.readable
    let chunks = min(storage.blocks.count, Self.largestChunkCount)
    let totals = storage.runningWeights(chunks: chunks)
    self.totals = totals
    let step = totals[chunks - 1] / Double(chunks)
    var chunk = 0
    guide = (0..<chunks).map { part in
      while chunk < chunks - 1 && totals[chunk] <= Double(part) * step { chunk += 1 }
      return Int32(chunk)
    }
  }

  /// The basis states that `shots` independent looks at all qubits find, in the order of the shots.
  ///
  /// The first *k* of more shots are the same as *k* shots. A negative number of shots counts as none.
  public func sample(shots: Int, seed: UInt64) -> [Int] {
    let shots = max(0, shots)
    let parts = shots < Self.leastThreadedShots ? 1 : Self.partCount
    return [Int](unsafeUninitializedCapacity: shots) { buffer, initialized in
      guard let base = buffer.baseAddress else { return }
      HostThreads.run(parts: parts, threads: storage.settings.threadCount) { part in
        sample(Part(part, of: parts).range(of: shots), seed: seed, into: base)
      }
      initialized = shots
    }
  }

  /// Draws some of the shots, each to its place. They are looked up in the order of their uniform numbers, near
  /// enough, so that the state is read from one end to the other.
  private func sample(_ shots: Range<Int>, seed: UInt64, into results: UnsafeMutablePointer<Int>) {
    let uniforms = shots.map { shot in
      var generator = SeededGenerator(seed: seed, stream: UInt64(shot))
      return generator.nextUniform()
    }
    let buckets = 1 << 12
    var ends = [Int](repeating: 0, count: buckets + 1)
    for uniform in uniforms { ends[Int(uniform * Double(buckets)) + 1] += 1 }
    for bucket in 0..<buckets { ends[bucket + 1] += ends[bucket] }
    var order = [Int](repeating: 0, count: uniforms.count)
    for (index, uniform) in uniforms.enumerated() {
      let bucket = Int(uniform * Double(buckets))
      order[ends[bucket]] = index
      ends[bucket] += 1
    }
    for index in order {
      (results + shots.lowerBound + index).initialize(to: basisState(at: uniforms[index]))
    }
  }

  /// The basis state that one look at all qubits finds.
  public func sample(using generator: inout SeededGenerator) -> Int {
    basisState(at: generator.nextUniform())
  }

  /// The basis state in whose part of [0, 1), the parts laid out in index order, the number falls.
  func basisState(at uniform: Double) -> Int {
    let last = totals.count - 1
    let target = uniform * totals[last]
    var chunk = Int(guide[min(last, Int(uniform * Double(totals.count)))])
    while chunk < last && totals[chunk] <= target { chunk += 1 }
    // Past the end: back to the last chunk that has any weight.
    while chunk > 0 && totals[chunk - 1] == totals[last] { chunk -= 1 }
    let before = chunk == 0 ? 0 : totals[chunk - 1]
    return storage.position(ofWeight: target - before, chunk: chunk, of: totals.count) ?? 0
  }
}

extension StateVector {
  /// The basis states that `shots` independent looks at all qubits find, in the order of the shots; the
  /// state stays as it is. O(2ⁿ + shots).
  ///
  /// The same seed gives the same outcomes on every platform. To draw again from the same state, keep a
  /// ``ShotSampler``.
  public func sample(shots: Int, seed: UInt64) -> [Int] {
    ShotSampler(self).sample(shots: shots, seed: seed)
  }

  /// How often each basis state is found in `shots` looks; those not found are absent. O(2ⁿ + shots).
  public func counts(shots: Int, seed: UInt64) -> [Int: Int] {
    var counts: [Int: Int] = [:]
    for outcome in sample(shots: shots, seed: seed) { counts[outcome, default: 0] += 1 }
    return counts
  }
}
