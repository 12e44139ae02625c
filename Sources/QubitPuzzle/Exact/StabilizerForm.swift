import QuantumSimulator

/// Stabiliser states as words: the reduced generators of the group of Pauli strings that leave the state as it is, signs
/// included. Equal states, whatever their global phase, are equal words.
///
/// An operation is kept as the state that it makes of maximally entangled pairs, its inputs being the further qubits:
/// that is how a bundle of the images of basis states, end to end, reads as one vector.
enum StabilizerForm {
  /// Brings commuting, independent generators to reduced row echelon form, x before z, lowest qubit first. O(n²) words
  /// for n qubits.
  static func reduce(_ rows: inout [UInt64]) {
    var done = 0
    var bits: UInt64 = 0
    for row in rows { bits |= row }
    bits &= ~PauliRow.sign
    while bits != 0, done < rows.count {
      let bit = bits & (0 &- bits)
      bits ^= bit
      guard let pivot = (done..<rows.count).first(where: { rows[$0] & bit != 0 }) else { continue }
      rows.swapAt(done, pivot)
      for other in rows.indices where other != done && rows[other] & bit != 0 {
        rows[other] = PauliRow.product(of: rows[other], rows[done])
      }
      done += 1
    }
  }

  /// The reduced generators of a vector's stabiliser; nil where it is no stabiliser state. O(n·2ⁿ).
  ///
  /// The entries of such a state are equally long, on a set s + V with a linear space V, and change from one to the other
  /// by powers of i (Dehaene and De Moor, Physical Review A 68, 2003). V gives the x-parts, its complement the strings of
  /// Z alone.
  static func rows(of bundle: VectorBundle) -> [UInt64]? {
    let qubitCount = bundle.width.trailingZeroBitCount
    guard bundle.width == 1 << qubitCount, qubitCount <= PauliRow.greatestQubitCount else { return nil }
    let entries = bundle.entries(from: 0, count: bundle.width)
    let norm = bundle.normSquared
    let support = entries.indices.filter { entries[$0].lengthSquared > 1e-9 * norm }
    guard let shift = support.first else { return nil }
    let space = reduced(support.map { $0 ^ shift })
    guard support.count == 1 << space.count else { return nil }
    let pivots = space.map { pivot(of: $0) }
    var rows: [UInt64] = []
    for bit in 0..<qubitCount where !pivots.contains(1 << bit) {
      // Z's on one bit outside the pivots and on those pivots whose vectors have it, so that all of V commutes.
      var z = 1 << bit
      for (vector, pivot) in zip(space, pivots) where vector & (1 << bit) != 0 { z |= pivot }
      let isNegative = (z & shift).nonzeroBitCount % 2 == 1
      rows.append(PauliRow.row(x: 0, z: UInt64(z)) | (isNegative ? PauliRow.sign : 0))
    }
    for vector in space {
      guard let row = row(moving: entries, by: vector, from: shift, space, pivots) else { return nil }
      rows.append(row)
    }
    guard rows.allSatisfy({ stabilizes($0, entries, norm) }) else { return nil }
    reduce(&rows)
    return rows
  }

  /// The string with the x-part `vector` that can leave the state as it is.
  private static func row(
    moving entries: [Complex], by vector: Int, from shift: Int, _ space: [Int], _ pivots: [Int]
  ) -> UInt64? {
    func ratio(at index: Int) -> Complex {
      let denominator = entries[index].lengthSquared
      guard denominator > 0 else { return .zero }
      return (1 / denominator) * (entries[index ^ vector] * entries[index].conjugate)
    }
    let first = ratio(at: shift)
    var z = 0
    for (other, pivot) in zip(space, pivots) {
      let change = ratio(at: shift ^ other) * first.conjugate
      if change.real < 0 { z |= pivot }
    }
    var eigenphase = first.conjugate
    for _ in 0..<(vector & z).nonzeroBitCount { eigenphase *= .i }
    if (z & shift).nonzeroBitCount % 2 == 1 { eigenphase = -eigenphase }
    return PauliRow.row(x: UInt64(vector), z: UInt64(z)) | (eigenphase.real < 0 ? PauliRow.sign : 0)
  }

  /// A basis of the space of some vectors over the field of two elements: no other of its vectors has the highest bit of
  /// one.
  private static func reduced(_ vectors: [Int]) -> [Int] {
    var reduced: [Int] = []
    for vector in vectors {
      var vector = vector
      for known in reduced where vector & pivot(of: known) != 0 { vector ^= known }
      guard vector != 0 else { continue }
      for index in reduced.indices where reduced[index] & pivot(of: vector) != 0 {
        reduced[index] ^= vector
      }
      reduced.append(vector)
    }
    return reduced
  }

  /// The highest bit of a vector.
  private static func pivot(of vector: Int) -> Int {
    1 << (Int.bitWidth - 1 - vector.leadingZeroBitCount)
  }

  /// Whether a string leaves a vector as it is.
  private static func stabilizes(_ row: UInt64, _ entries: [Complex], _ norm: Double) -> Bool {
    let (x, z) = (Int(PauliRow.x(of: row)), Int(PauliRow.z(of: row)))
    var unit = Complex(row & PauliRow.sign == 0 ? 1 : -1)
    for _ in 0..<(x & z).nonzeroBitCount { unit *= .i }
    var distance = 0.0
    for index in entries.indices {
      let isNegative = (z & index).nonzeroBitCount % 2 == 1
      let image = (isNegative ? -unit : unit) * entries[index]
      distance += (image - entries[index ^ x]).lengthSquared
    }
    return distance <= 1e-20 * norm
  }
}
