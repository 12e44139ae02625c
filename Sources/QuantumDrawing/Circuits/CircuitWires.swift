/// The wires of a drawing from top to bottom: the qubits, qubit 0 lowest, as in a ket read downwards; below them the
/// classical bits, bit 0 lowest.
public struct CircuitWires: Hashable, Sendable {
  /// The names of the qubits, qubit 0 first.
  public let qubits: [String]
  /// The names of the classical bits, bit 0 first.
  public let bits: [String]

  /// Wires with these names.
  public init(qubits: [String], bits: [String] = []) {
    self.qubits = qubits
    self.bits = bits
  }

  /// Wires called q0, q1, … and c0, c1, ….
  public init(qubitCount: Int, bitCount: Int = 0) {
    self.init(
      qubits: (0..<qubitCount).map { "q" + String($0) }, bits: (0..<bitCount).map { "c" + String($0) })
  }

  /// How many wires there are.
  public var count: Int { qubits.count + bits.count }

  /// The place of a wire from the top, beginning with 0.
  func row(of wire: Wire) -> Int {
    switch wire {
    case .qubit(let qubit): qubits.count - 1 - qubit
    case .bit(let bit): count - 1 - bit
    }
  }

  /// Whether the wire at a place is a classical one.
  func isClassical(_ row: Int) -> Bool { row >= qubits.count }

  /// The name of the wire at a place.
  func name(ofRow row: Int) -> String {
    isClassical(row) ? bits[count - 1 - row] : qubits[qubits.count - 1 - row]
  }

  /// The columns that the longest name takes.
  var nameColumns: Int { (qubits + bits).reduce(0) { max($0, $1.columns) } }
}

/// One wire of a circuit.
public enum Wire: Hashable, Sendable {
  /// A qubit.
  case qubit(Int)
  /// A classical bit.
  case bit(Int)
}
