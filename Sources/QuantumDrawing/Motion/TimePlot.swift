public import QuantumSimulator

/// Numbers as they change with time: the chance of 1 and the mean values of X, Y and Z while a spin moves.
///
/// ```swift
/// TimePlot(title: "q0", unit: "µs", curves: TimePlot.curves(of: arrows, at: times)).text().lines
/// ```
public struct TimePlot: Hashable, Sendable {
  /// What the plot is called.
  public let title: String
  /// The unit of time, or what else the way along is counted in.
  public let unit: String
  /// What is plotted.
  public let curves: [Curve]

  /// One number over time.
  public struct Curve: Hashable, Sendable {
    /// What the number is called.
    public let name: String
    /// The least and the greatest number that the plot has room for.
    public let range: ClosedRange<Double>
    /// How it is drawn beside others.
    public let stroke: VectorPicture.Stroke
    /// Its values, ascending in time; two at one time are a jump.
    public let points: [Point]

    /// Makes a curve.
    public init(
      name: String, range: ClosedRange<Double>, stroke: VectorPicture.Stroke, points: [Point]
    ) {
      self.name = name
      self.range = range
      self.stroke = stroke
      self.points = points
    }
  }

  /// A number at a time.
  public struct Point: Hashable, Sendable {
    /// The time.
    public let time: Double
    /// The number.
    public let value: Double

    /// Makes a point.
    public init(time: Double, value: Double) {
      self.time = time
      self.value = value
    }
  }

  /// A plot of curves.
  public init(title: String, unit: String, curves: [Curve]) {
    self.title = title
    self.unit = unit
    self.curves = curves
  }

  /// The four curves of one qubit: P(1), ⟨X⟩, ⟨Y⟩ and ⟨Z⟩.
  ///
  /// - Parameter arrows: Its arrow at each of the times.
  public static func curves(of arrows: [BlochVector], at times: [Double]) -> [Curve] {
    func points(_ value: (BlochVector) -> Double) -> [Point] {
      zip(times, arrows).map { Point(time: $0, value: value($1)) }
    }
    return [
      Curve(name: "P(1)", range: 0...1, stroke: .accent, points: points { (1 - $0.z) / 2 }),
      Curve(name: "⟨X⟩", range: -1...1, stroke: .line, points: points { $0.x }),
      Curve(name: "⟨Y⟩", range: -1...1, stroke: .hidden, points: points { $0.y }),
      Curve(name: "⟨Z⟩", range: -1...1, stroke: .path, points: points { $0.z }),
    ]
  }

  /// The time at which the last curve ends; 1 where nothing lasts.
  var end: Double {
    let last = curves.reduce(0) { max($0, $1.points.last?.time ?? 0) }
    return last > 0 ? last : 1
  }

  /// What the axis of time says at its end.
  var endLabel: String { Figures.rounded(end, decimals: 4) + " " + unit }
}
