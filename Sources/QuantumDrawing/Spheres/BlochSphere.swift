public import QuantumSimulator

/// A Bloch sphere with the arrow of one qubit and the way that it has taken.
///
/// ```swift
/// BlochSphere(name: "q0", arrow: try state.blochVector(of: 0)).text().lines
/// ```
public struct BlochSphere: Hashable, Sendable {
  /// What the sphere is called.
  public let name: String
  /// The arrow, if one is shown; that of half a Bell pair has length 0 and is a dot.
  public let arrow: BlochVector?
  /// The points of the way that the arrow has taken, joined by straight lines.
  public let path: [BlochVector]

  /// A sphere with an arrow and a path, each of them optional.
  public init(name: String, arrow: BlochVector? = nil, path: [BlochVector] = []) {
    self.name = name
    self.arrow = arrow
    self.path = path
  }

  /// The components of the arrow as a line of text.
  public var caption: String {
    guard let arrow else { return name }
    return name + "  x " + Figures.signed(arrow.x, decimals: 2) + "  y "
      + Figures.signed(arrow.y, decimals: 2)
      + "  z " + Figures.signed(arrow.z, decimals: 2) + "  length " + Figures.fixed(arrow.length, decimals: 2)
  }

  /// Arrows shorter than this are drawn as a dot.
  static let shortest = 0.02
}
