import QuantumDrawing
import QubitLab

extension Placement {
  /// The symbol of what stands on the board of a level. A piece is a box with its name, and where its
  /// dials stand, on each of its wires.
  ///
  /// - Parameters:
  ///   - outcome: what a measurement found, which its box then says.
  ///   - showsBits: whether the drawing has wires for classical bits.
  func symbol(in level: Level, outcome: Outcome? = nil, showsBits: Bool, ink: Ink) -> CircuitSymbol {
    switch self {
    case .operation(let operation):
      return CircuitSymbol(operation, outcome: outcome, showsBits: showsBits, ink: ink)
    case .piece(let use):
      let name = level.pieces.indices.contains(use.piece) ? level.pieces[use.piece].name : "?"
      let dials = use.dials.map { Angle.description($0) }.joined(separator: ", ")
      return .box(dials.isEmpty ? name : "\(name) \(dials)", on: use.wires, ink: ink)
    }
  }
}

extension CircuitLayout {
  /// The board of a session up to date: operations past the play head are quiet, the player's own are accented.
  ///
  /// A column an operation, so that the place on the board is the place in the drawing.
  init(_ playback: Playback) {
    let level = playback.level
    var symbols: [CircuitSymbol] = []
    var position = 0
    for item in playback.session.attempt.items {
      switch item {
      case .gap: symbols.append(.gap(qubitCount: level.qubits.count))
      case .operation(let placement, let standing):
        let isPassed = position < playback.head
        symbols.append(
          placement.symbol(
            in: level, outcome: isPassed ? playback.outcomes(at: position).first : nil, showsBits: false,
            ink: !isPassed ? .quiet : standing == .frozen ? .plain : .accent))
        position += 1
      }
    }
    self.init(symbols, on: CircuitWires(qubits: level.qubits), packing: .inOrder)
  }

  /// A level's board before the first move, with the circuit that prepares its start, if that is given as one.
  init(_ level: Level) {
    var symbols: [CircuitSymbol] = []
    if case .circuit(let operations) = level.start {
      symbols = operations.map { CircuitSymbol($0, ink: .quiet) }
    }
    for item in Attempt(of: level).items {
      switch item {
      case .gap: symbols.append(.gap(qubitCount: level.qubits.count))
      case .operation(let placement, _):
        symbols.append(placement.symbol(in: level, showsBits: true, ink: .plain))
      }
    }
    self.init(symbols, on: CircuitWires(qubits: level.qubits, bits: level.bits))
  }
}
