import QuantumSimulator

extension BlochSphere {
  /// The width and height of the picture of one sphere, in user units.
  public static let pictureExtent = (width: 300.0, height: 330.0)

  private static let centre = VectorPicture.Point(150, 150)
  private static let radius = 98.0

  /// The sphere as a vector picture, with axes, the states at their ends, and the arrow's components below.
  public func picture() -> VectorPicture {
    var picture = VectorPicture(
      width: Self.pictureExtent.width, height: Self.pictureExtent.height, title: "Bloch sphere of " + name,
      summary: caption)
    picture.circle(at: Self.centre, radius: Self.radius, fill: .none)
    for arc in SphereView.equator {
      picture.polyline(arc.points.map(Self.place), stroke: arc.isBehind ? .hidden : .quiet)
    }
    for pole in SphereView.poles {
      let end = SphereView.project(pole.end)
      picture.line(from: Self.centre, to: Self.place(end), stroke: end.isBehind ? .hidden : .quiet)
      label(pole.name.isEmpty ? pole.ket : pole.name + " " + pole.ket, at: end, on: &picture)
    }
    picture.polyline(path.map { Self.place(SphereView.project($0)) }, stroke: .path)
    drawArrow(on: &picture)
    picture.text(caption, at: .init(Self.centre.x, 312), size: 13, ink: .strong)
    return picture
  }

  /// Writes the name of an axis beside its end: outside the sphere at its sides, above or below the end elsewhere.
  private func label(_ text: String, at end: SphereView.Point, on picture: inout VectorPicture) {
    let place = Self.place(end)
    if end.right.magnitude > 0.7 {
      let side = end.right > 0 ? 1.0 : -1.0
      let edge = VectorPicture.Point(Self.centre.x + side * (Self.radius + 7), place.y)
      picture.text(text, at: edge, size: 13, anchor: side > 0 ? .start : .end, ink: .quiet)
    } else {
      let below = end.up < 0 ? 1.0 : -1.0
      picture.text(text, at: .init(place.x, place.y + 16 * below), size: 13, ink: .quiet)
    }
  }

  private func drawArrow(on picture: inout VectorPicture) {
    guard let arrow else { return }
    let end = Self.place(SphereView.project(arrow))
    let (dx, dy) = (end.x - Self.centre.x, end.y - Self.centre.y)
    let length = (dx * dx + dy * dy).squareRoot()
    // The foot of the head on the ground, which tells the depth.
    let ground = Self.place(SphereView.project(BlochVector(x: arrow.x, y: arrow.y, z: 0)))
    if arrow.length >= Self.shortest {
      picture.line(from: end, to: ground, stroke: .hidden)
      picture.line(from: Self.centre, to: ground, stroke: .hidden)
    }
    // An arrow that points at the viewer, or has no length, is seen as a dot.
    guard length > 12 else {
      picture.circle(at: end, radius: 5, fill: .accent)
      return
    }
    let (ux, uy) = (dx / length, dy / length)
    let base = VectorPicture.Point(end.x - 12 * ux, end.y - 12 * uy)
    picture.line(from: Self.centre, to: base, stroke: .accent)
    picture.polygon(
      [end, .init(base.x - 6 * uy, base.y + 6 * ux), .init(base.x + 6 * uy, base.y - 6 * ux)], fill: .accent)
  }

  private static func place(_ point: SphereView.Point) -> VectorPicture.Point {
    .init(centre.x + radius * point.right, centre.y - radius * point.up)
  }
}

extension VectorPicture {
  /// Pictures in rows, as many in a row as `width` holds, at least one.
  public init(tiling pictures: [VectorPicture], title: String, summary: String, width: Double = 960) {
    var corners: [Point] = []
    var (corner, rowHeight) = (Point(0, 0), 0.0)
    var extent = Point(0, 0)
    for picture in pictures {
      if corner.x > 0, corner.x + picture.width > width {
        corner = Point(0, corner.y + rowHeight)
        rowHeight = 0
      }
      corners.append(corner)
      corner.x += picture.width
      rowHeight = max(rowHeight, picture.height)
      extent = Point(max(extent.x, corner.x), max(extent.y, corner.y + rowHeight))
    }
    self.init(width: extent.x, height: extent.y, title: title, summary: summary)
    for (picture, corner) in zip(pictures, corners) { insert(picture, at: corner) }
  }
}
