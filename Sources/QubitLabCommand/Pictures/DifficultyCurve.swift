import QubitLab

/// How hard the levels of one pack are, in their order.
struct DifficultyCurve {
  let title: LocalizedText
  /// The id of the pack.
  let id: String
  /// The number of the pack, counted from 1.
  private let number: Int
  private let access: AccessRequirement
  let entries: [CourseDifficulty.Entry]

  /// The curves of all packs. Costs what solving their levels costs.
  static func curves(of catalogue: Catalogue) -> [DifficultyCurve] {
    let course = CourseDifficulty(of: catalogue)
    return zip(catalogue.packs, course.packs).enumerated().map { index, both in
      DifficultyCurve(
        title: both.0.pack.title, id: both.0.pack.id, number: index + 1, access: both.0.pack.access,
        entries: both.1)
    }
  }

  /// The curve as lines of text, with a bar a level, under the pack's title in a language.
  func table(in language: Language) -> [String] {
    var lines = [
      title[language],
      "   level                     mechanic moves choices  ways  search detours setting ideas practice beneath   bits",
    ]
    for (index, entry) in entries.enumerated() {
      let level = entry.level.level
      let difficulty = entry.difficulty
      let columns = [
        "\(index + 1)".leading(to: 2), level.id.padded(to: 25), String(level.mechanic.code).padded(to: 8),
        Self.text(difficulty?.moves).leading(to: 5), Self.text(difficulty?.choices).leading(to: 7),
        Self.text(difficulty?.solutions).leading(to: 5), Self.bits(difficulty?.search).leading(to: 7),
        Self.text(difficulty?.detours).leading(to: 7), Self.bits(difficulty?.setting).leading(to: 7),
        Self.text(difficulty?.ideas).leading(to: 5),
        Self.bits(difficulty.map { -$0.practice }).leading(to: 8),
        Self.text(difficulty?.levelsBeneath).leading(to: 7),
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
      if let difficulty = entry.difficulty { members += difficulty.members }
      if let bits = entry.difficulty?.bits { members.append(("bits", .number(bits))) }
      return JSONText.object(members)
    }
    return .object([("id", .string(id)), ("levels", .array(list))])
  }

  private static func text(_ number: Int?) -> String { number.map { "\($0)" } ?? "?" }

  /// Bits to one place, `?` where they are not known.
  static func bits(_ bits: Double?) -> String {
    bits.map { DecimalNumber(rounding: $0, decimals: 1).text } ?? "?"
  }
}

extension String {
  /// The text with spaces in front until it has `width` characters.
  fileprivate func leading(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
