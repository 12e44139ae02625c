/// A linear map of arrows and a shift: r ↦ A·r + b. Also the generator of a flow of such maps, ṙ = A·r + b.
struct AffineMap: Sendable, Hashable {
  /// The images of the unit arrows along x, y and z: the columns of A.
  var x: SIMD3<Double>
  var y: SIMD3<Double>
  var z: SIMD3<Double>
  /// b.
  var shift: SIMD3<Double>

  static let identity = AffineMap(
    x: SIMD3(1, 0, 0), y: SIMD3(0, 1, 0), z: SIMD3(0, 0, 1), shift: .zero)
  static let zero = AffineMap(x: .zero, y: .zero, z: .zero, shift: .zero)

  /// A·v.
  func turned(_ v: SIMD3<Double>) -> SIMD3<Double> { v.x * x + v.y * y + v.z * z }

  /// A·v + b.
  func applied(to v: SIMD3<Double>) -> SIMD3<Double> { turned(v) + shift }

  /// The map on the right followed by this one.
  func after(_ earlier: AffineMap) -> AffineMap {
    AffineMap(
      x: turned(earlier.x), y: turned(earlier.y), z: turned(earlier.z), shift: applied(to: earlier.shift))
  }

  /// The product of two generators as 4 × 4 matrices with a last row of zeros.
  func product(with other: AffineMap) -> AffineMap {
    AffineMap(x: turned(other.x), y: turned(other.y), z: turned(other.z), shift: turned(other.shift))
  }

  static func + (a: AffineMap, b: AffineMap) -> AffineMap {
    AffineMap(x: a.x + b.x, y: a.y + b.y, z: a.z + b.z, shift: a.shift + b.shift)
  }

  static func * (factor: Double, a: AffineMap) -> AffineMap {
    AffineMap(x: factor * a.x, y: factor * a.y, z: factor * a.z, shift: factor * a.shift)
  }

  /// The largest magnitude of any number in it.
  var largest: Double {
    var largest = 0.0
    for column in [x, y, z, shift] {
      largest = max(largest, column.x.magnitude, column.y.magnitude, column.z.magnitude)
    }
    return largest
  }

  /// The map that the flow of this generator makes of an arrow in a unit of time.
  ///
  /// Scaling and squaring with the Taylor series: halved until no number is above 2⁻⁴, summed to the
  /// thirteenth power, whose next term is below a rounding error, and squared as often as halved. What
  /// rounding adds grows with the angle turned through, as it does in the angle itself.
  var exponential: AffineMap {
    var squarings = 0
    var size = largest
    while size > 0x1p-4 && squarings < 1000 {
      size *= 0.5
      squarings += 1
    }
    let generator = Double(sign: .plus, exponent: -squarings, significand: 1) * self
    var power = generator
    var sum = generator
    for order in 2...13 {
      power = (1 / Double(order)) * generator.product(with: power)
      sum = sum + power
    }
    // Kept as the difference from the identity, so that small maps lose nothing: (1 + d)² = 1 + 2d + d².
    for _ in 0..<squarings { sum = 2 * sum + sum.product(with: sum) }
    return sum + .identity
  }
}
