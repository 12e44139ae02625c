import QuantumSimulator

extension Budget.Counted {
  /// What one placement adds to the count; depth and edits are not sums over placements, and get nil.
  ///
  /// A piece is one operation. Gates and measurements inside a macro count as such; a black box keeps what is in it to
  /// itself.
  func amount(for placement: Placement, in level: Level) -> Int? {
    switch (placement, self) {
    case (_, .depth), (_, .edits): return nil
    case (.operation, .timeSteps): return 0
    case (.piece(let use), .timeSteps):
      guard level.pieces.indices.contains(use.piece), level.pieces[use.piece].takesTime else { return 0 }
      return use.dials.first.flatMap { level.timeSteps(in: $0) } ?? 0
    case (.operation(let operation), _): return amount(for: operation)
    case (.piece, .operations): return 1
    case (.piece(let use), .piece(let piece)): return use.piece == piece ? 1 : 0
    case (.piece(let use), _):
      guard level.pieces.indices.contains(use.piece) else { return 0 }
      guard case .macro(let operations) = level.pieces[use.piece].content else {
        return self == .queries && level.pieces[use.piece].isBlackBox ? 1 : 0
      }
      return operations.reduce(0) { $0 + (amount(for: $1) ?? 0) }
    }
  }

  private func amount(for operation: Operation) -> Int? {
    switch self {
    case .operations:
      if case .barrier = operation.action { return 0 }
      return 1
    case .measurements: return operation.writtenBit == nil ? 0 : 1
    case .queries, .piece, .timeSteps: return 0
    case .depth, .edits: return nil
    case .gate, .multiQubitGates, .tGates: break
    }
    guard case .gate(let application) = operation.action else { return 0 }
    let counts =
      switch self {
      case .gate(let gate): application.gate.standard == gate
      case .multiQubitGates: application.qubits.count > 1
      default: application.gate.standard == .t || application.gate.standard == .tdg
      }
    return counts ? 1 : 0
  }
}
