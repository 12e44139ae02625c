/// The bytes of one file, and the line and column of any offset.
public struct SourceText: Hashable, Sendable {
  /// The bytes.
  public let bytes: [UInt8]

  /// Takes the bytes of a file. O(1): lines are counted when somebody asks, which for most files nobody does.
  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The line and column of a byte offset; one past the end is the place after the last byte.
  ///
  /// Bytes that are no UTF-8 count one column each. O(offset).
  public func position(at offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), bytes.count)
    var line = 1
    var next = 0
    for index in 0..<offset where bytes[index] == .lineFeed {
      line += 1
      next = index + 1
    }
    var column = 1
    var utf16Column = 1
    while next < offset {
      let length = UTF8Sequence(in: bytes, at: next)?.length ?? 1
      column += 1
      utf16Column += length == 4 ? 2 : 1
      next += length
    }
    return SourcePosition(line: line, column: column, utf16Column: utf16Column, offset: offset)
  }

  /// The text of a stretch; bytes that are no UTF-8 become replacement characters.
  public func text(in range: SourceRange) -> String {
    let start = min(max(range.start, 0), bytes.count)
    let end = min(max(range.end, start), bytes.count)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
