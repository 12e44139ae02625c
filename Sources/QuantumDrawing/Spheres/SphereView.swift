import QuantumSimulator

/// How the unit sphere is looked at: from afar, from before, the right and a little above, so that x comes towards the
/// viewer and to the left, y goes to the right, and z goes up.
struct SphereView {
  /// A place in the picture, in units of the radius; `depth` grows towards the viewer.
  struct Point {
    let right: Double
    let up: Double
    let depth: Double

    /// Whether the place lies behind the plane of the picture.
    var isBehind: Bool { depth < 0 }
  }

  /// The viewer's azimuth and height above the equator, in radians.
  private static let turn = Angle.cosineAndSine(24 * .pi / 180)
  private static let rise = Angle.cosineAndSine(18 * .pi / 180)

  /// The projection of a place along the line of sight.
  static func project(_ vector: BlochVector) -> Point {
    let towards = turn.cosine * vector.x + turn.sine * vector.y
    return Point(
      right: turn.cosine * vector.y - turn.sine * vector.x,
      up: rise.cosine * vector.z - rise.sine * towards,
      depth: rise.cosine * towards + rise.sine * vector.z)
  }

  /// A curve on the sphere in pieces that lie all before or all behind.
  struct Arc {
    var points: [Point]
    let isBehind: Bool
  }

  /// A closed great circle through two directions that stand at right angles.
  static func circle(_ a: BlochVector, _ b: BlochVector, steps: Int = 96) -> [Arc] {
    var arcs: [Arc] = []
    for step in 0...steps {
      let (cosine, sine) = Angle.cosineAndSine(2 * .pi * Double(step) / Double(steps))
      let point = project(
        BlochVector(
          x: cosine * a.x + sine * b.x, y: cosine * a.y + sine * b.y, z: cosine * a.z + sine * b.z))
      if let last = arcs.indices.last, arcs[last].isBehind == point.isBehind {
        arcs[last].points.append(point)
      } else {
        if let last = arcs.indices.last { arcs[last].points.append(point) }
        arcs.append(Arc(points: [point], isBehind: point.isBehind))
      }
    }
    return arcs
  }

  /// The equator.
  static let equator = circle(BlochVector(x: 1, y: 0, z: 0), BlochVector(x: 0, y: 1, z: 0))

  /// The ends of the axes with the states that lie there.
  static let poles: [(name: String, ket: String, end: BlochVector)] = [
    ("x", "|+⟩", BlochVector(x: 1, y: 0, z: 0)), ("", "|−⟩", BlochVector(x: -1, y: 0, z: 0)),
    ("y", "|+i⟩", BlochVector(x: 0, y: 1, z: 0)), ("", "|−i⟩", BlochVector(x: 0, y: -1, z: 0)),
    ("z", "|0⟩", BlochVector(x: 0, y: 0, z: 1)), ("", "|1⟩", BlochVector(x: 0, y: 0, z: -1)),
  ]
}
