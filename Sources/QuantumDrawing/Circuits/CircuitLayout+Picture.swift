extension CircuitLayout {
  /// The circuit as a vector picture, in blocks one below the other where it is wider than `width` units.
  ///
  /// - Parameters:
  ///   - title: what a screen reader says first.
  ///   - width: the width to wrap at, in user units; a single operation that is wider still stands whole.
  public func picture(title: String, width: Double = 960) -> VectorPicture {
    let widths = columns.map { column in column.reduce(0) { max($0, $1.pictureWidth) } }
    let margin = CircuitPictureBlock.margin
    let names = wires.qubits + wires.bits
    let nameWidth = names.reduce(0) { max($0, VectorPicture.width(of: $1)) } + 10
    let room = width - nameWidth - 2 * margin - 2 * CircuitPictureBlock.lead
    let blocks = blocks(widths: widths, room: room, wrapping: .blocks)
    let block = CircuitPictureBlock(wires: wires, nameWidth: nameWidth)
    let longest = blocks.reduce(0) { longest, block in max(longest, block.reduce(0) { $0 + widths[$1] }) }
    var picture = VectorPicture(
      width: (nameWidth + longest + 2 * margin + 2 * CircuitPictureBlock.lead).rounded(.up),
      height: 2 * margin + Double(blocks.count) * block.height + Double(blocks.count - 1) * margin,
      title: title, summary: summary)
    for (index, range) in blocks.enumerated() {
      let top = margin + Double(index) * (block.height + margin)
      let length = range.reduce(0) { $0 + widths[$1] }
      block.drawWires(
        on: &picture, top: top, length: length, isCutLeft: range.lowerBound > 0,
        isCutRight: range.upperBound < columns.count)
      var left = margin + nameWidth + CircuitPictureBlock.lead
      for column in range {
        for symbol in columns[column] {
          block.draw(symbol, on: &picture, top: top, middle: left + widths[column] / 2)
        }
        left += widths[column]
      }
    }
    return picture
  }

  private var summary: String {
    let symbols = columns.reduce(0) { $0 + $1.count }
    return "A circuit on " + String(wires.qubits.count) + (wires.qubits.count == 1 ? " qubit" : " qubits")
      + " with " + String(symbols) + (symbols == 1 ? " operation" : " operations") + " in "
      + String(columns.count) + (columns.count == 1 ? " column" : " columns")
      + "; the wire of qubit 0 is the lowest."
  }
}

extension CircuitSymbol {
  /// The width that the symbol takes, with a piece of wire on both sides.
  fileprivate var pictureWidth: Double {
    marks.reduce(0) { widest, placed in
      guard case .box(let text) = placed.mark else { return max(widest, 36) }
      return max(widest, CircuitPictureBlock.boxWidth(text) + 16)
    }
  }
}
