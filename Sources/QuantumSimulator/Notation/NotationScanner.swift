/// The scalars of a text and how far it has been read.
struct NotationScanner {
  let scalars: [Unicode.Scalar]
  var position = 0

  /// The most scalars of a text that are looked at.
  static let lengthLimit = 4096

  init(_ text: String) throws(NotationError) {
    var scalars: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars {
      if scalars.count == Self.lengthLimit {
        throw NotationError(.tooLong(limit: Self.lengthLimit), at: Self.lengthLimit)
      }
      scalars.append(scalar)
    }
    self.scalars = scalars
  }

  /// The scalar at the position, or `nil` at the end.
  var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  mutating func skipSpaces() {
    while let scalar = next, Self.isSpace(scalar) { position += 1 }
  }

  /// Moves past any of the scalars, if one of them is next.
  mutating func take(_ wanted: Unicode.Scalar...) -> Bool {
    guard let scalar = next, wanted.contains(scalar) else { return false }
    position += 1
    return true
  }

  static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }

  static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  /// The text from a position to the current one.
  func text(from start: Int) -> String {
    var text = ""
    for scalar in scalars[start..<position] { text.unicodeScalars.append(scalar) }
    return text
  }

  /// The error that something else is wanted at the position.
  func unexpected(_ wanted: NotationWant) -> NotationError {
    NotationError(.unexpected(found: next, wanted: wanted), at: position)
  }

  /// Checks that nothing but spaces is left.
  mutating func finish(_ wanted: NotationWant) throws(NotationError) {
    skipSpaces()
    guard next == nil else { throw unexpected(wanted) }
  }
}
