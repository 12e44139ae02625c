import Dispatch
import QuantumSimulator

/// How fast a buffer is read and written back in place, by as many threads as the work beside it has: the machine's own
/// limit for one gate on a large state.
public struct MemoryBandwidth: Hashable, Sendable {
  /// Bytes moved in a second, each byte counted twice: once read, once written.
  public let bytesPerSecond: Double

  /// Measures it on a buffer of this many bytes, a multiple of 64 for each thread.
  ///
  /// - Throws: ``BenchmarkError/noMemory(bytes:)`` where there is room for a state, but not for such a buffer beside it.
  public init(bytes: Int, threads: Int, repeats: Int = 5) throws(BenchmarkError) {
    let part = max(bytes / threads / 64, 1)
    guard let buffer = Buffer(count: part * threads) else { throw .noMemory(bytes: 64 * part * threads) }
    let timing = Timing.measure(repeats: repeats) {
      guard threads > 1 else { return buffer.negate(0..<part) }
      DispatchQueue.concurrentPerform(iterations: threads) { thread in
        buffer.negate(thread * part..<(thread + 1) * part)
      }
    }
    bytesPerSecond = Double(2 * 64 * part * threads) / timing.minimum
  }

  /// Numbers that threads change in parts which do not overlap, in memory like a state's.
  private final class Buffer: @unchecked Sendable {
    private let numbers: UnsafeMutablePointer<SIMD8<Double>>

    init?(count: Int) {
      guard let memory = AmplitudeMemory.allocate(bytes: count * MemoryLayout<SIMD8<Double>>.stride) else {
        return nil
      }
      numbers = memory.bindMemory(to: SIMD8<Double>.self, capacity: count)
      // Written once, so that every page is there before the clock runs.
      numbers.initialize(repeating: SIMD8(repeating: 1), count: count)
    }

    deinit { AmplitudeMemory.deallocate(numbers) }

    func negate(_ range: Range<Int>) {
      for index in range { numbers[index] = 0 - numbers[index] }
    }
  }
}
