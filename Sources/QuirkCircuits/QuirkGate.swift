import QuantumSimulator

/// What Quirk calls the gates on one qubit that both know.
///
/// Its powers are principal ones, as ours are: "X^½" has the eigenvalues 1 and i, "Z^¼" is T.
enum QuirkGate {
  /// The names of powers: "" for the gate itself, "^¼" for its fourth root, and so on.
  private static let exponents: [(suffix: String, exponent: Double)] = [
    ("", 1), ("^½", 1 / 2), ("^-½", -1 / 2), ("^⅓", 1 / 3), ("^-⅓", -1 / 3), ("^¼", 1 / 4), ("^-¼", -1 / 4),
    ("^⅛", 1 / 8), ("^-⅛", -1 / 8), ("^⅟₁₆", 1 / 16), ("^-⅟₁₆", -1 / 16), ("^⅟₃₂", 1 / 32),
    ("^-⅟₃₂", -1 / 32),
    ("^⅟₆₄", 1 / 64), ("^⅟₁₂₈", 1 / 128),
  ]

  /// The gates with fixed names.
  static let table: [(id: String, gate: Gate)] = {
    var table: [(id: String, gate: Gate)] = [("H", .h)]
    for (letter, gate) in [("X", Gate.x), ("Y", Gate.y), ("Z", Gate.z)] {
      for (suffix, exponent) in exponents { table.append((letter + suffix, gate.power(exponent))) }
    }
    return table
  }()

  /// The gate with a fixed name.
  static func gate(_ id: String) -> Gate? { table.first { $0.id == id }?.gate }

  /// The fixed name of a gate, if it has one.
  static func id(_ gate: Gate) -> String? { table.first { $0.gate == gate }?.id }

  /// How a gate with a formula turns its number into a gate.
  enum Formula: String, CaseIterable {
    case xPower = "X^ft"
    case yPower = "Y^ft"
    case zPower = "Z^ft"
    case rx = "Rxft"
    case ry = "Ryft"
    case rz = "Rzft"

    /// Whether the number is an exponent, a multiple of half a turn, and not an angle in radians.
    var isPower: Bool {
      switch self {
      case .xPower, .yPower, .zPower: true
      case .rx, .ry, .rz: false
      }
    }

    /// The gate for an angle in radians.
    func gate(angle: Double) -> Gate {
      switch self {
      case .xPower: Gate.x.power(angle / .pi)
      case .yPower: Gate.y.power(angle / .pi)
      case .zPower: .p(angle)
      case .rx: .rx(angle)
      case .ry: .ry(angle)
      case .rz: .rz(angle)
      }
    }
  }

  /// The axes along which a control can ask, beside z: the change of basis before the control, what the control then
  /// asks for, and the change back.
  static let tiltedControls: [(id: String, before: Gate, state: Control.State, after: Gate)] = [
    ("⊕", .h, .off, .h), ("⊖", .h, .on, .h), ("⊗", .sxdg, .on, .sx), ("(/)", .sx, .on, .sxdg),
  ]

  /// Whether a name is that of a display, which only looks: "Bloch", "Chance4", "Amps2".
  static func isDisplay(_ id: String) -> Bool {
    var name = Substring(id)
    while let last = name.unicodeScalars.last, ("0"..."9").contains(last) { name = name.dropLast() }
    return ["Bloch", "Chance", "Amps", "Sample", "Density"].contains(name)
  }
}
