/// A rotation of one spin, with its sign: the matrix w − i(x·X + y·Y + z·Z) of determinant 1, held as a unit
/// quaternion.
///
/// ```swift
/// let quarter = SpinRotation(about: Field(x: 0, y: 0, z: 1), by: .pi / 2)
/// quarter.applied(to: BlochVector(x: 1, y: 0, z: 0))      // (0, 1, 0)
/// (later * earlier).gate                                  // on a state vector
/// ```
///
/// Four numbers instead of the eight of a matrix, and a product that costs 16 multiplications. A whole turn
/// is −1, two are the identity.
public struct SpinRotation: Hashable, Sendable {
  /// The cosine of half the angle.
  public let w: Double
  /// The x component of the axis times the sine of half the angle.
  public let x: Double
  /// The y component of the axis times the sine of half the angle.
  public let y: Double
  /// The z component of the axis times the sine of half the angle.
  public let z: Double

  @usableFromInline
  init(w: Double, x: Double, y: Double, z: Double) {
    self.w = w
    self.x = x
    self.y = y
    self.z = z
  }

  /// No rotation.
  public static let identity = SpinRotation(w: 1, x: 0, y: 0, z: 0)

  /// The rotation by an angle, in radians, about the direction of a field; by the right-hand rule.
  ///
  /// Exact for multiples of π/12, as far as doubles allow. Without a direction, or with an angle or field
  /// that is not finite, nothing turns.
  public init(about axis: Field, by angle: Double) {
    let largest = max(axis.x.magnitude, axis.y.magnitude, axis.z.magnitude)
    guard largest > 0, axis.isFinite, angle.isFinite else {
      self = .identity
      return
    }
    // Divided first, so that no square overflows or vanishes.
    let direction = Field(x: axis.x / largest, y: axis.y / largest, z: axis.z / largest)
    let (cosine, sine) = Angle.cosineAndSine(angle / 2)
    let scale = sine / direction.angularFrequency
    self.init(w: cosine, x: scale * direction.x, y: scale * direction.y, z: scale * direction.z)
  }

  /// The rotation by a vector: about its direction, by its length in radians.
  /// Of a vector that is no vector the rotation is none either: NaN, for the caller to find.
  init(by vector: Field) {
    guard vector.isFinite else {
      self.init(w: .nan, x: .nan, y: .nan, z: .nan)
      return
    }
    self.init(about: vector, by: vector.angularFrequency)
  }
}

extension SpinRotation {
  /// The rotation on the right followed by the one on the left. Products of any number of rotations stay of
  /// length 1 to rounding error.
  @inlinable
  public static func * (later: SpinRotation, earlier: SpinRotation) -> SpinRotation {
    later.product(with: earlier).renormalised
  }

  /// The product as it comes out, whose length drifts by a rounding error each time.
  @inlinable
  func product(with earlier: SpinRotation) -> SpinRotation {
    SpinRotation(
      w: (w * earlier.w - x * earlier.x) - (y * earlier.y + z * earlier.z),
      x: (w * earlier.x + x * earlier.w) + (y * earlier.z - z * earlier.y),
      y: (w * earlier.y + y * earlier.w) + (z * earlier.x - x * earlier.z),
      z: (w * earlier.z + z * earlier.w) + (x * earlier.y - y * earlier.x))
  }

  /// The nearest rotation of length 1, for a length that differs from 1 by rounding errors: one step of
  /// Newton's iteration for the reciprocal root.
  @inlinable
  var renormalised: SpinRotation {
    let scale = 1.5 - 0.5 * (w * w + x * x + y * y + z * z)
    return SpinRotation(w: scale * w, x: scale * x, y: scale * y, z: scale * z)
  }

  /// The rotation that undoes this one.
  public var inverse: SpinRotation { SpinRotation(w: w, x: -x, y: -y, z: -z) }

  /// The angle of the rotation in radians, 0 … 2π.
  public var angle: Double {
    2 * ElementaryFunctions.atan2((x * x + y * y + z * z).squareRoot(), w)
  }

  /// The largest difference that the two rotations make to any state: the spectral norm of the difference of
  /// their matrices. 0 for equal ones, 2 for opposite signs.
  public func distance(to other: SpinRotation) -> Double {
    let (dw, dx, dy, dz) = (w - other.w, x - other.x, y - other.y, z - other.z)
    return (dw * dw + dx * dx + dy * dy + dz * dz).squareRoot()
  }

  /// The arrow turned by the rotation.
  @inlinable
  public func applied(to arrow: BlochVector) -> BlochVector {
    // r + 2w(v × r) + 2v × (v × r) with v = (x, y, z).
    let cx = 2 * (y * arrow.z - z * arrow.y)
    let cy = 2 * (z * arrow.x - x * arrow.z)
    let cz = 2 * (x * arrow.y - y * arrow.x)
    return BlochVector(
      x: arrow.x + w * cx + (y * cz - z * cy), y: arrow.y + w * cy + (z * cx - x * cz),
      z: arrow.z + w * cz + (x * cy - y * cx))
  }

  /// The unitary of determinant 1.
  public var matrix: ComplexMatrix {
    ComplexMatrix(
      rows: 2, columns: 2,
      elements: [Complex(w, -z), Complex(-y, -x), Complex(y, -x), Complex(w, z)])
  }

  /// The rotation as a gate on one qubit.
  public var gate: Gate { Gate(trustedUnitary: matrix) }
}
