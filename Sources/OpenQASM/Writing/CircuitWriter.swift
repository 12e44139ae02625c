import QuantumSimulator

/// Writes the operations of a circuit as statements.
struct CircuitWriter {
  let dialect: Dialect
  let bits: BitNames
  /// The statements so far.
  private var body = ""
  /// The gates used that need a definition.
  private var defined: [StandardGate] = []
  /// What stands before each statement of the present operation: its condition.
  private var prefix = ""
  private var suffix = ""
  /// The index of the present operation.
  var index = 0

  init(dialect: Dialect, bits: BitNames) {
    self.dialect = dialect
    self.bits = bits
  }

  /// The whole program.
  func text(of circuit: Circuit) -> String {
    var text =
      dialect == .openQASM2
      ? "OPENQASM 2.0;\ninclude \"qelib1.inc\";\n" : "OPENQASM 3.0;\ninclude \"stdgates.inc\";\n"
    for gate in defined {
      if let definition = gate.definition(in: dialect) { text += definition + "\n" }
    }
    text += dialect == .openQASM2 ? "qreg q[\(circuit.qubitCount)];\n" : "qubit[\(circuit.qubitCount)] q;\n"
    for (register, size) in bits.sizes.enumerated() {
      let name = bits.name(of: register)
      text += dialect == .openQASM2 ? "creg \(name)[\(size)];\n" : "bit[\(size)] \(name);\n"
    }
    return text + body
  }

  /// Writes an operation.
  mutating func write(_ operation: Operation, at index: Int) throws(ExportError) {
    self.index = index
    (prefix, suffix) = ("", "")
    if let condition = operation.condition { begin(condition) }
    switch operation.action {
    case .gate(let application): try write(application)
    case .measurement(let measurement): try write(measurement, under: operation.condition)
    case .reset(let qubit): statement("reset q[\(qubit)];")
    case .barrier(let qubits):
      guard !qubits.isEmpty else { break }
      statement("barrier " + Self.list(qubits) + ";")
    }
  }

  /// Writes one statement under the condition of the operation.
  mutating func statement(_ text: String) {
    body += prefix
    body += text
    body += suffix
    body += "\n"
  }

  /// Remembers that a definition is needed.
  mutating func use(_ gate: StandardGate) {
    if gate.definition(in: dialect) != nil, !defined.contains(gate) { defined.append(gate) }
  }

  /// `q[0], q[1]`
  static func list(_ qubits: [Int]) -> String {
    var text = ""
    for (index, qubit) in qubits.enumerated() { text += (index == 0 ? "q[" : ", q[") + "\(qubit)]" }
    return text
  }

  private mutating func begin(_ condition: Condition) {
    let (register, number) = number(of: condition)
    if let register {
      prefix = dialect == .openQASM2 ? "if(\(register)==\(number)) " : "if (\(register) == \(number)) { "
    } else {
      for (place, bit) in condition.bits.enumerated() {
        let value = condition.value >> UInt64(place) & 1 == 1
        prefix += "if (\(bits.name(ofBit: bit)) == \(value)) { "
      }
    }
    guard dialect == .openQASM3 else { return }
    suffix = register != nil ? " }" : String(repeating: " }", count: condition.bits.count)
  }

  /// The register whose bits a condition asks about, all of them, and the number that they must spell.
  private func number(of condition: Condition) -> (register: String?, number: UInt64) {
    guard let first = condition.bits.first else { return (nil, 0) }
    let register = bits.places[first].register
    var number: UInt64 = 0
    for (place, bit) in condition.bits.enumerated() {
      guard bits.places[bit].register == register else { return (nil, 0) }
      if condition.value >> UInt64(place) & 1 == 1 { number |= 1 << UInt64(bits.places[bit].index) }
    }
    return (bits.sizes[register] == condition.bits.count ? bits.name(of: register) : nil, number)
  }

  /// A Pauli string is measured as Z on one qubit, between turns to its basis and back.
  private mutating func write(_ measurement: Measurement, under condition: Condition?) throws(ExportError) {
    let support = measurement.observable.support
    guard let last = support.last else { return }
    let sums = support.dropLast().map { "cx q[\($0)], q[\(last)];" }
    let there = support.flatMap { Self.turns(of: $0, from: measurement.observable[$0]) } + sums
    let back = sums.reversed() + support.flatMap { Self.turns(of: $0, to: measurement.observable[$0]) }
    let statements = there + ["measure q[\(last)] -> \(bits.name(ofBit: measurement.bit));"] + back
    guard let condition, condition.bits.contains(measurement.bit), !back.isEmpty else {
      for text in statements { statement(text) }
      return
    }
    // Once the outcome is in the bit, the same condition asks for something else.
    guard dialect == .openQASM3 else { throw .outcomeInCondition(operation: index) }
    statement(statements.joined(separator: " "))
  }

  private static func turns(of qubit: Int, from pauli: Pauli) -> [String] {
    switch pauli {
    case .i, .z: []
    case .x: ["h q[\(qubit)];"]
    case .y: ["sdg q[\(qubit)];", "h q[\(qubit)];"]
    }
  }

  private static func turns(of qubit: Int, to pauli: Pauli) -> [String] {
    switch pauli {
    case .i, .z: []
    case .x: ["h q[\(qubit)];"]
    case .y: ["h q[\(qubit)];", "s q[\(qubit)];"]
    }
  }
}
