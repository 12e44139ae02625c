import QuantumSimulator

/// The hand of a clock that turns with a phase: east is +1, north is +i.
enum PhaseHand {
  /// The arrow nearest to the direction.
  static func sign(_ phase: Double) -> String {
    let hands = ["→", "↗", "↑", "↖", "←", "↙", "↓", "↘"]
    let step = Int((phase / (.pi / 4)).rounded())
    return hands[((step % 8) + 8) % 8]
  }
}
