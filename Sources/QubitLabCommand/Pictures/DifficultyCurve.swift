import QubitLab

/// How hard the levels of one pack are, in their order.
struct DifficultyCurve {
  private let title: LocalizedText
  /// The id of the pack.
  let id: String
  /// The number of the pack, counted from 1.
  private let number: Int
  private let access: AccessRequirement
  private let entries: [CourseDifficulty.Entry]

  /// The curves of all packs. Costs what solving their levels costs.
  static func curves(of catalogue: Catalogue) -> [DifficultyCurve] {
    let course = CourseDifficulty(of: catalogue)
    return zip(catalogue.packs, course.packs).enumerated().map { index, both in
      DifficultyCurve(
        title: both.0.pack.title, id: both.0.pack.id, number: index + 1, access: both.0.pack.access,
        entries: both.1)
    }
  }

  /// The curve as lines of text, with a bar a level.
  var table: [String] {
    var lines = [
      title.english,
      "   level                     mechanic moves choices  ways  search detours setting ideas beneath   bits",
    ]
    for (index, entry) in entries.enumerated() {
      let level = entry.level.level
      let difficulty = entry.difficulty
      let columns = [
        "\(index + 1)".leading(to: 2), level.id.padded(to: 25), String(level.mechanic.code).padded(to: 8),
        Self.text(difficulty?.moves).leading(to: 5), Self.text(difficulty?.choices).leading(to: 7),
        Self.text(difficulty?.solutions).leading(to: 5), Self.bits(difficulty?.search).leading(to: 7),
        Self.text(difficulty?.detours).leading(to: 7), Self.bits(difficulty?.setting).leading(to: 7),
        Self.text(difficulty?.ideas).leading(to: 5), Self.text(difficulty?.levelsBeneath).leading(to: 7),
        Self.bits(difficulty?.bits).leading(to: 6),
        String(repeating: "█", count: Int((difficulty?.bits ?? 0).rounded())),
      ]
      lines.append(columns.joined(separator: " "))
    }
    return lines + [""]
  }

  /// The pack in Markdown: a heading in both languages, and a row for each level.
  var markdown: String {
    let door = access == .free ? "free" : "master pass"
    var lines = [
      "### \(number). \(title.english) · \(title.simplifiedChinese) (\(door))", "",
      "| | Level | 关卡 | Kind | Teaches | Par | Bits |", "|---|---|---|---|---|---|---|",
    ]
    for (index, entry) in entries.enumerated() {
      let level = entry.level.level
      let cells = [
        "\(number).\(index + 1)", level.texts.title.english, level.texts.title.simplifiedChinese,
        String(level.mechanic.code), level.concepts.teaches.joined(separator: ", "),
        Self.text(level.scoring?.par), Self.bits(entry.difficulty?.bits),
      ]
      lines.append("| " + cells.joined(separator: " | ") + " |")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The curve as JSON.
  var json: JSONText {
    let list = entries.map { entry in
      var members: [(key: String, value: JSONText)] = [("id", .string(entry.level.id))]
      guard let difficulty = entry.difficulty else { return JSONText.object(members) }
      members += [
        ("choices", .integer(difficulty.choices)), ("detours", .integer(difficulty.detours)),
        ("setting", .number(difficulty.setting)), ("ideas", .integer(difficulty.ideas)),
        ("levelsBeneath", .integer(difficulty.levelsBeneath)),
      ]
      if let moves = difficulty.moves { members.append(("moves", .integer(moves))) }
      if let solutions = difficulty.solutions { members.append(("solutions", .integer(solutions))) }
      if let search = difficulty.search { members.append(("search", .number(search))) }
      if let bits = difficulty.bits { members.append(("bits", .number(bits))) }
      return JSONText.object(members)
    }
    return .object([("id", .string(id)), ("levels", .array(list))])
  }

  private static func text(_ number: Int?) -> String { number.map { "\($0)" } ?? "?" }

  private static func bits(_ bits: Double?) -> String {
    bits.map { DecimalNumber(rounding: $0, decimals: 1).text } ?? "?"
  }
}

extension DifficultyCurve {
  private static let width = 640
  private static let height = 200
  private static let margin = 40

  /// The curves one below the other, all on one scale, as an SVG picture.
  static func picture(of curves: [DifficultyCurve]) -> String {
    let most = curves.flatMap { $0.entries }.compactMap { $0.difficulty?.bits }.max() ?? 1
    let top = max(4, (most / 4).rounded(.up) * 4)
    var lines = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height * curves.count)" font-family="sans-serif" \
      font-size="12">
      """
    ]
    for (index, curve) in curves.enumerated() {
      lines.append("<g transform=\"translate(0 \(index * height))\">")
      lines += curve.drawing(top: top)
      lines.append("</g>")
    }
    return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  /// The marks of one curve, on a scale from 0 to `top` bits.
  private func drawing(top: Double) -> [String] {
    let right = Double(Self.width - Self.margin)
    let bottom = Double(Self.height - Self.margin)
    let left = Double(Self.margin)
    func x(_ place: Int) -> Double {
      left + (right - left) * (Double(place) + 0.5) / Double(max(entries.count, 1))
    }
    func y(_ bits: Double) -> Double { bottom - (bottom - left) * bits / top }
    var lines = [
      "<text x=\"\(Self.margin)\" y=\"24\" font-weight=\"bold\">\(JUnitReport.escaped(title.english))</text>"
    ]
    for tick in 0...4 {
      let bits = top * Double(tick) / 4
      let height = Self.number(y(bits))
      lines.append(
        "<path d=\"M\(Self.number(left)) \(height)H\(Self.number(right))\" stroke=\"#ccc\"/><text x=\"\(Self.number(left - 6))\" y=\"\(height)\" text-anchor=\"end\" dominant-baseline=\"middle\">\(Self.number(bits))</text>"
      )
    }
    var points: [String] = []
    for (place, entry) in entries.enumerated() {
      let center = Self.number(x(place))
      lines.append(
        "<text x=\"\(center)\" y=\"\(Self.number(bottom + 18))\" text-anchor=\"middle\">\(place + 1)</text>")
      guard let bits = entry.difficulty?.bits else { continue }
      points.append("\(center),\(Self.number(y(bits)))")
      lines.append(
        "<circle cx=\"\(center)\" cy=\"\(Self.number(y(bits)))\" r=\"4\" fill=\"#2a5db0\"><title>\(entry.level.id): \(Self.bits(bits)) bits</title></circle>"
      )
    }
    lines.append(
      "<polyline points=\"\(points.joined(separator: " "))\" fill=\"none\" stroke=\"#2a5db0\" stroke-width=\"2\"/>"
    )
    return lines
  }

  private static func number(_ value: Double) -> String { DecimalNumber(rounding: value, decimals: 1).text }
}

extension String {
  /// The text with spaces in front until it has `width` characters.
  fileprivate func leading(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
