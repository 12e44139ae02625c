import QubitPuzzle

/// Where in a text something is wrong.
enum TextStretch: Hashable {
  /// In the text as a whole, in all languages.
  case everywhere
  /// In the words of one language.
  case language(Language)
  /// In one character, by its index in Unicode scalars, of the words of one language.
  case character(Int, Language)
}

extension JSONNode {
  /// Where a stretch of the text is written that this object holds in every language.
  func range(of stretch: TextStretch) -> SourceRange {
    switch stretch {
    case .everywhere: return range
    case .language(let language): return member(language.rawValue)?.range ?? range
    case .character(let index, let language):
      guard case .string(let string)? = member(language.rawValue)?.value else { return range }
      return string.sourceRange(ofScalars: index..<index + 1)
    }
  }
}
