import QuantumDrawing

/// How a piece of text looks on a terminal. Meaning never rests on it: everything is also a sign or a word.
enum TextStyle: Sendable {
  case plain, strong, quiet, accent, good, bad, bar, inverse

  /// The parameters of the ECMA-48 sequence that turns the style on; those without colour where colour is not wanted.
  func parameters(coloured: Bool) -> String {
    switch self {
    case .plain: "0"
    case .strong: "1"
    case .quiet: coloured ? "90" : "0"
    case .accent: coloured ? "1;35" : "1"
    case .good: coloured ? "32" : "1"
    case .bad: coloured ? "33" : "0"
    case .bar: coloured ? "36" : "0"
    case .inverse: "7"
    }
  }
}

/// A line of a terminal's screen, in pieces of one style each.
struct StyledLine: Sendable {
  /// The pieces from left to right.
  var pieces: [(text: String, style: TextStyle)] = []

  /// An empty line.
  init() {}

  /// A line of one piece.
  init(_ text: String, _ style: TextStyle = .plain) { pieces = [(text, style)] }

  /// Adds a piece.
  mutating func add(_ text: String, _ style: TextStyle = .plain) { pieces.append((text, style)) }

  /// How many columns it takes.
  var width: Int { pieces.reduce(0) { $0 + $1.text.columns } }

  /// The text alone.
  var text: String { pieces.map(\.text).joined() }

  /// The line as a terminal wants it, cut at `width` columns.
  func rendered(width: Int, coloured: Bool) -> String {
    var result = ""
    var left = width
    for piece in pieces where left > 0 {
      let text = piece.text.cut(toColumns: left)
      left -= text.columns
      result += "\u{1B}[\(piece.style.parameters(coloured: coloured))m\(text)\u{1B}[0m"
    }
    return result
  }
}

extension String {
  /// The beginning of the text that fits.
  func cut(toColumns limit: Int) -> String {
    var (kept, left) = ("", limit)
    for character in self {
      left -= character.columns
      guard left >= 0 else { break }
      kept.append(character)
    }
    return kept
  }

  /// The text in lines of at most `limit` columns, broken at spaces and between wide characters.
  func wrapped(toColumns limit: Int) -> [String] {
    var lines: [String] = []
    var (line, word) = ("", "")
    func fits(_ text: String) -> Bool { text.columns <= max(limit, 2) }
    func endWord() {
      if !fits(line + word) {
        lines.append(line.trimmingSpaces)
        line = ""
      }
      line += word
      word = ""
    }
    for character in self {
      if character.columns == 2 {
        endWord()
        word.append(character)
        endWord()
      } else {
        word.append(character)
        if character == " " || !fits(word) { endWord() }
      }
    }
    endWord()
    if !line.trimmingSpaces.isEmpty { lines.append(line.trimmingSpaces) }
    return lines
  }

  private var trimmingSpaces: String {
    var text = Substring(self)
    while text.last == " " { text.removeLast() }
    return String(text.drop { $0 == " " })
  }
}
