import QuantumKernels

#if $Embedded
  // No C library to ask: the allocator is the platform's own.
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The memory that holds a state's amplitudes, and the one place where the simulator touches pointers.
///
/// Everything above is a value type; everything below, in `QuantumKernels`, trusts its arguments. Callers
/// have checked that qubits are in range and distinct and that arrays have the lengths they should.
///
/// Sendable although it can change: `StateVector` only calls a mutating method when it holds the sole
/// reference.
final class AmplitudeStorage: @unchecked Sendable {
  /// How many amplitudes there are: 2ⁿ.
  let count: Int
  private let blocks: UnsafeMutablePointer<Lanes>
  /// How many blocks of amplitudes there are, a power of two.
  let blockCount: Int

  /// Takes memory for the amplitudes of `qubitCount` qubits, without giving them values.
  private init(uninitializedFor qubitCount: Int) throws(StateError) {
    try AvailableMemory.check(forQubits: qubitCount)
    count = 1 << qubitCount
    blockCount = max(1, count / AmplitudeKernels.blockAmplitudes)
    guard let memory = Self.allocate(bytes: 2 * blockCount * MemoryLayout<Lanes>.size) else {
      throw .insufficientMemory(
        qubitCount: qubitCount, neededBytes: AvailableMemory.bytes(forQubits: qubitCount), availableBytes: nil
      )
    }
    blocks = memory.bindMemory(to: Lanes.self, capacity: 2 * blockCount)
  }

  deinit { Self.deallocate(UnsafeMutableRawPointer(blocks)) }

  /// The basis state with this index.
  convenience init(qubitCount: Int, basisState: Int) throws(StateError) {
    try self.init(uninitializedFor: qubitCount)
    AmplitudeKernels.setBasisState(blocks, blockCount: blockCount, index: basisState)
  }

  /// The given 2ⁿ amplitudes.
  convenience init(qubitCount: Int, amplitudes: [Complex]) throws(StateError) {
    try self.init(uninitializedFor: qubitCount)
    Self.withNumbers(of: amplitudes) { [blocks, blockCount, count] numbers in
      AmplitudeKernels.write(numbers, count: count, to: blocks, blockCount: blockCount)
    }
  }

  /// The same amplitudes in memory of their own.
  func copy() throws(StateError) -> AmplitudeStorage {
    let copy = try AmplitudeStorage(uninitializedFor: count.trailingZeroBitCount)
    AmplitudeKernels.copy(blocks, to: copy.blocks, blockCount: blockCount)
    return copy
  }
}

// MARK: Reading

extension AmplitudeStorage {
  /// The amplitude of the basis state with this index.
  subscript(index: Int) -> Complex {
    let block = 2 * (index / AmplitudeKernels.blockAmplitudes)
    let lane = index % AmplitudeKernels.blockAmplitudes
    return Complex(blocks[block][lane], blocks[block + 1][lane])
  }

  /// All amplitudes in index order.
  var amplitudes: [Complex] {
    var result = [Complex](repeating: .zero, count: count)
    Self.withNumbers(of: &result) { AmplitudeKernels.read(blocks, count: count, to: $0) }
    return result
  }

  /// The sum of the squared lengths of all amplitudes.
  var squaredNorm: Double { AmplitudeKernels.squaredNorm(blocks, blockCount: blockCount) }

  /// ⟨this|other⟩.
  func innerProduct(with other: AmplitudeStorage) -> Complex {
    var result = [Complex.zero]
    Self.withNumbers(of: &result) {
      AmplitudeKernels.innerProduct(blocks, other.blocks, blockCount: blockCount, result: $0)
    }
    return result[0]
  }

  /// The squared norm of `factor`·this − other.
  func squaredDistance(to other: AmplitudeStorage, factor: Complex) -> Double {
    AmplitudeKernels.squaredDistance(
      blocks, other.blocks, blockCount: blockCount, factor: (factor.real, factor.imaginary))
  }

  /// The squared lengths of all amplitudes in index order.
  var weights: [Double] {
    var result = [Double](repeating: 0, count: count)
    AmplitudeKernels.weights(blocks, count: count, probabilities: &result)
    return result
  }

  /// The 2ᵐ sums of squared lengths for the values of these qubits; bit *i* of an index is qubit *i*.
  func marginals(of qubits: [Int]) -> [Double] {
    var result = [Double](repeating: 0, count: 1 << qubits.count)
    AmplitudeKernels.marginals(
      blocks, blockCount: blockCount, qubits: qubits, qubitCount: qubits.count, probabilities: &result)
    return result
  }

  /// The reduced density matrix of these qubits in rows; bit *i* of an index is qubit *i*.
  func reducedDensity(of qubits: [Int]) -> [Complex] {
    var result = [Complex](repeating: .zero, count: 1 << (2 * qubits.count))
    Self.withNumbers(of: &result) {
      AmplitudeKernels.reducedDensity(
        blocks, blockCount: blockCount, qubits: qubits, qubitCount: qubits.count, density: $0)
    }
    return result
  }

  /// ⟨P⟩ for the Pauli string with X or Y under `flipMask` and Z or Y under `signMask`.
  func pauliExpectation(flipMask: Int, signMask: Int) -> Double {
    AmplitudeKernels.pauliExpectation(blocks, blockCount: blockCount, flipMask: flipMask, signMask: signMask)
  }

  /// The squared norm of the part of the state in the Pauli string's eigenspace of `sign`, +1 or −1.
  func pauliWeight(flipMask: Int, signMask: Int, sign: Double) -> Double {
    AmplitudeKernels.pauliWeight(
      blocks, blockCount: blockCount, flipMask: flipMask, signMask: signMask, sign: sign)
  }

  /// The running totals of the squared lengths after each of `chunks` equal parts, a power of two that is
  /// at most ``blockCount``.
  func runningWeights(chunks: Int) -> [Double] {
    var result = [Double](repeating: 0, count: chunks)
    AmplitudeKernels.runningWeights(
      blocks, blockCount: blockCount, chunkBlocks: blockCount / chunks, totals: &result)
    return result
  }

  /// The index at which the squared lengths, summed from the start of a chunk, pass `weight`; the last
  /// index with any weight when rounding falls short, `nil` when the chunk has none.
  func position(ofWeight weight: Double, chunk: Int, of chunks: Int) -> Int? {
    let size = blockCount / chunks
    let found = AmplitudeKernels.position(
      ofWeight: weight, blocks, firstBlock: chunk * size, blocks: size)
    return found < 0 ? nil : found
  }
}

// MARK: Changing

extension AmplitudeStorage {
  /// Applies a dense matrix, row-major, to its targets; bit *i* of a row or column is target *i*.
  func applyDense(_ matrix: [Complex], targets: [Int], controlMask: Int, controlValue: Int) {
    Self.withNumbers(of: matrix) {
      AmplitudeKernels.applyDense(
        blocks, blockCount: blockCount, matrix: $0, targets: targets, targetCount: targets.count,
        controlMask: controlMask, controlValue: controlValue)
    }
  }

  /// Multiplies each amplitude by the entry of `diagonal` that its target bits choose.
  func applyDiagonal(_ diagonal: [Complex], targets: [Int], controlMask: Int, controlValue: Int) {
    Self.withNumbers(of: diagonal) {
      AmplitudeKernels.applyDiagonal(
        blocks, blockCount: blockCount, diagonal: $0, targets: targets, targetCount: targets.count,
        controlMask: controlMask, controlValue: controlValue)
    }
  }

  /// Applies X.
  func applyFlip(_ qubit: Int, controlMask: Int, controlValue: Int) {
    AmplitudeKernels.applyFlip(
      blocks, blockCount: blockCount, qubit: qubit, controlMask: controlMask, controlValue: controlValue)
  }

  /// Exchanges two qubits.
  func applySwap(_ first: Int, _ second: Int, controlMask: Int, controlValue: Int) {
    AmplitudeKernels.applySwap(
      blocks, blockCount: blockCount, qubits: first, second, controlMask: controlMask,
      controlValue: controlValue)
  }

  /// Replaces ψ by identity·ψ + string·Pψ.
  func combineWithPauli(flipMask: Int, signMask: Int, identity: Complex, string: Complex) {
    AmplitudeKernels.combineWithPauli(
      blocks, blockCount: blockCount, flipMask: flipMask, signMask: signMask,
      identity: (identity.real, identity.imaginary), string: (string.real, string.imaginary))
  }

  /// Multiplies every amplitude by a real number.
  func scale(by factor: Double) { AmplitudeKernels.scale(blocks, blockCount: blockCount, by: factor) }
}

// MARK: Pointers

extension AmplitudeStorage {
  /// Lends complex numbers as the row of real and imaginary parts that they are in memory.
  private static func withNumbers(of values: [Complex], _ body: (UnsafePointer<Double>) -> Void) {
    values.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      base.withMemoryRebound(to: Double.self, capacity: 2 * buffer.count, body)
    }
  }

  /// Lends complex numbers likewise, to be written.
  private static func withNumbers(of values: inout [Complex], _ body: (UnsafeMutablePointer<Double>) -> Void)
  {
    values.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      base.withMemoryRebound(to: Double.self, capacity: 2 * buffer.count, body)
    }
  }

  /// Memory that begins on a cache line, or `nil` where the platform says that it has none left.
  private static func allocate(bytes: Int) -> UnsafeMutableRawPointer? {
    let alignment = MemoryLayout<Lanes>.alignment
    #if !$Embedded && (canImport(Glibc) || canImport(Musl) || canImport(Darwin))
      var memory: UnsafeMutableRawPointer?
      return posix_memalign(&memory, alignment, bytes) == 0 ? memory : nil
    #else
      return .allocate(byteCount: bytes, alignment: alignment)
    #endif
  }

  private static func deallocate(_ memory: UnsafeMutableRawPointer) {
    #if !$Embedded && (canImport(Glibc) || canImport(Musl) || canImport(Darwin))
      free(memory)
    #else
      memory.deallocate()
    #endif
  }
}
