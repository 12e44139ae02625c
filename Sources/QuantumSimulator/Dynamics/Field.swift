/// What makes a spin precess, as a vector of angular frequencies: the Hamiltonian is H = (x·X + y·Y + z·Z)/2
/// with ħ = 1.
///
/// ```swift
/// let field = Field(x: 0, y: 0, z: 2 * .pi)      // one turn a second about z
/// field.rotation(after: 0.25)                    // takes |+⟩ to |+i⟩
/// ```
///
/// The Bloch vector r turns about the field by the right-hand rule, dr/dt = field × r, so that H = ωZ/2
/// turns |+⟩ towards |+i⟩. All components are in radians a second.
public struct Field: Hashable, Sendable {
  /// The angular frequency about x, in radians a second.
  public var x: Double
  /// The angular frequency about y, in radians a second.
  public var y: Double
  /// The angular frequency about z, in radians a second.
  public var z: Double

  /// The field with these components.
  @inlinable
  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// No field: nothing moves.
  public static let zero = Field(x: 0, y: 0, z: 0)

  /// How fast a spin turns in this field, in radians a second: the Larmor angular frequency.
  @inlinable
  public var angularFrequency: Double { (x * x + y * y + z * z).squareRoot() }

  /// How often a spin turns in this field, in turns a second: the Larmor frequency.
  public var larmorFrequency: Double { angularFrequency / (2 * Double.pi) }

  /// How long one turn takes, in seconds; infinite without a field.
  public var period: Double { 2 * Double.pi / angularFrequency }

  /// Whether no component is infinite or NaN.
  public var isFinite: Bool { x.isFinite && y.isFinite && z.isFinite }

  /// The sum, as two coils at once give it.
  @inlinable
  public static func + (a: Field, b: Field) -> Field { Field(x: a.x + b.x, y: a.y + b.y, z: a.z + b.z) }

  /// The difference.
  @inlinable
  public static func - (a: Field, b: Field) -> Field { Field(x: a.x - b.x, y: a.y - b.y, z: a.z - b.z) }

  /// The field made stronger by a factor.
  @inlinable
  public static func * (factor: Double, field: Field) -> Field {
    Field(x: factor * field.x, y: factor * field.y, z: factor * field.z)
  }

  /// The vector product.
  func cross(_ other: Field) -> Field {
    Field(x: y * other.z - z * other.y, y: z * other.x - x * other.z, z: x * other.y - y * other.x)
  }
}
