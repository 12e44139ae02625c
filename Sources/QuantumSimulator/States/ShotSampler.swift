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
    (0..<max(0, shots)).map { shot in
      var generator = SeededGenerator(seed: seed, stream: UInt64(shot))
      return sample(using: &generator)
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
