import QuantumSimulator

/// A linear operator whose entries are z/√2ᵐ with z = a₀ + a₁ω + a₂ω² + a₃ω³ and one m for all: each row as a list of
/// powers of ω, which are added up.
///
/// Rows of Clifford+T gates have one or two of them, rarely four, so that a step adds a few integers.
struct RingOperator {
  /// The number of rows.
  let dimension: Int
  /// The exponent m of the denominator √2ᵐ.
  let exponent: Int
  private var rowStarts: [Int] = [0]
  private var columns: [Int] = []
  private var eighths: [UInt8] = []

  /// The operator as exact numbers; nil where an entry is none of them.
  ///
  /// - Parameter phase: Where global phases are ignored, the operator may be another by one: Rz(π/4) is T there.
  init?(_ approximate: SparseOperator, phase: PhasePolicy) {
    dimension = approximate.dimension
    var entries: [(row: Int, column: Int, number: RingNumber, exponent: Int)] = []
    var turn: Complex?
    var exponent = 0
    for entry in approximate.entries {
      var value = entry.value
      if phase == .ignore {
        let own = turn ?? Self.turnToPositive(value)
        turn = own
        value *= own
      }
      guard let (number, own) = RingNumber.nearest(to: value) else { return nil }
      entries.append((entry.row, entry.column, number, own))
      exponent = max(exponent, own)
    }
    guard exponent <= RingNumber.greatestExponent else { return nil }
    self.exponent = exponent
    for entry in entries {
      while rowStarts.count <= entry.row { rowStarts.append(columns.count) }
      var number = entry.number
      for _ in entry.exponent..<exponent { number = number.timesRootOfTwo }
      for power in 0..<4 {
        let count = Int(number.coefficients[power])
        for _ in 0..<abs(count) {
          columns.append(entry.column)
          eighths.append(UInt8(count > 0 ? power : power + 4))
        }
      }
    }
    while rowStarts.count <= dimension { rowStarts.append(columns.count) }
  }

  private static func turnToPositive(_ value: Complex) -> Complex {
    (1 / value.lengthSquared.squareRoot()) * value.conjugate
  }

  /// Writes the image of one vector of a bundle into another bundle.
  func apply(
    to source: [UInt64], from sourceStart: Int, into target: inout [UInt64], at targetStart: Int
  ) {
    for row in 0..<dimension {
      var sum = RingNumber.zero
      for entry in rowStarts[row]..<rowStarts[row + 1] {
        let number = RingNumber(word: source[sourceStart + columns[entry]])
        sum = sum + number.turned(by: Int(eighths[entry]))
      }
      target[targetStart + row] = sum.word
    }
  }
}
