public import QuantumSimulator

/// The symbols of a circuit in columns, each as far left as the symbols before it allow.
///
/// Symbols share a column only where their lines do not cross.
public struct CircuitLayout: Hashable, Sendable {
  /// How symbols are put into columns.
  public enum Packing: Hashable, Sendable {
    /// As many in a column as have room.
    case dense
    /// One a column, in order.
    case inOrder
  }

  /// The wires.
  public let wires: CircuitWires
  /// The columns from left to right.
  public let columns: [[CircuitSymbol]]

  /// Places symbols on wires. O(symbols × wires).
  ///
  /// The wires of every mark must exist.
  public init(_ symbols: [CircuitSymbol], on wires: CircuitWires, packing: Packing = .dense) {
    self.wires = wires
    guard packing == .dense else {
      columns = symbols.map { [$0] }
      return
    }
    var columns: [[CircuitSymbol]] = []
    // The first column that is free on each wire.
    var free = [Int](repeating: 0, count: wires.count)
    for symbol in symbols {
      guard let rows = symbol.rows(on: wires) else { continue }
      let touched = symbol.isJoined ? Array(rows) : symbol.marks.map { wires.row(of: $0.wire) }
      var column = 0
      for row in touched { column = max(column, free[row]) }
      if column >= columns.count { columns.append([]) }
      columns[column].append(symbol)
      for row in touched { free[row] = column + 1 }
    }
    self.columns = columns
  }

  /// A circuit on wires with these names, of which there must be one for each qubit and bit.
  public init(_ circuit: Circuit, on wires: CircuitWires) {
    precondition(
      wires.qubits.count == circuit.qubitCount && wires.bits.count == circuit.bitCount,
      "A drawing has a wire for each qubit and bit.")
    self.init(circuit.operations.map { CircuitSymbol($0) }, on: wires)
  }

  /// A circuit whose wires are called q0, q1, … and c0, c1, ….
  public init(_ circuit: Circuit) {
    self.init(circuit, on: CircuitWires(qubitCount: circuit.qubitCount, bitCount: circuit.bitCount))
  }
}

extension CircuitSymbol {
  /// The wires from the highest mark to the lowest; `nil` without marks.
  func rows(on wires: CircuitWires) -> ClosedRange<Int>? {
    let rows = marks.map { wires.row(of: $0.wire) }
    guard let top = rows.min(), let bottom = rows.max() else { return nil }
    return top...bottom
  }
}
