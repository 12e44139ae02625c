extension Operation: CustomStringConvertible {
  /// One line with the qubits called q0, q1, … and the bits c0, c1, …: "H q0", "measure XX -> c1",
  /// "reset q0", "barrier q0 q1", "if c0 = 1: X q1".
  public var description: String {
    var text = ""
    if let condition {
      text = "if"
      for bit in condition.bits.reversed() { text += " c" + String(bit) }
      text += " = "
      for place in condition.bits.indices.reversed() {
        text += condition.value >> UInt64(place) & 1 == 1 ? "1" : "0"
      }
      text += ": "
    }
    switch action {
    case .gate(let application): return text + application.description
    case .measurement(let measurement): return text + measurement.description
    case .reset(let qubit): return text + "reset q" + String(qubit)
    case .barrier(let qubits):
      text += "barrier"
      for qubit in qubits { text += " q" + String(qubit) }
      return text
    }
  }
}

extension GateApplication: CustomStringConvertible {
  /// The text of ``GateNotation`` with the qubits called q0, q1, …, and "unitary on 2 qubits: q0 q1" for a
  /// matrix.
  public var description: String {
    if let text = GateNotation.text(self, style: .ascii, qubitName: { "q" + String($0) }) { return text }
    var text = gate.description + ":"
    for qubit in targets { text += " q" + String(qubit) }
    for (index, control) in controls.enumerated() {
      text += (index == 0 ? " [" : " ") + (control.state == .off ? "!" : "") + "q" + String(control.qubit)
    }
    return controls.isEmpty ? text : text + "]"
  }
}

extension Measurement: CustomStringConvertible {
  /// "measure q0 -> c0" for a plain measurement, "measure XX -> c0" for another.
  public var description: String {
    let isPlain = observable.weight == 1 && observable.xMask == 0
    let what = isPlain ? "q" + String(observable.minimumQubitCount - 1) : observable.description
    return "measure " + what + " -> c" + String(bit)
  }
}

extension Circuit: CustomStringConvertible {
  /// The operations, one a line.
  public var description: String {
    var text = ""
    for (index, operation) in operations.enumerated() {
      text += (index == 0 ? "" : "\n") + operation.description
    }
    return text
  }
}
