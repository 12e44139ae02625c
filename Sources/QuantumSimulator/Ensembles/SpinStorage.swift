import KernelInterface
import QuantumKernels

/// The memory of an ensemble: five columns of numbers, each beginning on a cache line.
///
/// Sendable although it can change: an ensemble only changes it when it holds the sole reference, and threads change
/// parts that do not overlap.
final class SpinStorage: @unchecked Sendable {
  /// How many spins there are.
  let count: Int
  /// The greatest magnitude of a detuning.
  private(set) var greatestDetuning = 0.0
  /// The greatest magnitude of a strength.
  private(set) var greatestStrength = 0.0
  private let memory: UnsafeMutablePointer<SIMD8<Double>>
  /// The numbers of a column, a multiple of eight.
  private let stride: Int
  private let kernels = KernelSet.host(.double)

  /// Spins without detuning or strength whose arrows are nothing.
  init(count: Int) {
    self.count = count
    stride = (count + 7) / 8 * 8
    memory = .allocate(capacity: 5 * stride / 8)
    memory.initialize(repeating: SIMD8(repeating: 0), count: 5 * stride / 8)
  }

  deinit { memory.deallocate() }

  /// The same spins in memory of their own.
  func copy() -> SpinStorage {
    let copy = SpinStorage(count: count)
    copy.memory.update(from: memory, count: 5 * stride / 8)
    copy.greatestDetuning = greatestDetuning
    copy.greatestStrength = greatestStrength
    return copy
  }

  private func column(_ number: Int) -> UnsafeMutablePointer<Double> {
    UnsafeMutableRawPointer(memory + number * (stride / 8)).assumingMemoryBound(to: Double.self)
  }

  /// Sets all that is known of a spin.
  func set(_ spin: Int, arrow: BlochVector, detuning: Double, strength: Double) {
    for (number, value) in [arrow.x, arrow.y, arrow.z, detuning, strength].enumerated() {
      column(number)[spin] = value
    }
    greatestDetuning = max(greatestDetuning, detuning.magnitude)
    greatestStrength = max(greatestStrength, strength.magnitude)
  }

  /// The arrow of a spin.
  func arrow(of spin: Int) -> BlochVector {
    BlochVector(x: column(0)[spin], y: column(1)[spin], z: column(2)[spin])
  }

  /// The mean of all arrows.
  var mean: BlochVector {
    BlochVector(x: mean(ofColumn: 0), y: mean(ofColumn: 1), z: mean(ofColumn: 2))
  }

  /// W. Kahan's sum ("Further remarks on reducing truncation errors", Communications of the ACM 8, 40, 1965).
  private func mean(ofColumn number: Int) -> Double {
    let values = column(number)
    var (sum, lost) = (0.0, 0.0)
    for spin in 0..<count {
      let term = values[spin] - lost
      let next = sum + term
      lost = (next - sum) - term
      sum = next
    }
    return sum / Double(count)
  }

  /// Takes a part of the spins through steps.
  func turn(_ steps: [SpinStep], _ part: Part) {
    let columns = SpinColumns(
      x: column(0), y: column(1), z: column(2), detuning: UnsafePointer(column(3)),
      strength: UnsafePointer(column(4)), count: stride)
    steps.withUnsafeBufferPointer { buffer in
      guard let first = buffer.baseAddress else { return }
      kernels.spins.turn(columns, first, buffer.count, part)
    }
  }
}
