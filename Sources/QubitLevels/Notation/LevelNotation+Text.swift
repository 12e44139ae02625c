public import QuantumSimulator
public import QubitPuzzle

extension LevelNotation {
  /// How an operation is written: what `operation(_:)` reads back as the same. Nil for a gate that has no name, only a
  /// matrix, or acts on a qubit that has none.
  public func text(of operation: Operation) -> String? {
    action(operation.action).map { condition(operation.condition) + $0 }
  }

  /// How a placement is written: what `placement(_:)` reads back as the same. Nil for a gate that has no name, only a
  /// matrix. A dial that stands at no number is written '?', which nothing reads.
  public func text(of placement: Placement) -> String? {
    switch placement {
    case .operation(let operation): return text(of: operation)
    case .piece(let use):
      let dials = use.dials.map { $0.isFinite ? Angle.text($0) : "?" }.joined(separator: ", ")
      let head = name(ofPiece: use.piece) + (use.dials.isEmpty ? "" : "(\(dials))")
      let takesTime = wires.pieces.indices.contains(use.piece) && wires.pieces[use.piece].takesTime
      let words = [head] + (takesTime ? [] : use.wires.map(name(ofQubit:)))
      return condition(use.condition) + words.joined(separator: " ")
    }
  }

  /// A condition by itself, such as `c0=1 c1=0`.
  func tests(of condition: Condition) -> String {
    condition.bits.enumerated().map { place, bit in
      "\(name(ofBit: bit))=\(condition.value >> UInt64(place) & 1)"
    }.joined(separator: " ")
  }

  /// How a move is written: what `move(_:)` reads back as the same. Nil where an operation in it has a gate without a
  /// name. An answer that is no number is written '?', which nothing reads.
  public func text(of move: Move) -> String? {
    switch move {
    case .place(let placement, nil): text(of: placement)
    case .place(let placement, let position?): text(of: placement).map { "\($0) at \(position &+ 1)" }
    case .remove(let position): "remove \(position &+ 1)"
    case .replace(let position, let placement):
      text(of: placement).map { "replace \(position &+ 1) with \($0)" }
    case .move(let from, let to): "move \(from &+ 1) to \(to &+ 1)"
    case .rounds(let rounds): "rounds \(rounds)"
    case .answer(.choice(let id)): "answer \(id)"
    case .answer(.number(let number)):
      "answer \(number.isFinite ? DecimalNumber(shortest: number).text : "?")"
    }
  }

  private func condition(_ condition: Condition?) -> String {
    condition.map { "if \(tests(of: $0)): " } ?? ""
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

  func name(ofQubit index: Int) -> String {
    wires.qubits.indices.contains(index) ? wires.qubits[index] : "q\(index)"
  }

  func name(ofPiece index: Int) -> String {
    wires.pieces.indices.contains(index) ? wires.pieces[index].name : "piece\(index)"
  }

  func name(ofBit index: Int) -> String {
    wires.bits.indices.contains(index) ? wires.bits[index] : "c\(index)"
  }
}
