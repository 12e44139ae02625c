import KernelInterface

extension AmplitudeStorage {
  /// The amplitude of the basis state with this index.
  subscript(index: Int) -> Complex {
    let number = kernels.transfers.amplitude(blocks, index)
    return Complex(number.real, number.imaginary)
  }

  /// All amplitudes in index order.
  var amplitudes: [Complex] {
    var result = [Complex](repeating: .zero, count: count)
    Self.withNumbers(of: &result) { kernels.transfers.read(blocks, count, $0) }
    return result
  }

  /// The sum of the squared lengths of all amplitudes.
  var squaredNorm: Double { sum { kernels.readouts.squaredNorm(blocks, $0) } }

  /// ⟨this|other⟩, both in the same precision.
  func innerProduct(with other: AmplitudeStorage) -> Complex {
    let number = kernels.readouts.innerProduct(blocks, other.blocks, .whole)
    return Complex(number.real, number.imaginary)
  }

  /// The squared norm of `factor`·this − other, both in the same precision.
  func squaredDistance(to other: AmplitudeStorage, factor: Complex) -> Double {
    sum {
      kernels.readouts.squaredDistance(blocks, other.blocks, (factor.real, factor.imaginary), $0)
    }
  }

  /// The squared lengths of all amplitudes in index order.
  var weights: [Double] {
    var result = [Double](repeating: 0, count: count)
    kernels.transfers.weights(blocks, count, &result)
    return result
  }

  /// The 2ᵐ sums of squared lengths for the values of these qubits; bit *i* of an index is qubit *i*.
  func marginals(of qubits: [Int]) -> [Double] {
    sums(count: 1 << qubits.count) { part, sums in
      kernels.readouts.marginals(blocks, qubits, qubits.count, part, sums)
    }
  }

  /// The reduced density matrix of these qubits in rows; bit *i* of an index is qubit *i*.
  func reducedDensity(of qubits: [Int]) -> [Complex] {
    var result = [Complex](repeating: .zero, count: 1 << (2 * qubits.count))
    Self.withNumbers(of: &result) {
      kernels.readouts.reducedDensity(blocks, qubits, qubits.count, .whole, $0)
    }
    return result
  }

  /// ⟨P⟩ for the Pauli string with X or Y under `flipMask` and Z or Y under `signMask`.
  func pauliExpectation(flipMask: Int, signMask: Int) -> Double {
    sum { kernels.readouts.pauliExpectation(blocks, flipMask, signMask, $0) }
  }

  /// The squared norm of the part of the state in the Pauli string's eigenspace of `sign`, +1 or −1.
  func pauliWeight(flipMask: Int, signMask: Int, sign: Double) -> Double {
    sum { kernels.readouts.pauliWeight(blocks, flipMask, signMask, sign, $0) }
  }

  /// The running totals of the squared lengths after each of `chunks` equal parts, a power of two that is
  /// at most the number of blocks. They never fall, and rise only where a chunk has weight.
  func runningWeights(chunks: Int) -> [Double] {
    var totals = [Double](unsafeUninitializedCapacity: chunks) { buffer, initialized in
      guard let base = buffer.baseAddress else { return }
      forEachPart { kernels.readouts.chunkWeights(blocks, chunks, $0, base) }
      initialized = chunks
    }
    // Neumaier's sum: the rounding error of each addition is carried along.
    var (total, error) = (0.0, 0.0)
    for chunk in 0..<chunks {
      let term = totals[chunk]
      let next = total + term
      let added = next - total
      error += (total - (next - added)) + (term - added)
      total = next
      totals[chunk] = chunk == 0 ? total : max(totals[chunk - 1], total + error)
    }
    return totals
  }

  /// The index at which the squared lengths, summed from the start of a chunk, pass `weight`; the last
  /// index with any weight when rounding falls short, `nil` when the chunk has none.
  func position(ofWeight weight: Double, chunk: Int, of chunks: Int) -> Int? {
    let size = blocks.count / chunks
    let found = kernels.readouts.position(blocks, weight, chunk * size, size)
    return found < 0 ? nil : found
  }
}
