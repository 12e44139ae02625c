import QuantumSimulator

/// A linear operator on all qubits of a level as the non-zero entries of its matrix, row by row.
///
/// A gate's matrix over n qubits has 2ⁿ rows but one to four entries in each, so applying it costs little more
/// than reading the vector. The search applies a handful of operators millions of times, to vectors so small that
/// a kernel made for large states would spend its time on starting up.
struct SparseOperator {
  /// The number of rows, 2ⁿ.
  let dimension: Int
  /// Where each row's entries begin; one more at the end.
  private var rowStarts: [Int]
  /// The column of each entry.
  private var columns: [Int]
  /// The real part of each entry.
  private var reals: [Double]
  /// The imaginary part of each entry.
  private var imaginaries: [Double]

  /// The operator of a dimension whose rows hold these entries; entries shorter than 1e-15 count as zero.
  init(dimension: Int, row entries: (_ row: Int) -> [(column: Int, value: Complex)]) {
    self.dimension = dimension
    rowStarts = [0]
    columns = []
    reals = []
    imaginaries = []
    for row in 0..<dimension {
      for entry in entries(row).sorted(by: { $0.column < $1.column }) where entry.value.lengthSquared > 1e-30
      {
        columns.append(entry.column)
        reals.append(entry.value.real)
        imaginaries.append(entry.value.imaginary)
      }
      rowStarts.append(columns.count)
    }
  }

  /// Whether it makes nothing of every vector.
  var isZero: Bool { columns.isEmpty }

  /// About what it takes in memory, the same on every machine.
  var byteCount: Int { 8 * rowStarts.count + 24 * columns.count }

  /// The entries that are not 0, row by row.
  var entries: [(row: Int, column: Int, value: Complex)] {
    var entries: [(row: Int, column: Int, value: Complex)] = []
    for row in 0..<dimension {
      for entry in rowStarts[row]..<rowStarts[row + 1] {
        entries.append((row, columns[entry], Complex(reals[entry], imaginaries[entry])))
      }
    }
    return entries
  }

  /// The operator that undoes this one, where it is unitary: its conjugate transpose.
  var adjoint: SparseOperator {
    var rows = [[(column: Int, value: Complex)]](repeating: [], count: dimension)
    for entry in entries { rows[entry.column].append((entry.row, entry.value.conjugate)) }
    return SparseOperator(dimension: dimension) { rows[$0] }
  }

  /// Writes the image of one vector of a bundle into another bundle.
  ///
  /// - Parameters:
  ///   - source: The bundle that holds the vector, from entry `sourceStart` on.
  ///   - target: The bundle that receives the image, from entry `targetStart` on.
  func apply(
    to source: VectorBundle, from sourceStart: Int, into target: inout VectorBundle, at targetStart: Int
  ) {
    for row in 0..<dimension {
      var real = 0.0
      var imaginary = 0.0
      for entry in rowStarts[row]..<rowStarts[row + 1] {
        let index = sourceStart + columns[entry]
        let (a, b) = (reals[entry], imaginaries[entry])
        let (x, y) = (source.reals[index], source.imaginaries[index])
        real += a * x - b * y
        imaginary += a * y + b * x
      }
      target.reals[targetStart + row] = real
      target.imaginaries[targetStart + row] = imaginary
    }
  }

  /// This operator after another one: their product.
  func after(_ first: SparseOperator) -> SparseOperator {
    SparseOperator(dimension: dimension) { row in
      var sums: [(column: Int, value: Complex)] = []
      for entry in rowStarts[row]..<rowStarts[row + 1] {
        let value = Complex(reals[entry], imaginaries[entry])
        let middle = columns[entry]
        for other in first.rowStarts[middle]..<first.rowStarts[middle + 1] {
          let product = value * Complex(first.reals[other], first.imaginaries[other])
          if let known = sums.firstIndex(where: { $0.column == first.columns[other] }) {
            sums[known].value += product
          } else {
            sums.append((first.columns[other], product))
          }
        }
      }
      return sums
    }
  }
}
