import QuantumSimulator

extension TimePlot {
  /// The width and height of the picture, in user units.
  public static let pictureExtent = (width: 520.0, height: 330.0)

  private static let margin = (left: 46.0, right: 58.0)

  /// The plot as a vector picture: above the curves from 0 to 1, below those from −1 to 1, each with its own stroke and
  /// its name at its end.
  public func picture() -> VectorPicture {
    var picture = VectorPicture(
      width: Self.pictureExtent.width, height: Self.pictureExtent.height, title: title, summary: summary)
    picture.text(title, at: .init(Self.margin.left, 14), size: 14, anchor: .start, ink: .strong)
    draw(curves.filter { $0.range.lowerBound >= 0 }, top: 34, height: 96, on: &picture)
    draw(curves.filter { $0.range.lowerBound < 0 }, top: 160, height: 136, on: &picture)
    picture.text("0", at: .init(Self.margin.left, 314), size: 12, ink: .quiet)
    picture.text(
      endLabel, at: .init(Self.pictureExtent.width - Self.margin.right, 314), size: 12, anchor: .end,
      ink: .quiet)
    return picture
  }

  /// Where every curve ends, for those who do not see the picture.
  private var summary: String {
    var text = ""
    for curve in curves {
      guard let last = curve.points.last else { continue }
      text +=
        (text.isEmpty ? "" : ", ") + curve.name + " ends at " + Figures.signed(last.value, decimals: 2)
    }
    return text
  }

  private func draw(
    _ curves: [Curve], top: Double, height: Double, on picture: inout VectorPicture
  ) {
    guard let range = curves.first?.range else { return }
    let right = Self.pictureExtent.width - Self.margin.right
    let span = range.upperBound - range.lowerBound
    func y(_ value: Double) -> Double { top + height * (range.upperBound - value) / span }
    for value in [range.lowerBound, range.lowerBound + span / 2, range.upperBound] {
      picture.line(
        from: .init(Self.margin.left, y(value)), to: .init(right, y(value)), stroke: .quiet)
      picture.text(
        Figures.rounded(value, decimals: 1), at: .init(Self.margin.left - 8, y(value)), size: 12,
        anchor: .end, ink: .quiet)
    }
    // Names that would lie on each other are moved apart.
    var taken: [Double] = []
    for curve in curves {
      let width = right - Self.margin.left
      picture.polyline(
        curve.points.map { .init(Self.margin.left + width * $0.time / end, y($0.value)) },
        stroke: curve.stroke)
      guard let last = curve.points.last, y(last.value).isFinite else { continue }
      var place = min(max(y(last.value), top), top + height)
      while let near = taken.first(where: { ($0 - place).magnitude < 13 }) { place = near + 14 }
      taken.append(place)
      picture.text(curve.name, at: .init(right + 8, place), size: 13, anchor: .start)
    }
  }
}
