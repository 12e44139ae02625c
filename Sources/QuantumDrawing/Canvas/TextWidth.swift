extension Character {
  /// How many columns of a terminal the character takes: two for the wide ones of East Asia (Unicode Standard
  /// Annex 11), else one.
  public var columns: Int {
    guard let value = unicodeScalars.first?.value else { return 0 }
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
      0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}

extension String {
  /// How many columns of a terminal the text takes.
  public var columns: Int { reduce(0) { $0 + $1.columns } }
}
