/// A real matrix on one qubit: rows (a, b) and (c, d).
public struct RealRotation: Sendable {
  /// The qubit.
  public let qubit: Int
  /// The elements.
  public let a, b, c, d: Double

  /// The matrix with these rows on a qubit.
  public init(qubit: Int, _ a: Double, _ b: Double, _ c: Double, _ d: Double) {
    self.qubit = qubit
    self.a = a
    self.b = b
    self.c = c
    self.d = d
  }
}
