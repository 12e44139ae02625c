import QubitPuzzle

extension String {
  /// The first character of a text in a language that belongs to another one, and its index in Unicode scalars.
  func strayCharacter(in language: Language) -> (TextFault, Int)? {
    let scalars = Array(unicodeScalars)
    switch language {
    case .english:
      guard let index = scalars.firstIndex(where: { $0.isHan || $0.isFullWidthMark }) else { return nil }
      return (.chinese(scalars[index], in: language), index)
    case .simplifiedChinese:
      for (index, scalar) in scalars.enumerated() {
        guard let wanted = scalar.fullWidthMark else { continue }
        let isAfterHan = index > 0 && scalars[index - 1].isHan
        // A point may begin a number or a name, as no other mark does.
        let isBeforeHan = index + 1 < scalars.count && scalars[index + 1].isHan && scalar != "."
        guard isAfterHan || isBeforeHan else { continue }
        return (.halfWidth(scalar, wanted: wanted), index)
      }
      return nil
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
