import QuantumSimulator

extension Tool {
  /// The wires in an order that the tool lists, where what treats its wires alike may name them in any order; nil where
  /// the tool does not reach them.
  func wires(for placement: Placement) -> [Int]? {
    let found = placement.qubits
    switch (kind, placement) {
    case (.measurement(let letters), .operation(let operation)):
      guard case .measurement(let measurement) = operation.action else { return nil }
      guard let wires else { return found }
      return wires.first { Self.observable(letters, on: $0) == measurement.observable }
    case (.gate, .operation(let operation)):
      guard case .gate(let application) = operation.action else { return nil }
      guard let wires else { return found }
      return wires.first { $0 == found } ?? wires.first { application.gate.isSame(on: found, as: $0) }
    default:
      guard let wires else { return found }
      return wires.first { $0 == found }
    }
  }

  /// What a placement, the wires of which the tool reaches, is as the tool makes it.
  ///
  /// - Throws: ``MoveRefusal`` where the tool cannot make it.
  func making(_ placement: Placement) throws(MoveRefusal) -> Placement {
    let condition = try making(placement.condition)
    guard let listed = wires(for: placement) else { throw .notInToolbox(kind) }
    switch placement {
    case .piece(let use):
      return .piece(
        PieceUse(
          piece: use.piece, wires: listed, dials: try rests(nearest: use.dials), if: condition))
    case .operation(let operation):
      switch operation.action {
      case .gate(let application):
        guard let gate = gate,
          let dialled = Gate.named(gate, try rests(nearest: application.gate.parameters))
        else { throw .notInToolbox(kind) }
        return .operation(.gate(dialled, on: listed, if: condition))
      case .measurement(let measurement):
        guard bits.contains(measurement.bit) else {
          throw .bitNotAllowed(kind, bit: measurement.bit, allowed: bits)
        }
        return .operation(Operation(.measurement(measurement), if: condition))
      case .reset, .barrier:
        return .operation(Operation(operation.action, if: condition))
      }
    }
  }

  /// Whether the tool can make a placement that is already as the toolbox has it.
  func makes(_ placement: Placement) -> Bool {
    guard let made = Kind(placing: placement), made.isSame(as: kind), wires(for: placement) != nil else {
      return false
    }
    do throws(MoveRefusal) { return try making(placement) == placement } catch { return false }
  }

  /// A condition as the tool has it.
  private func making(_ condition: Condition?) throws(MoveRefusal) -> Condition? {
    let condition = condition?.inOrder
    switch conditioning {
    case .never:
      guard condition == nil else { throw .conditionNotAllowed(kind, allowed: []) }
    case .optional(let allowed):
      guard condition?.bits.allSatisfy(allowed.contains) ?? true else {
        throw .conditionNotAllowed(kind, allowed: allowed)
      }
    case .always(let wanted):
      guard condition == wanted.inOrder else { throw .conditionWanted(kind, wanted.inOrder) }
    }
    return condition
  }

  /// The rests of the dials at these angles.
  private func rests(nearest parameters: [Double]) throws(MoveRefusal) -> [Double] {
    guard parameters.count == angles.count else { throw .notInToolbox(kind) }
    var rests: [Double] = []
    for (index, angle) in parameters.enumerated() {
      guard let rest = angles[index].nearest(to: angle) else { throw .notInToolbox(kind) }
      guard abs(rest - angle) <= AngleGrid.tolerance else {
        throw .angleNotOnGrid(kind, parameter: index, angle: angle, nearest: rest)
      }
      rests.append(rest)
    }
    return rests
  }

  /// The product of Pauli operators on wires, the first letter on the first wire.
  static func observable(_ letters: [Pauli], on wires: [Int]) -> PauliString {
    var observable = PauliString()
    for (letter, wire) in zip(letters, wires) { observable[wire] = letter }
    return observable
  }
}

extension Tool.Kind {
  /// What kind of tool it takes to make a placement; nil where none can.
  init?(placing placement: Placement) {
    switch placement {
    case .piece(let use): self = .piece(use.piece)
    case .operation(let operation):
      switch operation.action {
      case .gate(let application):
        guard application.controls.isEmpty, let gate = application.gate.standard else { return nil }
        self = .gate(gate)
      case .measurement(let measurement):
        self = .measurement(measurement.observable.support.map { measurement.observable[$0] })
      case .reset: self = .reset
      case .barrier: return nil
      }
    }
  }

  /// How many wires it takes.
  func wireCount(in level: Level) -> Int {
    switch self {
    case .gate(let gate): gate.qubitCount
    case .measurement(let letters): letters.count
    case .reset: 1
    case .piece(let piece): level.pieces.indices.contains(piece) ? level.pieces[piece].wires.count : 0
    }
  }

  /// Whether tools of both kinds make the same things, the order of measured letters aside.
  public func isSame(as other: Tool.Kind) -> Bool {
    guard case .measurement(let letters) = self, case .measurement(let others) = other else {
      return self == other
    }
    return letters.map { $0.rawValue }.sorted() == others.map { $0.rawValue }.sorted()
  }
}
