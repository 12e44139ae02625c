/// A string in a JSON file: its text, and the way back from the text to the file.
///
/// Kets, angles and moves are small languages inside strings. What their parsers report, as an offset into the
/// text, becomes a place in the file here, though escapes take more bytes in the file than in the text.
public struct JSONString: Hashable, Sendable {
  /// The text, escapes resolved.
  public var text: String
  /// Where the string stands, quotes included.
  public var range: SourceRange
  /// The escapes, in order.
  var escapes: [Escape]

  /// One escape, by its UTF-8 offsets in the text and its byte offsets in the file.
  struct Escape: Hashable, Sendable {
    var textStart: Int
    var textEnd: Int
    var source: SourceRange
  }

  /// The place in the file of the text's UTF-8 offset. Inside an escape, that is where the escape begins.
  ///
  /// O(escapes).
  public func sourceOffset(ofUTF8 offset: Int) -> Int {
    guard let escape = escapes.last(where: { $0.textStart <= offset }) else {
      return range.start + 1 + offset
    }
    if offset < escape.textEnd { return escape.source.start }
    return escape.source.end + offset - escape.textEnd
  }

  /// The place in the file of a stretch of the text, by UTF-8 offsets.
  public func sourceRange(ofUTF8 offsets: Range<Int>) -> SourceRange {
    let start = sourceOffset(ofUTF8: offsets.lowerBound)
    return SourceRange(start, max(start, sourceOffset(ofUTF8: offsets.upperBound)))
  }

  /// Whether the text is this word, scalar for scalar; `==` would call canonically equivalent spellings equal.
  func isSpelled(_ word: String) -> Bool {
    text.utf8.count == word.utf8.count && text.utf8.elementsEqual(word.utf8)
  }
}

extension JSONString {
  /// The place in the file of a stretch of the text, by offsets in Unicode scalars.
  func sourceRange(ofScalars offsets: Range<Int>) -> SourceRange {
    sourceRange(ofUTF8: utf8Offset(ofScalar: offsets.lowerBound)..<utf8Offset(ofScalar: offsets.upperBound))
  }

  /// The UTF-8 offset of the scalar at an offset; past the end, the end.
  private func utf8Offset(ofScalar offset: Int) -> Int {
    var utf8Offset = 0
    for scalar in text.unicodeScalars.prefix(max(0, offset)) { utf8Offset += UTF8.width(scalar) }
    return utf8Offset
  }
}
