public import QuantumSimulator

extension Circuit {
  /// The circuit as a program in OpenQASM.
  ///
  /// Qubits are `q[0]`, `q[1]`, … and bits `c[0]`, `c[1]`, …; in OpenQASM 2, whose conditions are about whole
  /// registers, bits that a condition asks about have registers of their own. Reading the text gives the same
  /// operations with the same angles to the last bit, but for what a dialect has no words for: a matrix on one
  /// qubit is written as `U` with a phase, a matrix on n qubits as up to 2ⁿ⁻¹(2ⁿ + 1) of those under controls, equal to
  /// 10⁻¹², the measurement of a Pauli string as the turns around a plain one,
  /// and in OpenQASM 2 gates with further controls as gates that it has. O(operations).
  ///
  /// - Throws: ``ExportError``.
  public func openQASM(_ dialect: Dialect) throws(ExportError) -> String {
    guard qubitCount > 0 else { throw .noQubits }
    var writer = CircuitWriter(dialect: dialect, bits: try BitNames(of: self, in: dialect))
    for (index, operation) in operations.enumerated() { try writer.write(operation, at: index) }
    return writer.text(of: self)
  }
}

/// The names of a circuit's bits.
struct BitNames {
  /// The register of each bit and the place in it.
  private(set) var places: [(register: Int, index: Int)] = []
  /// The sizes of the registers.
  private(set) var sizes: [Int] = []

  init(of circuit: Circuit, in dialect: Dialect) throws(ExportError) {
    // Where a register ends: between two bits that no condition holds together.
    var isJoined = [Bool](repeating: true, count: max(circuit.bitCount, 1))
    if dialect == .openQASM2 { isJoined = try Self.joints(of: circuit) }
    for bit in 0..<circuit.bitCount {
      if bit == 0 || !isJoined[bit - 1] { sizes.append(0) }
      places.append((sizes.count - 1, sizes[sizes.count - 1]))
      sizes[sizes.count - 1] += 1
    }
  }

  /// The name of a register.
  func name(of register: Int) -> String { sizes.count == 1 ? "c" : "c\(register)" }

  /// The name of a bit.
  func name(ofBit bit: Int) -> String { "\(name(of: places[bit].register))[\(places[bit].index)]" }

  /// For each bit whether it shares a register with the next one.
  private static func joints(of circuit: Circuit) throws(ExportError) -> [Bool] {
    // For each bit where a condition begins, the first that does.
    var runs: [Int: (operation: Int, condition: Condition)] = [:]
    for (index, operation) in circuit.operations.enumerated() {
      guard let condition = operation.condition else { continue }
      let bits = condition.bits.sorted()
      guard let first = bits.first, let last = bits.last, last - first == bits.count - 1,
        runs[first]?.condition.bits.count ?? bits.count == bits.count
      else { throw .condition(operation: index, condition) }
      if runs[first] == nil { runs[first] = (index, condition) }
    }
    var isJoined = [Bool](repeating: runs.isEmpty, count: max(circuit.bitCount, 1))
    var end = 0
    for (first, (operation, condition)) in runs.sorted(by: { $0.key < $1.key }) {
      let count = condition.bits.count
      guard first >= end else { throw .condition(operation: operation, condition) }
      // The bits before, which no condition asks about, are a register too.
      for bit in end..<max(end, first - 1) { isJoined[bit] = true }
      for bit in first..<first + count - 1 { isJoined[bit] = true }
      end = first + count
    }
    if !runs.isEmpty { for bit in end..<max(end, circuit.bitCount - 1) { isJoined[bit] = true } }
    return isJoined
  }
}
