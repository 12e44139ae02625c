import QubitLab

/// A board as lines of characters: a line a wire, the wire of qubit 0 lowest, as in the order of a ket.
///
///     q1 ──────[X]──
///     q0 ──[H]──●───
struct CircuitDrawing {
  /// The wires from top to bottom.
  let lines: [StyledLine]

  /// Draws a board. Operations past the play head are quiet; where the drawing is wider than `width`, its left part is
  /// left out.
  init(of playback: Playback, width: Int) {
    let level = playback.level
    let names = level.qubits
    let nameWidth = names.map(\.columns).max() ?? 0
    var wires = names.indices.reversed().map { names[$0].padded(to: nameWidth) + " ─" }
    var columns: [[(text: String, style: TextStyle)]] = []
    var position = 0
    for item in playback.session.attempt.items {
      switch item {
      case .gap: columns.append(names.map { _ in ("┄┄", TextStyle.quiet) })
      case .operation(let placement, let standing):
        let isPassed = position < playback.head
        let style: TextStyle = !isPassed ? .quiet : standing == .frozen ? .plain : .accent
        let outcome = isPassed ? playback.outcomes(at: position).first : nil
        let labels = Self.labels(of: placement, in: level, outcome: outcome)
        columns.append(Self.column(placement.qubits, labels, wires: names.count, style: style))
        position += 1
      }
    }
    // The newest operations matter most: the oldest columns go first.
    var room = width - nameWidth - 4
    var first = columns.count
    while first > 0, let text = columns[first - 1].first?.text, room >= text.columns {
      room -= text.columns
      first -= 1
    }
    if first > 0 { wires = wires.map { $0.dropLast() + "…" } }
    lines = wires.indices.map { row in
      var line = StyledLine(wires[row], .quiet)
      for column in columns[first...] { line.add(column[row].text, column[row].style) }
      line.add("──", .quiet)
      return line
    }
  }

  /// One operation, a cell for each wire from top to bottom, all equally wide.
  private static func column(
    _ qubits: [Int], _ labels: [String], wires: Int, style: TextStyle
  ) -> [(text: String, style: TextStyle)] {
    var cells = [String](repeating: "─", count: wires)
    var isBox = [Bool](repeating: false, count: wires)
    for (qubit, label) in zip(qubits, labels) {
      cells[wires - 1 - qubit] = label
      isBox[wires - 1 - qubit] = true
    }
    if let low = qubits.min(), let high = qubits.max() {
      for qubit in low...high where !qubits.contains(qubit) { cells[wires - 1 - qubit] = "┼" }
    }
    let width = (cells.map(\.columns).max() ?? 1) + 2
    return cells.enumerated().map { row, cell in
      let left = (width - cell.columns) / 2
      let text =
        String(repeating: "─", count: left) + cell
        + String(repeating: "─", count: width - cell.columns - left)
      return (text, isBox[row] || cell == "┼" ? style : .quiet)
    }
  }

  /// What stands on each wire of a placement, in the order of its qubits.
  private static func labels(of placement: Placement, in level: Level, outcome: Outcome?) -> [String] {
    switch placement {
    case .operation(let operation): return labels(of: operation, outcome: outcome)
    case .piece(let use):
      let name = level.pieces.indices.contains(use.piece) ? level.pieces[use.piece].name : "?"
      return use.wires.map { _ in "[\(name)]" }
    }
  }

  /// What stands on each wire of an operation, in the order of its qubits. A measurement that the play head has passed
  /// shows what it found.
  private static func labels(of operation: Operation, outcome: Outcome?) -> [String] {
    switch operation.action {
    case .gate(let application):
      let gate = application.gate
      let angles = gate.parameters.map { Angle.description($0) }.joined(separator: ",")
      let symbol = gate.standard?.record.symbol ?? "U"
      let controls = gate.builtInControlCount
      let base = controls > 0 ? String(symbol.drop { $0 == "C" }) : symbol
      let target = base == "SWAP" ? "×" : "[" + base + (angles.isEmpty ? "" : "(\(angles))") + "]"
      let controlled = application.controls.map { $0.state == .on ? "●" : "○" }
      let targets = application.targets.indices.map { $0 < controls ? "●" : target }
      return operation.qubits.count == targets.count + controlled.count
        ? order(operation, targets: targets, controls: controlled, of: application) : targets
    case .measurement:
      let found = outcome.map { $0 == .one ? "M=1" : "M=0" } ?? "M"
      return operation.qubits.map { _ in "[\(found)]" }
    case .reset: return ["[|0⟩]"]
    case .barrier: return operation.qubits.map { _ in "░" }
    }
  }

  private static func order(
    _ operation: Operation, targets: [String], controls: [String], of application: GateApplication
  ) -> [String] {
    operation.qubits.map { qubit in
      if let index = application.targets.firstIndex(of: qubit) { return targets[index] }
      let index = application.controls.firstIndex { $0.qubit == qubit } ?? 0
      return controls.indices.contains(index) ? controls[index] : "●"
    }
  }
}
