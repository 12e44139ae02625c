import QuantumSimulator

/// One block of a circuit drawn as a vector picture.
struct CircuitPictureBlock {
  static let margin = 16.0
  /// The bare wire before the first and after the last symbol.
  static let lead = 12.0
  private static let qubitPitch = 48.0
  private static let bitPitch = 28.0
  private static let boxHeight = 34.0

  let wires: CircuitWires
  let nameWidth: Double

  /// The width of a box with a text.
  static func boxWidth(_ text: String) -> Double {
    max(boxHeight, (VectorPicture.width(of: text) + 16).rounded(.up))
  }

  /// The height of a block.
  var height: Double {
    Double(wires.qubits.count) * Self.qubitPitch + Double(wires.bits.count) * Self.bitPitch
  }

  private func y(_ row: Int, top: Double) -> Double {
    let qubits = wires.qubits.count
    guard wires.isClassical(row) else { return top + (Double(row) + 0.5) * Self.qubitPitch }
    return top + Double(qubits) * Self.qubitPitch + (Double(row - qubits) + 0.5) * Self.bitPitch
  }

  /// Draws the names and the bare wires. An end that is cut fades into dots.
  func drawWires(
    on picture: inout VectorPicture, top: Double, length: Double, isCutLeft: Bool, isCutRight: Bool
  ) {
    let left = Self.margin + nameWidth
    let right = left + length + 2 * Self.lead
    for row in 0..<wires.count {
      let y = y(row, top: top)
      picture.text(
        wires.name(ofRow: row), at: .init(left - 8, y), anchor: .end, ink: .strong)
      let (from, to) = (left + (isCutLeft ? Self.lead : 0), right - (isCutRight ? Self.lead : 0))
      for offset in wires.isClassical(row) ? [-1.5, 1.5] : [0] {
        picture.line(from: .init(from, y + offset), to: .init(to, y + offset), stroke: .quiet)
        if isCutLeft {
          picture.line(from: .init(left, y + offset), to: .init(from, y + offset), stroke: .hidden)
        }
        if isCutRight {
          picture.line(from: .init(to, y + offset), to: .init(right, y + offset), stroke: .hidden)
        }
      }
    }
  }

  /// Draws one symbol about a middle line.
  func draw(_ symbol: CircuitSymbol, on picture: inout VectorPicture, top: Double, middle x: Double) {
    if symbol.isJoined { join(symbol, on: &picture, top: top, x: x) }
    for placed in symbol.marks {
      let y = y(wires.row(of: placed.wire), top: top)
      let centre = VectorPicture.Point(x, y)
      switch placed.mark {
      case .box(let text):
        let width = Self.boxWidth(text)
        picture.rectangle(
          at: .init(x - width / 2, y - Self.boxHeight / 2), width: width, height: Self.boxHeight, radius: 3,
          fill: .paper)
        picture.text(text, at: centre, ink: symbol.ink)
      case .control(let state): picture.circle(at: centre, radius: 5, fill: state == .on ? .solid : .paper)
      case .cross:
        for side in [-1.0, 1.0] {
          picture.line(from: .init(x - 7, y - 7 * side), to: .init(x + 7, y + 7 * side))
        }
      case .flip:
        picture.circle(at: centre, radius: 11, fill: .paper)
        picture.line(from: .init(x - 11, y), to: .init(x + 11, y))
        picture.line(from: .init(x, y - 11), to: .init(x, y + 11))
      case .barrier:
        let half = Self.qubitPitch / 2
        for offset in [-3.0, 3.0] {
          picture.line(from: .init(x + offset, y - half), to: .init(x + offset, y + half), stroke: .hidden)
        }
      case .outcome:
        picture.polygon([.init(x - 6, y - 8), .init(x + 6, y - 8), .init(x, y + 1)], fill: .solid)
      case .gap: picture.rectangle(at: .init(x - 15, y - 15), width: 30, height: 30, radius: 3, fill: .none)
      }
    }
  }

  /// Draws the line through the marks: single between qubits, double to classical bits.
  private func join(_ symbol: CircuitSymbol, on picture: inout VectorPicture, top: Double, x: Double) {
    let rows = symbol.marks.map { wires.row(of: $0.wire) }
    let qubits = rows.filter { !wires.isClassical($0) }
    guard let first = qubits.min(), let last = qubits.max(), let end = rows.max() else { return }
    if last > first { picture.line(from: .init(x, y(first, top: top)), to: .init(x, y(last, top: top))) }
    guard end > last else { return }
    for offset in [-1.5, 1.5] {
      picture.line(
        from: .init(x + offset, y(last, top: top)), to: .init(x + offset, y(end, top: top) - 4),
        stroke: .quiet)
    }
  }
}
