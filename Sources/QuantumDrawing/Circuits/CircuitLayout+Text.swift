extension CircuitLayout {
  /// How high a drawing in characters is.
  public enum TextHeight: Hashable, Sendable {
    /// A row a wire: boxes are brackets.
    case compact
    /// Three rows a qubit: boxes have frames.
    case framed
  }

  /// The circuit in characters.
  ///
  ///          ┌───┐
  ///     q1 ──┤ H ├──●──
  ///          └───┘  │
  ///     q0 ─────────⊕──
  ///
  /// - Parameters:
  ///   - width: how many columns there are; a single operation that is wider still stands whole.
  ///   - wrapping: what happens to a circuit that is longer.
  public func text(
    width: Int = 80, height: TextHeight = .framed, wrapping: Wrapping = .blocks
  ) -> TextCanvas {
    let widths = columns.map { column in column.reduce(0) { max($0, $1.columns(height)) } }
    // The names with a blank, and a sign at both ends of the wires.
    let frame = wires.nameColumns + 3
    let blocks = blocks(widths: widths, room: width - frame, wrapping: wrapping)
    var canvases: [TextCanvas] = []
    for block in blocks {
      if !canvases.isEmpty { canvases.append(TextCanvas(width: 0, height: 1)) }
      let length = block.reduce(0) { $0 + widths[$1] }
      var drawing = CircuitTextBlock(wires: wires, height: height, length: length)
      drawing.drawWires(isCutLeft: block.lowerBound > 0, isCutRight: block.upperBound < columns.count)
      var left = wires.nameColumns + 2
      for column in block {
        for symbol in columns[column] { drawing.draw(symbol, left: left, width: widths[column]) }
        left += widths[column]
      }
      canvases.append(drawing.canvas)
    }
    return TextCanvas(stacking: canvases)
  }
}

extension CircuitSymbol {
  /// The columns that the symbol takes, with a piece of wire on both sides.
  fileprivate func columns(_ height: CircuitLayout.TextHeight) -> Int {
    marks.reduce(0) { widest, placed in
      switch placed.mark {
      case .box(let text): max(widest, text.columns + (height == .framed ? 6 : 4))
      case .gap: max(widest, 2)
      default: max(widest, 3)
      }
    }
  }
}
