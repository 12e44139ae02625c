/// A sheet of squared paper that characters are put on, each with an ink.
///
/// ```swift
/// var canvas = TextCanvas(width: 12, height: 1)
/// canvas.write("q0", column: 0, row: 0, ink: .strong)
/// canvas.lines                                           // ["q0"]
/// ```
///
/// Column 0 is left and row 0 on top. What would stand outside the sheet is left out.
public struct TextCanvas: Hashable, Sendable {
  /// One square: a character, a blank, or the right half of a wide character.
  private enum Square: Hashable {
    case blank
    case character(Character, Ink)
    case covered
  }

  /// How many columns there are.
  public let width: Int
  /// How many rows there are.
  public let height: Int
  private var squares: [Square]

  /// A blank sheet.
  public init(width: Int, height: Int) {
    precondition(width >= 0 && height >= 0, "A canvas has no negative extent.")
    self.width = width
    self.height = height
    squares = [Square](repeating: .blank, count: width * height)
  }

  /// The sheets one below the other, left edges aligned.
  public init(stacking canvases: [TextCanvas]) {
    self.init(
      width: canvases.reduce(0) { max($0, $1.width) }, height: canvases.reduce(0) { $0 + $1.height })
    var top = 0
    for canvas in canvases {
      copy(canvas, column: 0, row: top)
      top += canvas.height
    }
  }

  /// The sheets one beside the other, upper edges aligned.
  public init(abreast canvases: [TextCanvas]) {
    self.init(
      width: canvases.reduce(0) { $0 + $1.width }, height: canvases.reduce(0) { max($0, $1.height) })
    var left = 0
    for canvas in canvases {
      copy(canvas, column: left, row: 0)
      left += canvas.width
    }
  }

  /// A sheet with lines of text.
  public init(lines: [[Run]]) {
    self.init(
      width: lines.reduce(0) { widest, runs in max(widest, runs.reduce(0) { $0 + $1.text.columns }) },
      height: lines.count)
    for (row, runs) in lines.enumerated() {
      var column = 0
      for run in runs {
        write(run.text, column: column, row: row, ink: run.ink)
        column += run.text.columns
      }
    }
  }

  private mutating func copy(_ canvas: TextCanvas, column left: Int, row top: Int) {
    for row in 0..<canvas.height {
      for column in 0..<canvas.width {
        squares[(top + row) * width + left + column] = canvas.squares[row * canvas.width + column]
      }
    }
  }

  /// Puts one character.
  public mutating func put(_ character: Character, column: Int, row: Int, ink: Ink = .plain) {
    let columns = character.columns
    guard column >= 0, column <= width - columns, row >= 0, row < height else { return }
    squares[row * width + column] = .character(character, ink)
    if columns == 2 { squares[row * width + column + 1] = .covered }
  }

  /// Writes a text to the right of a place.
  public mutating func write(_ text: String, column: Int, row: Int, ink: Ink = .plain) {
    var column = column
    for character in text where column < width {
      put(character, column: column, row: row, ink: ink)
      column += character.columns
    }
  }

  /// Puts the same character on several columns of a row.
  public mutating func fill(_ columns: Range<Int>, row: Int, with character: Character, ink: Ink = .plain) {
    for column in columns.clamped(to: 0..<width) { put(character, column: column, row: row, ink: ink) }
  }

  /// The character at a place; `nil` for a blank and outside the sheet.
  public func character(column: Int, row: Int) -> Character? {
    guard column >= 0, column < width, row >= 0, row < height else { return nil }
    guard case .character(let character, _) = squares[row * width + column] else { return nil }
    return character
  }

  /// A part of a row in one ink.
  public struct Run: Hashable, Sendable {
    /// The characters.
    public var text: String
    /// Their ink.
    public let ink: Ink

    /// A text in one ink.
    public init(text: String, ink: Ink) {
      self.text = text
      self.ink = ink
    }
  }

  /// A row in pieces of one ink each, without the blanks at its end.
  public func runs(ofRow row: Int) -> [Run] {
    let content = squares[row * width..<(row + 1) * width]
    let used = content.lastIndex { $0 != .blank }.map { $0 + 1 } ?? content.startIndex
    var runs: [Run] = []
    func add(_ character: Character, _ ink: Ink) {
      if runs.last?.ink == ink {
        runs[runs.count - 1].text.append(character)
      } else {
        runs.append(Run(text: String(character), ink: ink))
      }
    }
    for square in content[..<used] {
      switch square {
      case .blank: add(" ", .plain)
      case .character(let character, let ink): add(character, ink)
      case .covered: break
      }
    }
    return runs
  }

  /// The rows as text, without the blanks at their ends.
  public var lines: [String] {
    (0..<height).map { row in
      var line = ""
      for run in runs(ofRow: row) { line += run.text }
      return line
    }
  }
}
