public import QuantumSimulator

/// The components of an arrow on three gauges from −1 to 1, and its length: what a narrow screen has room for.
///
///     q0  x ─────┼────● +1.00  y ─────●───── +0.00  z ─────●───── +0.00  length 1.00
public enum BlochGauges {
  /// The line of one arrow.
  public static func line(name: String, nameColumns: Int, arrow: BlochVector) -> [TextCanvas.Run] {
    var runs = [TextCanvas.Run(text: Figures.padded(name, to: nameColumns) + "  ", ink: .strong)]
    for (axis, part) in [("x", arrow.x), ("y", arrow.y), ("z", arrow.z)] {
      runs.append(.init(text: axis + " ", ink: .plain))
      runs.append(.init(text: gauge(part), ink: .bar))
      runs.append(.init(text: " " + Figures.signed(part, decimals: 2) + "  ", ink: .plain))
    }
    return runs + [.init(text: "length " + Figures.fixed(arrow.length, decimals: 2), ink: .quiet)]
  }

  private static func gauge(_ part: Double) -> String {
    let place = part.isNaN ? nil : Int((min(max(part, -1), 1) * 5).rounded()) + 5
    var text = ""
    for index in 0...10 { text += index == place ? "●" : index == 5 ? "┼" : "─" }
    return text
  }
}
