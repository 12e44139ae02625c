import QuantumDrawing
import QubitLab

extension DifficultyCurve {
  private static let width = 640.0
  private static let height = 200.0
  private static let margin = 40.0

  /// The curves one below the other, all on one scale, as an SVG picture.
  static func picture(of curves: [DifficultyCurve]) -> String {
    let most = curves.flatMap { $0.entries }.compactMap { $0.difficulty?.bits }.max() ?? 1
    let top = max(4, (most / 4).rounded(.up) * 4)
    var picture = VectorPicture(
      width: width, height: height * Double(curves.count), title: "How hard the levels are, in bits",
      summary: curves.map(\.summary).joined(separator: "; "))
    for (index, curve) in curves.enumerated() {
      picture.insert(curve.picture(top: top), at: .init(0, Double(index) * height))
    }
    return picture.svg
  }

  /// The curve in words.
  private var summary: String {
    "\(title.english): \(entries.map { Self.bits($0.difficulty?.bits) }.joined(separator: ", "))"
  }

  /// One curve, on a scale from 0 to `top` bits.
  private func picture(top: Double) -> VectorPicture {
    let (left, right, bottom) = (Self.margin, Self.width - Self.margin, Self.height - Self.margin)
    func height(of bits: Double) -> Double { bottom - (bottom - left) * bits / top }
    var picture = VectorPicture(
      width: Self.width, height: Self.height, title: title.english, summary: summary)
    picture.text(title.english, at: .init(left, 20), anchor: .start, ink: .strong)
    for tick in 0...4 {
      let bits = top * Double(tick) / 4
      picture.line(from: .init(left, height(of: bits)), to: .init(right, height(of: bits)), stroke: .quiet)
      picture.text(Self.bits(bits), at: .init(left - 6, height(of: bits)), size: 12, anchor: .end)
    }
    var points: [(place: VectorPicture.Point, title: String)] = []
    for (index, entry) in entries.enumerated() {
      let x = left + (right - left) * (Double(index) + 0.5) / Double(entries.count)
      picture.text("\(index + 1)", at: .init(x, bottom + 14), size: 12)
      guard let bits = entry.difficulty?.bits else { continue }
      points.append((.init(x, height(of: bits)), "\(entry.level.id): \(Self.bits(bits)) bits"))
    }
    picture.polyline(points.map(\.place), stroke: .path)
    for point in points { picture.circle(at: point.place, radius: 4, fill: .accent, title: point.title) }
    return picture
  }
}
