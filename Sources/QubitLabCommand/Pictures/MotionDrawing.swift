import QuantumDrawing
import QubitLab

/// The way that the arrows of a board take: a sphere with the path of each qubit, and its numbers over time.
struct MotionDrawing {
  private let spheres: [BlochSphere]
  private let plots: [TimePlot]

  /// How many points an operation has.
  private static let pointsPerOperation = 96
  /// More qubits than this are not drawn: they would not fit on a page.
  private static let qubitLimit = 4

  /// Draws the whole board of a playback.
  init(of playback: Playback) throws(PlaybackFault) {
    let samples = try playback.samples(perOperation: Self.pointsPerOperation)
    let level = playback.level
    let times = samples.map(\.time)
    let unit = playback.hasTime ? level.dynamics?.timeUnit.symbol ?? "" : "op."
    var spheres: [BlochSphere] = []
    var plots: [TimePlot] = []
    for (qubit, name) in level.qubits.enumerated().prefix(Self.qubitLimit) {
      let arrows = samples.map { $0.arrows[qubit] }
      spheres.append(BlochSphere(name: name, arrow: arrows.last, path: arrows))
      plots.append(TimePlot(title: name, unit: unit, curves: TimePlot.curves(of: arrows, at: times)))
    }
    self.spheres = spheres
    self.plots = plots
  }

  /// The drawing in characters.
  var lines: [String] {
    zip(spheres, plots).flatMap { sphere, plot in sphere.text().lines + [""] + plot.text().lines + [""] }
  }

  /// The drawing as one picture: a row for each qubit.
  var picture: VectorPicture {
    let sphere = BlochSphere.pictureExtent
    let plot = TimePlot.pictureExtent
    let rowHeight = max(sphere.height, plot.height)
    var picture = VectorPicture(
      width: sphere.width + plot.width, height: rowHeight * Double(spheres.count), title: "Motion",
      summary: spheres.map(\.caption).joined(separator: "; "))
    for (row, (own, curves)) in zip(spheres, plots).enumerated() {
      picture.insert(own.picture(), at: .init(0, rowHeight * Double(row)))
      picture.insert(curves.picture(), at: .init(sphere.width, rowHeight * Double(row)))
    }
    return picture
  }
}
