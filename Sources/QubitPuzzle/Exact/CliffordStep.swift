import QuantumSimulator

/// What an operation of the Clifford group does to Pauli strings on the few qubits that it touches, as a table.
struct CliffordStep {
  /// The most qubits that an operation may touch.
  static let greatestQubitCount = 3

  /// The touched qubits.
  private let qubits: [Int]
  /// For each string on them, x below z, what it becomes, on all qubits.
  private var images: [UInt64] = []
  /// The bits of the touched qubits.
  private let mask: UInt64

  /// The table of an operator that touches no other than these qubits; nil where it is none of the Clifford group, or
  /// touches too many.
  init?(_ approximate: SparseOperator, qubits: [Int]) {
    guard qubits.count <= Self.greatestQubitCount else { return nil }
    self.qubits = qubits
    let bits = UInt64(((1 << qubits.count) - 1).spread(to: qubits))
    mask = PauliRow.row(x: bits, z: bits)
    let size = 1 << qubits.count
    var matrix = ComplexMatrix(rows: size, columns: size)
    for entry in approximate.entries {
      let column = entry.column.bits(at: qubits)
      guard column.spread(to: qubits) == entry.column else { continue }
      matrix[entry.row.bits(at: qubits), column] = entry.value
    }
    // What the table leaves out has to be nothing: the same for all states of the other qubits, and these unmoved.
    let others = ~((size - 1).spread(to: qubits))
    for entry in approximate.entries {
      let local = matrix[entry.row.bits(at: qubits), entry.column.bits(at: qubits)]
      guard (entry.row ^ entry.column) & others == 0, (local - entry.value).lengthSquared < 1e-24 else {
        return nil
      }
    }
    let inverse = matrix.adjoint
    var generators: [UInt64] = []
    for generator in 0..<2 * qubits.count {
      let bit = 1 << generator
      let string = Self.matrix(x: bit & (size - 1), z: bit >> qubits.count, size)
      guard let image = Self.row(of: matrix * string * inverse) else { return nil }
      generators.append(image)
    }
    for string in 0..<size * size { images.append(image(ofString: string, generators)) }
  }

  /// Does to every row what the operation does.
  func apply(to rows: inout [UInt64]) {
    for index in rows.indices {
      let row = rows[index]
      var string = 0
      for (place, qubit) in qubits.enumerated() {
        string |= Int(row >> UInt64(qubit) & 1) << place
        string |= Int(row >> UInt64(28 + qubit) & 1) << (place + qubits.count)
      }
      rows[index] = row & ~mask ^ images[string]
    }
  }

  /// What becomes of a string on the touched qubits: the product of what becomes of its letters.
  private func image(ofString string: Int, _ generators: [UInt64]) -> UInt64 {
    let size = 1 << qubits.count
    let (x, z) = (string & (size - 1), string >> qubits.count)
    var phase = (x & z).nonzeroBitCount
    var product: UInt64 = 0
    for (place, generator) in generators.enumerated() where string >> place & 1 == 1 {
      phase += PauliRow.phase(of: product, generator)
      product ^= generator
    }
    if phase & 3 == 2 { product ^= PauliRow.sign }
    let ownX = Int(PauliRow.x(of: product)).spread(to: qubits)
    let ownZ = Int(PauliRow.z(of: product)).spread(to: qubits)
    return PauliRow.row(x: UInt64(ownX), z: UInt64(ownZ)) | (product & PauliRow.sign)
  }

  /// The matrix of P(x, z).
  private static func matrix(x: Int, z: Int, _ size: Int) -> ComplexMatrix {
    var unit = Complex.one
    for _ in 0..<(x & z).nonzeroBitCount { unit *= .i }
    var matrix = ComplexMatrix(rows: size, columns: size)
    for column in 0..<size {
      matrix[column ^ x, column] = (z & column).nonzeroBitCount % 2 == 1 ? -unit : unit
    }
    return matrix
  }

  /// The Pauli string that a matrix is; nil where it is none.
  private static func row(of matrix: ComplexMatrix) -> UInt64? {
    let size = matrix.rows
    guard let x = (0..<size).first(where: { matrix[$0, 0].lengthSquared > 0.5 }) else { return nil }
    var z = 0
    var bit = 1
    while bit < size {
      if (matrix[x ^ bit, bit] * matrix[x, 0].conjugate).real < 0 { z |= bit }
      bit <<= 1
    }
    let string = Self.matrix(x: x, z: z, size)
    let row = PauliRow.row(x: UInt64(x), z: UInt64(z))
    if matrix.distance(to: string) < 1e-12 { return row }
    return matrix.distance(to: Complex(-1) * string) < 1e-12 ? row | PauliRow.sign : nil
  }
}
