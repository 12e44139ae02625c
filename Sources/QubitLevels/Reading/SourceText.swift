/// The bytes of one file, with the lines and columns of every offset.
public struct SourceText: Hashable, Sendable {
  /// The bytes.
  public let bytes: [UInt8]
  /// The offset at which each line begins.
  private let lineStarts: [Int]

  /// Takes the bytes of a file. O(n).
  public init(_ bytes: [UInt8]) {
    var lineStarts = [0]
    // Files of levels have a line for every forty bytes or so.
    lineStarts.reserveCapacity(bytes.count / 32 + 2)
    for offset in bytes.indices where bytes[offset] == .lineFeed { lineStarts.append(offset + 1) }
    self.bytes = bytes
    self.lineStarts = lineStarts
  }

  /// The line and column of a byte offset; one past the end is the place after the last byte.
  ///
  /// Bytes that are no UTF-8 count one column each. O(log lines + length of the line).
  public func position(at offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), bytes.count)
    let line = lineIndex(at: offset)
    var column = 1
    var utf16Column = 1
    var next = lineStarts[line]
    while next < offset {
      let length = UTF8Sequence(in: bytes, at: next)?.length ?? 1
      column += 1
      utf16Column += length == 4 ? 2 : 1
      next += length
    }
    return SourcePosition(line: line + 1, column: column, utf16Column: utf16Column, offset: offset)
  }

  /// The text of a stretch; bytes that are no UTF-8 become replacement characters.
  public func text(in range: SourceRange) -> String {
    let start = min(max(range.start, 0), bytes.count)
    let end = min(max(range.end, start), bytes.count)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// The index of the last line that begins at or before `offset`.
  private func lineIndex(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
