import QubitLab

/// A state as lines of characters: arrows as three gauges, amplitudes as bars with sign and phase.
struct StateDrawing {
  /// The arrows, a line a qubit, in the order of a ket: qubit 0 lowest.
  let arrows: [StyledLine]
  /// The amplitudes that are not zero, as many as there is room for.
  let amplitudes: [StyledLine]

  /// Draws a state of the level's qubits.
  init(_ state: StateVector, names: [String], rows: Int) {
    let nameWidth = names.map(\.columns).max() ?? 0
    arrows = names.indices.reversed().map { qubit in
      var line = StyledLine(names[qubit].padded(to: nameWidth) + "  ", .strong)
      guard let arrow = try? state.blochVector(of: qubit) else { return line }
      for (axis, part) in [("x", arrow.x), ("y", arrow.y), ("z", arrow.z)] {
        line.add("\(axis) ")
        line.add(Self.gauge(part), .bar)
        line.add(" \(Self.signed(part))  ")
      }
      line.add("length \(Self.fixed(arrow.length))", .quiet)
      return line
    }
    let terms = state.amplitudes.enumerated().filter { $0.element.lengthSquared > 1e-12 }
    var lines = terms.prefix(terms.count > rows ? max(rows - 1, 0) : rows).map { index, amplitude in
      Self.bar(BitString(index, count: state.qubitCount).description, amplitude)
    }
    if terms.count > rows { lines.append(StyledLine("… \(terms.count - lines.count) more", .quiet)) }
    amplitudes = lines
  }

  /// A part of an arrow from −1 to 1 on a line of eleven characters.
  private static func gauge(_ part: Double) -> String {
    let place = Int((part * 5).rounded()) + 5
    return (0...10).map { $0 == place ? "●" : $0 == 5 ? "┼" : "─" }.joined()
  }

  private static func bar(_ digits: String, _ amplitude: Complex) -> StyledLine {
    let length = amplitude.length
    let cells = Int((length * 20).rounded())
    var line = StyledLine("|\(digits)⟩ ", .strong)
    line.add(String(repeating: "█", count: cells), .bar)
    line.add(String(repeating: "·", count: 20 - cells), .quiet)
    line.add(" \(fixed(length)) ")
    line.add("\(clock(amplitude.phase)) \(Angle.description(amplitude.phase))".padded(to: 9), .accent)
    line.add(" \(Decimals.percent(length * length))")
    return line
  }

  /// The hand of a clock that turns with the phase: east is +1, north is +i.
  private static func clock(_ phase: Double) -> String {
    let hands = ["→", "↗", "↑", "↖", "←", "↙", "↓", "↘"]
    let step = Int((phase / (.pi / 4)).rounded())
    return hands[((step % 8) + 8) % 8]
  }

  private static func fixed(_ value: Double) -> String {
    let text = DecimalNumber(rounding: value, decimals: 2).text
    guard let point = text.firstIndex(of: ".") else { return text + ".00" }
    return text.padding(to: 2, after: point)
  }

  private static func signed(_ value: Double) -> String {
    (value < -0.005 ? "−" : "+") + fixed(value.magnitude)
  }
}

extension String {
  /// The decimals filled up with zeros.
  fileprivate func padding(to decimals: Int, after point: String.Index) -> String {
    self + String(repeating: "0", count: max(0, decimals - distance(from: point, to: endIndex) + 1))
  }
}
