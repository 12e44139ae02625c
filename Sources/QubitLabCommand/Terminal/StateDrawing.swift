import QuantumDrawing
import QubitLab

/// A state as lines of characters: arrows as three gauges, amplitudes as bars with sign and phase.
struct StateDrawing {
  /// The arrows, a line a qubit, in the order of a ket: qubit 0 lowest.
  let arrows: [StyledLine]
  /// The amplitudes that are not zero, as many as there is room for.
  let amplitudes: [StyledLine]

  /// Draws a state of the level's qubits.
  init(_ state: StateVector, names: [String], rows: Int) {
    let nameColumns = names.map(\.columns).max() ?? 0
    arrows = names.indices.reversed().map { qubit in
      guard let arrow = try? state.blochVector(of: qubit) else { return StyledLine(names[qubit], .strong) }
      return StyledLine(BlochGauges.line(name: names[qubit], nameColumns: nameColumns, arrow: arrow))
    }
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
