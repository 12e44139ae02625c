import QuantumSimulator

/// A picture in Scalable Vector Graphics (SVG 1.1), built from a few shapes.
///
/// The text is the same on every machine. It has a title and a description for those who do not see it, and its colours
/// follow the reader's preference for light or dark. Lengths are in user units (pixels); y points down.
public struct VectorPicture: Hashable, Sendable {
  /// The width in user units.
  public let width: Double
  /// The height in user units.
  public let height: Double
  /// What a screen reader says first.
  public let title: String
  /// What a screen reader says then.
  public let summary: String
  private var elements = ""

  /// An empty picture.
  public init(width: Double, height: Double, title: String, summary: String) {
    self.width = width
    self.height = height
    self.title = title
    self.summary = summary
  }

  /// A place in the picture.
  public struct Point: Hashable, Sendable {
    /// To the right.
    public var x: Double
    /// Down.
    public var y: Double

    /// The place with these coordinates.
    public init(_ x: Double, _ y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// How a line is drawn.
  public enum Stroke: String, Hashable, Sendable {
    /// A thin line in the colour of the drawing.
    case line
    /// A thin line in a quiet colour.
    case quiet
    /// A thin broken line in a quiet colour: what lies behind.
    case hidden
    /// A strong line in the colour of attention.
    case accent
    /// A line of middle strength in the colour of attention.
    case path
  }

  /// How an area is filled.
  public enum Fill: Hashable, Sendable {
    /// With the colour of the paper, outlined.
    case paper
    /// With the colour of the drawing.
    case solid
    /// With the colour of attention.
    case accent
    /// With the colour of bars.
    case bar
    /// Not at all, outlined.
    case none
    /// With the colour of a phase, outlined.
    case phase(PhaseColour)

    fileprivate var attributes: String {
      switch self {
      case .paper: "class=\"qd-box\""
      case .solid: "class=\"qd-solid\""
      case .accent: "class=\"qd-fill-accent\""
      case .bar: "class=\"qd-bar\""
      case .none: "class=\"qd-line\""
      case .phase(let colour): "class=\"qd-outline\" fill=\"\(colour.hexadecimal)\""
      }
    }
  }

  /// How a text lies on its place.
  public enum Anchor: String, Hashable, Sendable {
    /// The place is its left end.
    case start
    /// The place is its middle.
    case middle
    /// The place is its right end.
    case end
  }

  /// Draws a straight line.
  public mutating func line(from a: Point, to b: Point, stroke: Stroke = .line) {
    add("<line class=\"qd-\(stroke.rawValue)\" x1=\"\(Self.text(a.x))\" y1=\"\(Self.text(a.y))\"")
    add(" x2=\"\(Self.text(b.x))\" y2=\"\(Self.text(b.y))\"/>\n")
  }

  /// Draws straight lines from point to point.
  public mutating func polyline(_ points: [Point], stroke: Stroke = .line) {
    guard points.count > 1 else { return }
    add("<polyline class=\"qd-\(stroke.rawValue)\" points=\"\(Self.text(points))\"/>\n")
  }

  /// Fills the area inside some points.
  public mutating func polygon(_ points: [Point], fill: Fill) {
    add("<polygon \(fill.attributes) points=\"\(Self.text(points))\"/>\n")
  }

  /// Draws a rectangle with its upper left corner at a point.
  public mutating func rectangle(
    at corner: Point, width: Double, height: Double, radius: Double = 0, fill: Fill
  ) {
    add("<rect \(fill.attributes) x=\"\(Self.text(corner.x))\" y=\"\(Self.text(corner.y))\"")
    add(" width=\"\(Self.text(width))\" height=\"\(Self.text(height))\"")
    if radius > 0 { add(" rx=\"\(Self.text(radius))\"") }
    add("/>\n")
  }

  /// Draws a circle; a pointer that rests on it shows its title, where it has one.
  public mutating func circle(at centre: Point, radius: Double, fill: Fill, title: String? = nil) {
    add("<circle \(fill.attributes) cx=\"\(Self.text(centre.x))\" cy=\"\(Self.text(centre.y))\"")
    add(" r=\"\(Self.text(radius))\"")
    add(title.map { "><title>\(XMLText.escaped($0))</title></circle>\n" } ?? "/>\n")
  }

  /// Writes a text whose middle line passes through a point.
  public mutating func text(
    _ text: String, at point: Point, size: Double = 15, anchor: Anchor = .middle, ink: Ink = .plain
  ) {
    // A third of the size below the middle line is where digits and capitals stand.
    add("<text class=\"qd-text-\(ink.rawValue)\" x=\"\(Self.text(point.x))\"")
    add(" y=\"\(Self.text(point.y + 0.35 * size))\" font-size=\"\(Self.text(size))\"")
    add(" text-anchor=\"\(anchor.rawValue)\">\(XMLText.escaped(text))</text>\n")
  }

  /// About how wide a text is, in user units.
  public static func width(of text: String, size: Double = 15) -> Double { 0.6 * size * Double(text.columns) }

  /// Puts another picture's shapes at a place in this one.
  public mutating func insert(_ picture: VectorPicture, at corner: Point) {
    add("<g transform=\"translate(\(Self.text(corner.x)) \(Self.text(corner.y)))\">\n")
    add(picture.elements)
    add("</g>\n")
  }

  private mutating func add(_ text: String) { elements += text }

  /// The whole file.
  public var svg: String {
    let (width, height) = (Self.text(width), Self.text(height))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" role="img">
      <title>\(XMLText.escaped(title))</title>
      <desc>\(XMLText.escaped(summary))</desc>
      <style>
      \(Self.style)
      </style>
      <rect class="qd-paper" width="\(width)" height="\(height)"/>
      \(elements)</svg>

      """
  }

  private static func text(_ value: Double) -> String {
    DecimalNumber(rounding: value.isFinite ? value : 0, decimals: 2).text
  }

  private static func text(_ points: [Point]) -> String {
    var result = ""
    for point in points { result += (result.isEmpty ? "" : " ") + text(point.x) + "," + text(point.y) }
    return result
  }
}
