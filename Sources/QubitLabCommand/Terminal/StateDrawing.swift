import QuantumDrawing
import QubitLab

/// A state as lines of characters: arrows as three gauges, amplitudes as bars with sign and phase.
struct StateDrawing {
  /// The arrows, a line a qubit, in the order of a ket: qubit 0 lowest.
  let arrows: [StyledLine]
  /// The amplitudes that are not zero, as many as there is room for.
  let amplitudes: [StyledLine]

  /// Draws the state at the play head. Where noise has mixed it, it has chances instead of amplitudes.
  init(of playback: Playback, rows: Int) {
    let names = playback.level.qubits
    guard let stage = playback.mixedStage else {
      self.init(playback.noiselessStage(playback.head).state, names: names, rows: rows)
      return
    }
    let chances = stage.state.probabilities.enumerated().filter { $0.element > 1e-12 }.prefix(rows)
    self.init(
      arrows: Self.lines((try? stage.state.blochVectors) ?? [], names),
      amplitudes: chances.map { index, chance in
        var line = StyledLine("|\(BitString(index, count: names.count).description)⟩ ", .strong)
        line.add(Decimals.percent(chance))
        return line
      })
  }

  private init(arrows: [StyledLine], amplitudes: [StyledLine]) {
    self.arrows = arrows
    self.amplitudes = amplitudes
  }

  /// A line for each arrow, qubit 0 lowest.
  private static func lines(_ arrows: [BlochVector], _ names: [String]) -> [StyledLine] {
    let nameColumns = names.map(\.columns).max() ?? 0
    return zip(names, arrows).reversed().map { name, arrow in
      StyledLine(BlochGauges.line(name: name, nameColumns: nameColumns, arrow: arrow))
    }
  }

  /// Draws a state of the level's qubits.
  init(_ state: StateVector, names: [String], rows: Int) {
    arrows = Self.lines((try? state.blochVectors) ?? [], names)
    let all = AmplitudeChart(state, limit: rows)
    // Where some are left out, a line says so.
    let chart = all.lines().count > rows ? AmplitudeChart(state, limit: rows - 1) : all
    amplitudes = chart.lines().map { StyledLine($0) }
  }
}

extension StyledLine {
  /// A line of a drawing.
  init(_ runs: [TextCanvas.Run]) { pieces = runs.map { ($0.text, $0.ink.style) } }
}

extension Ink {
  /// How a terminal shows the ink.
  var style: TextStyle {
    switch self {
    case .plain: .plain
    case .quiet: .quiet
    case .accent: .accent
    case .strong: .strong
    case .bar: .bar
    }
  }
}
