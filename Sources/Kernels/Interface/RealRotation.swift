/// A real orthogonal matrix on one qubit in one of two forms: rows (a, −c) and (c, a) where |a| ≥ |c|, rows
/// (a, c) and (c, −a) where not.
public struct RealRotation: Sendable {
  /// The qubit.
  public let qubit: Int
  /// The first column.
  public let a, c: Double

  /// The matrix with this first column on a qubit.
  public init(qubit: Int, _ a: Double, _ c: Double) {
    self.qubit = qubit
    self.a = a
    self.c = c
  }

  /// Whether the matrix is nearer to X than to the identity, and takes the second form.
  public var changesPlaces: Bool { a.magnitude < c.magnitude }

  /// The second element of the first row.
  public var b: Double { changesPlaces ? c : -c }

  /// The second element of the second row.
  public var d: Double { changesPlaces ? -a : a }
}
