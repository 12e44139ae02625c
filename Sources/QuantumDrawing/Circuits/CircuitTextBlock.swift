import QuantumSimulator

/// One block of a circuit drawn in characters: the wires with their names, and the symbols on them.
struct CircuitTextBlock {
  let wires: CircuitWires
  let height: CircuitLayout.TextHeight
  /// The columns between the ends of the wires.
  let length: Int
  var canvas: TextCanvas

  init(wires: CircuitWires, height: CircuitLayout.TextHeight, length: Int) {
    self.wires = wires
    self.height = height
    self.length = length
    let rows = (height == .framed ? 3 : 1) * wires.qubits.count + wires.bits.count
    canvas = TextCanvas(width: wires.nameColumns + 3 + length, height: rows)
  }

  /// The row of the canvas on which a wire lies.
  private func line(_ row: Int) -> Int {
    guard height == .framed else { return row }
    return wires.isClassical(row) ? 3 * wires.qubits.count + row - wires.qubits.count : 3 * row + 1
  }

  /// Draws the names and the bare wires. An end that is cut has a sign for it.
  mutating func drawWires(isCutLeft: Bool, isCutRight: Bool) {
    let names = wires.nameColumns
    for row in 0..<wires.count {
      let line = line(row)
      let wire: Character = wires.isClassical(row) ? "═" : "─"
      canvas.write(wires.name(ofRow: row), column: 0, row: line, ink: .strong)
      canvas.fill(names + 1..<canvas.width, row: line, with: wire, ink: .quiet)
      if isCutLeft { canvas.put("…", column: names + 1, row: line, ink: .quiet) }
      if isCutRight { canvas.put("…", column: canvas.width - 1, row: line, ink: .quiet) }
    }
  }

  /// Draws one symbol in the columns from `left` on.
  mutating func draw(_ symbol: CircuitSymbol, left: Int, width: Int) {
    let middle = left + (width - 1) / 2
    if symbol.isJoined { join(symbol, at: middle) }
    for placed in symbol.marks {
      let row = wires.row(of: placed.wire)
      let line = line(row)
      switch placed.mark {
      case .box(let text): box(text, of: symbol, row: row, middle: middle)
      case .control(let state):
        canvas.put(state == .on ? "●" : "○", column: middle, row: line, ink: symbol.ink)
      case .cross: canvas.put("×", column: middle, row: line, ink: symbol.ink)
      case .flip: canvas.put("⊕", column: middle, row: line, ink: symbol.ink)
      case .outcome: canvas.put("╩", column: middle, row: line, ink: symbol.ink)
      case .gap: canvas.fill(left..<left + width, row: line, with: "┄", ink: .quiet)
      case .barrier:
        let rows = height == .framed ? line - 1...line + 1 : line...line
        for line in rows { canvas.put("░", column: middle, row: line, ink: symbol.ink) }
      }
    }
  }

  /// Draws the line through the marks: single between qubits, double to classical bits.
  private mutating func join(_ symbol: CircuitSymbol, at column: Int) {
    guard let rows = symbol.rows(on: wires), let split = lastQubit(of: symbol) else { return }
    for line in line(rows.lowerBound)...line(rows.upperBound) {
      let isDouble = line > self.line(split)
      let sign: Character =
        switch canvas.character(column: column, row: line) {
        case "─": isDouble ? "╫" : "┼"
        case "═": "╬"
        default: isDouble ? "║" : "│"
        }
      canvas.put(sign, column: column, row: line, ink: symbol.ink)
    }
  }

  /// The lowest qubit wire with a mark.
  private func lastQubit(of symbol: CircuitSymbol) -> Int? {
    symbol.marks.map { wires.row(of: $0.wire) }.filter { !wires.isClassical($0) }.max()
  }

  private mutating func box(_ text: String, of symbol: CircuitSymbol, row: Int, middle: Int) {
    let line = line(row)
    let inner = text.columns
    guard height == .framed, !wires.isClassical(row) else {
      let start = middle - (inner + 1) / 2
      canvas.write("[" + text + "]", column: start, row: line, ink: symbol.ink)
      return
    }
    let start = middle - (inner + 3) / 2
    let end = start + inner + 3
    canvas.write("┤ " + text + " ├", column: start, row: line, ink: symbol.ink)
    for (edge, left, right) in [(line - 1, "┌", "┐"), (line + 1, "└", "┘")] {
      canvas.write(left, column: start, row: edge, ink: symbol.ink)
      canvas.fill(start + 1..<end, row: edge, with: "─", ink: symbol.ink)
      canvas.write(right, column: end, row: edge, ink: symbol.ink)
    }
    guard symbol.isJoined, let rows = symbol.rows(on: wires) else { return }
    if rows.lowerBound < row { canvas.put("┴", column: middle, row: line - 1, ink: symbol.ink) }
    if rows.upperBound > row {
      let isDouble = row == lastQubit(of: symbol)
      canvas.put(isDouble ? "╥" : "┬", column: middle, row: line + 1, ink: symbol.ink)
    }
  }
}
