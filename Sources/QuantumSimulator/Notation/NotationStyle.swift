/// Which signs a text is written with; both are read.
public enum NotationStyle: Hashable, Sendable {
  /// What every keyboard has: `|0>`, `sqrt(2)`, `pi`, `-`.
  case ascii
  /// What books print: `|0⟩`, `√2`, `π`, `−`.
  case typographic

  var ketEnd: String { self == .ascii ? ">" : "⟩" }
  var pi: String { self == .ascii ? "pi" : "π" }
  var minus: String { self == .ascii ? "-" : "−" }

  /// The root of a whole number that is greater than one.
  func root(of radicand: Int) -> String {
    self == .ascii ? "sqrt(\(radicand))" : "√\(radicand)"
  }
}
