/// A place in a program's text as people and editors count: lines and columns from 1.
///
/// Only a line feed ends a line (a carriage return belongs to the line it ends). A column is a Unicode scalar,
/// so that `θ` is one column and a tab is one too.
public struct SourcePosition: Hashable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, in Unicode scalars.
  public var column: Int

  /// The place at a line and column, both from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The place of the byte at `offset`; one past the end is the place after the last byte. O(offset).
  init(ofByte offset: Int, in bytes: [UInt8]) {
    var line = 1
    var column = 1
    for byte in bytes.prefix(max(offset, 0)) {
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    self.init(line: line, column: column)
  }
}
