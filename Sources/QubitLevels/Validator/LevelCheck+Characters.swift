import QubitPuzzle

extension LevelCheck {
  /// Notes the first character of a text that belongs to another language.
  mutating func checkCharacters(of text: String, at place: LevelPlace.TextPlace, in language: Language) {
    let scalars = Array(text.unicodeScalars)
    switch language {
    case .english:
      guard let index = scalars.firstIndex(where: { $0.isHan || $0.isFullWidthMark }) else { return }
      note(.chinese(scalars[index], in: language), at: place, in: language, character: index)
    case .simplifiedChinese:
      for (index, scalar) in scalars.enumerated() {
        guard let wanted = scalar.fullWidthMark else { continue }
        let isAfterHan = index > 0 && scalars[index - 1].isHan
        // A point may begin a number or a name, as no other mark does.
        let isBeforeHan = index + 1 < scalars.count && scalars[index + 1].isHan && scalar != "."
        guard isAfterHan || isBeforeHan else { continue }
        note(.halfWidth(scalar, wanted: wanted), at: place, in: language, character: index)
        return
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a Chinese character of the Basic Multilingual Plane.
  var isHan: Bool { 0x3400...0x4DBF ~= value || 0x4E00...0x9FFF ~= value }

  /// Whether the scalar is a mark of Chinese text or a full-width form.
  fileprivate var isFullWidthMark: Bool { 0x3000...0x303F ~= value || 0xFF00...0xFFEF ~= value }

  /// The mark of Chinese text that stands for this one.
  fileprivate var fullWidthMark: Unicode.Scalar? {
    switch self {
    case ",": "，"
    case ";": "；"
    case ":": "："
    case "?": "？"
    case "!": "！"
    case ".": "。"
    default: nil
    }
  }
}
