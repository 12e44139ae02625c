public import QuantumSimulator
public import QubitPuzzle

extension LevelNotation {
  /// How an operation is written: what `operation(_:)` reads back as the same. Nil for a gate that has no name, only a
  /// matrix.
  public func text(of operation: Operation) -> String? {
    action(operation.action).map { condition(operation.condition) + $0 }
  }

  /// How a move is written: what `move(_:)` reads back as the same. Nil where an operation in it has a gate without a
  /// name.
  public func text(of move: Move) -> String? {
    switch move {
    case .place(let operation, nil): text(of: operation)
    case .place(let operation, let position?): text(of: operation).map { "\($0) at \(position + 1)" }
    case .remove(let position): "remove \(position + 1)"
    case .replace(let position, let operation):
      text(of: operation).map { "replace \(position + 1) with \($0)" }
    case .answer(.choice(let id)): "answer \(id)"
    case .answer(.number(let number)): "answer \(DecimalNumber(shortest: number).text)"
    }
  }

  private func condition(_ condition: Condition?) -> String {
    guard let condition else { return "" }
    let tests = condition.bits.enumerated().map { place, bit in
      "\(name(ofBit: bit))=\(condition.value >> UInt64(place) & 1)"
    }
    return "if \(tests.joined(separator: " ")): "
  }

  private func action(_ action: Operation.Action) -> String? {
    switch action {
    case .gate(let application): GateNotation.text(application, qubitNames: wires.qubits)
    case .measurement(let measurement): text(of: measurement)
    case .reset(let qubit): "reset \(name(ofQubit: qubit))"
    case .barrier(let qubits): "barrier \(qubits.map(name(ofQubit:)).joined(separator: " "))"
    }
  }

  private func text(of measurement: Measurement) -> String {
    let qubits = Array(measurement.observable.support.reversed())
    let names = qubits.map(name(ofQubit:)).joined(separator: " ")
    let bit = name(ofBit: measurement.bit)
    if qubits.count == 1, measurement.observable[qubits[0]] == .z { return "measure \(names) -> \(bit)" }
    let letters = qubits.map { qubit in
      switch measurement.observable[qubit] {
      case .i: "I"
      case .x: "X"
      case .y: "Y"
      case .z: "Z"
      }
    }
    return "measure \(letters.joined()) \(names) -> \(bit)"
  }

  private func name(ofQubit index: Int) -> String {
    wires.qubits.indices.contains(index) ? wires.qubits[index] : "q\(index)"
  }

  private func name(ofBit index: Int) -> String {
    wires.bits.indices.contains(index) ? wires.bits[index] : "c\(index)"
  }
}
