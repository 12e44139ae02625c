/// The state of one qubit as an arrow: its expectation values of X, Y and Z.
///
/// Length 1 is a pure state; the half of an entangled pair has a shorter arrow, half of a Bell pair none at
/// all.
public struct BlochVector: Hashable, Sendable {
  /// ⟨X⟩.
  public let x: Double
  /// ⟨Y⟩.
  public let y: Double
  /// ⟨Z⟩.
  public let z: Double

  /// The arrow with these components.
  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// The length, between 0 and 1 for a state of a qubit.
  public var length: Double { (x * x + y * y + z * z).squareRoot() }

  /// The angle from the arrow of |0⟩, in radians, 0 … π; 0 for the arrow of length 0.
  public var polarAngle: Double { ElementaryFunctions.atan2((x * x + y * y).squareRoot(), z) }

  /// The angle about the z axis from the arrow of |+⟩ towards that of |+i⟩, in radians, (−π, π]; 0 on the
  /// axis.
  public var azimuth: Double { ElementaryFunctions.atan2(y, x) }
}

extension StateVector {
  /// The Bloch vector of a qubit, whatever it is entangled with. O(2ⁿ).
  ///
  /// - Throws: ``StateError/qubitOutOfRange(qubit:qubitCount:)``.
  public func blochVector(of qubit: Int) throws(StateError) -> BlochVector {
    try check(qubit)
    return try BlochVector(of: qubit) { (string) throws(StateError) in try expectation(of: string) }
  }
}
