public import QuantumSimulator

/// The amplitudes of a state as bars: the length is the magnitude; the phase is a hand, an angle and a colour.
public struct AmplitudeChart: Sendable {
  /// One basis state.
  struct Row: Sendable {
    let ket: String
    let amplitude: Complex

    /// The phase as its hand and an angle, as "↗ π/4".
    var phase: String { PhaseHand.sign(amplitude.phase) + " " + Angle.description(amplitude.phase) }
  }

  let rows: ChartRows<Row>

  /// The amplitudes of a state that are not zero, at most `limit` of them: the greatest, in the order of the index.
  /// O(2ⁿ) time, O(`limit`) memory.
  public init(_ state: StateVector, limit: Int = 32) {
    rows = ChartRows(
      of: state.amplitudes.lazy.map { $0.lengthSquared }, above: ProbabilityHistogram.negligible, limit: limit
    ) { index in
      Row(
        ket: "|" + BitString(index, count: state.qubitCount).description + "⟩", amplitude: state[index])
    }
  }

  /// A line for each amplitude, and one that says how many are left out.
  ///
  ///     |11⟩ ██████████████······ 0.71 → 0        50.0%  0.71 + 0.00i
  ///
  /// - Parameter barColumns: the length of the bar of an amplitude of magnitude 1.
  public func lines(barColumns: Int = 20) -> [[TextCanvas.Run]] {
    let phaseColumns = rows.shown.reduce(8) { max($0, $1.phase.columns) }
    var lines: [[TextCanvas.Run]] = []
    for row in rows.shown {
      let length = row.amplitude.length
      let cells = min(barColumns, Int((length * Double(barColumns)).rounded()))
      let share = Figures.percent(row.amplitude.lengthSquared)
      lines.append([
        .init(text: row.ket + " ", ink: .strong),
        .init(text: String(repeating: "█", count: cells), ink: .bar),
        .init(text: String(repeating: "·", count: barColumns - cells), ink: .quiet),
        .init(text: " " + Figures.fixed(length, decimals: 2) + " ", ink: .plain),
        .init(text: Figures.padded(row.phase, to: phaseColumns), ink: .accent),
        .init(
          text: " " + String(repeating: " ", count: max(0, 6 - share.columns)) + share + "  ", ink: .plain),
        .init(text: Figures.complex(row.amplitude, decimals: 2), ink: .quiet),
      ])
    }
    if let remark = rows.remark { lines.append([.init(text: remark, ink: .quiet)]) }
    return lines
  }

  /// The chart as a vector picture: bars coloured by phase, each with a dial whose hand shows the phase, the angle and
  /// the number.
  public func picture(title: String) -> VectorPicture {
    let pitch = 32.0
    let kets = rows.shown.reduce(40) { max($0, VectorPicture.width(of: $1.ket)) } + 24
    let bar = 320.0
    let count = rows.shown.count + (rows.omittedCount > 0 ? 1 : 0)
    var picture = VectorPicture(
      width: kets + bar + 340, height: 48 + pitch * Double(count) + 12, title: title,
      summary: String(rows.shown.count)
        + " amplitudes; a bar's length is the magnitude, its dial and its colour show the phase.")
    picture.text(title, at: .init(16, 26), anchor: .start, ink: .strong)
    for (index, row) in rows.shown.enumerated() {
      let y = 48 + pitch * (Double(index) + 0.5)
      let (length, phase) = (row.amplitude.length, row.amplitude.phase)
      picture.text(row.ket, at: .init(kets - 8, y), anchor: .end)
      picture.line(from: .init(kets + bar, y - 11), to: .init(kets + bar, y + 11), stroke: .hidden)
      picture.rectangle(
        at: .init(kets, y - 11), width: bar * min(length, 1), height: 22,
        fill: .phase(PhaseColour(phase: phase)))
      let dial = VectorPicture.Point(kets + bar + 28, y)
      let (cosine, sine) = Angle.cosineAndSine(phase)
      picture.circle(at: dial, radius: 11, fill: .none)
      picture.line(from: dial, to: .init(dial.x + 11 * cosine, dial.y - 11 * sine))
      picture.text(Angle.description(phase), at: .init(dial.x + 20, y), anchor: .start)
      picture.text(Figures.percent(length * length), at: .init(dial.x + 160, y), anchor: .end)
      picture.text(
        Figures.complex(row.amplitude, decimals: 3), at: .init(dial.x + 176, y), size: 13, anchor: .start,
        ink: .quiet)
    }
    if let remark = rows.remark {
      picture.text(
        remark, at: .init(kets, 48 + pitch * (Double(count) - 0.5)), anchor: .start, ink: .quiet)
    }
    return picture
  }
}
