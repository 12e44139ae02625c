/// A stretch of a file's bytes, by offset: from `start` up to, not including, `end`.
///
/// Offsets are what the readers carry around, for they cost nothing; `SourceText` turns them into lines and
/// columns when somebody is to read them.
public struct SourceRange: Hashable, Sendable {
  /// The offset of the first byte.
  public var start: Int
  /// The offset after the last byte; equal to `start` for a place between two bytes.
  public var end: Int

  /// The stretch from `start` up to `end`.
  public init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end
  }

  /// The first byte of the file.
  public static let beginning = SourceRange(0, 0)
}

/// A place in a file as people and editors count: lines and columns from 1.
///
/// Only a line feed ends a line (a carriage return before it belongs to the line it ends); a tab is one column.
public struct SourcePosition: Hashable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, counted in Unicode scalars.
  public var column: Int
  /// The column, from 1, counted in UTF-16 code units: what SARIF and the language server protocol count.
  public var utf16Column: Int
  /// The byte offset, from 0.
  public var offset: Int

  /// A place in a file.
  public init(line: Int, column: Int, utf16Column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.utf16Column = utf16Column
    self.offset = offset
  }
}
