/// The way the arrows of some qubits take during a gate, a pulse or a wait, as points close enough together
/// to be joined by straight lines.
///
/// ```swift
/// let path = try state.path(through: GateApplication(.h, on: [0]), tolerance: 0.01)
/// for point in path.points { draw(point.arrows[0]) }
/// ```
public struct BlochPath: Hashable, Sendable {
  /// The arrows at one moment.
  public struct Point: Hashable, Sendable {
    /// Where on the way: 0 … 1 of a gate, or a time in seconds.
    public let parameter: Double
    /// The Bloch vector of each qubit, qubit 0 first.
    public let arrows: [BlochVector]

    /// The arrows at one moment.
    public init(parameter: Double, arrows: [BlochVector]) {
      self.parameter = parameter
      self.arrows = arrows
    }
  }

  /// The points in order, at least the first and the last.
  public let points: [Point]

  /// The path through these points.
  public init(points: [Point]) { self.points = points }

  /// The most points a sampled path has.
  public static let pointLimit = 4096

  /// Samples a motion: looks at equal parts of it first, and halves those whose middle is farther than the
  /// tolerance from the straight line, for any qubit.
  ///
  /// - Parameters:
  ///   - start: the parameter at the beginning.
  ///   - end: the parameter at the end, not before the beginning.
  ///   - tolerance: the largest distance, in units of the sphere's radius, of the curve from the lines; a
  ///     hundredth is less than a pixel of most drawings. At least 10⁻⁶.
  ///   - pieces: the equal parts to begin with: so many that none hides more than half a turn.
  ///   - arrows: the arrows at a parameter.
  /// - Throws: what `arrows` throws.
  public init<Failure: Error>(
    from start: Double, to end: Double, tolerance: Double = 0.01, pieces: Int = 8,
    arrows: (_ parameter: Double) throws(Failure) -> [BlochVector]
  ) throws(Failure) {
    let tolerance = max(tolerance, 1e-6)
    var points = [Point(parameter: start, arrows: try arrows(start))]
    guard end > start else {
      self.init(points: points)
      return
    }
    let pieces = min(max(1, pieces), Self.pointLimit / 2)
    for piece in 0..<pieces {
      let stop = piece == pieces - 1 ? end : start + (end - start) * Double(piece + 1) / Double(pieces)
      // The ends of the parts still to be looked at, the nearest last.
      var ahead = [Point(parameter: stop, arrows: try arrows(stop))]
      while let next = ahead.last {
        let here = points[points.count - 1]
        let middle = 0.5 * (here.parameter + next.parameter)
        let hasRoom = points.count + ahead.count + (pieces - piece) < Self.pointLimit
        if hasRoom, middle > here.parameter, middle < next.parameter {
          let between = Point(parameter: middle, arrows: try arrows(middle))
          if between.deviation(fromLineBetween: here, next) > tolerance {
            ahead.append(between)
            continue
          }
        }
        points.append(next)
        ahead.removeLast()
      }
    }
    self.init(points: points)
  }
}

extension BlochPath.Point {
  /// The largest distance of an arrow from the middle of the line between two others.
  fileprivate func deviation(fromLineBetween a: BlochPath.Point, _ b: BlochPath.Point) -> Double {
    var largest = 0.0
    for (index, arrow) in arrows.enumerated() {
      let (from, to) = (a.arrows[index], b.arrows[index])
      let (dx, dy, dz) = (
        arrow.x - 0.5 * (from.x + to.x), arrow.y - 0.5 * (from.y + to.y), arrow.z - 0.5 * (from.z + to.z)
      )
      largest = max(largest, (dx * dx + dy * dy + dz * dz).squareRoot())
    }
    return largest
  }
}
