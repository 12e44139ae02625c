import QuantumSimulator

/// A stretch of a text that knows where in the text it stands, so that what is wrong in it can be placed.
struct TextSlice {
  /// The scalars of the whole text.
  private let scalars: [Unicode.Scalar]
  /// The stretch.
  let range: Range<Int>

  /// The most scalars of an operation or a move: as many as the simulator's notation has.
  static let lengthLimit = 4096

  /// An operation or a move, without spaces at its ends.
  init(reading text: String) throws(SpellingError) {
    let whole = TextSlice(text)
    guard whole.range.count <= Self.lengthLimit else {
      throw SpellingError(
        fault: .notation(.tooLong(limit: Self.lengthLimit), in: .gate),
        offsets: Self.lengthLimit..<whole.range.count)
    }
    self = whole.trimmed
  }

  /// The whole of a text.
  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    range = 0..<scalars.count
  }

  private init(_ scalars: [Unicode.Scalar], _ range: Range<Int>) {
    self.scalars = scalars
    self.range = range
  }

  var isEmpty: Bool { range.isEmpty }

  /// The stretch as a text of its own.
  var text: String {
    var text = ""
    for scalar in scalars[range] { text.unicodeScalars.append(scalar) }
    return text
  }

  /// The stretch without spaces at its ends.
  var trimmed: TextSlice {
    var lower = range.lowerBound
    var upper = range.upperBound
    while lower < upper, Self.isSpace(scalars[lower]) { lower += 1 }
    while lower < upper, Self.isSpace(scalars[upper - 1]) { upper -= 1 }
    return TextSlice(scalars, lower..<upper)
  }

  /// The words between the spaces.
  var words: [TextSlice] {
    var words: [TextSlice] = []
    var start: Int?
    for index in range {
      if Self.isSpace(scalars[index]) {
        if let start { words.append(TextSlice(scalars, start..<index)) }
        start = nil
      } else if start == nil {
        start = index
      }
    }
    if let start { words.append(TextSlice(scalars, start..<range.upperBound)) }
    return words
  }

  /// What stands before and after the first occurrence of a scalar.
  func split(at scalar: Unicode.Scalar) -> (before: TextSlice, after: TextSlice)? {
    guard let index = scalars[range].firstIndex(of: scalar) else { return nil }
    return (
      TextSlice(scalars, range.lowerBound..<index), TextSlice(scalars, index + 1..<range.upperBound)
    )
  }

  /// The stretch from this one's start up to, not including, `other`.
  func upTo(_ other: TextSlice) -> TextSlice {
    TextSlice(scalars, range.lowerBound..<max(range.lowerBound, other.range.lowerBound))
  }

  /// The stretch from the end of `other` to this one's end.
  func after(_ other: TextSlice) -> TextSlice {
    TextSlice(scalars, min(other.range.upperBound, range.upperBound)..<range.upperBound)
  }

  /// What stands before the first bracket, between it and the one that closes it, cut at its commas, and after that; nil
  /// where there is no bracket or it is never closed.
  func call() -> (head: TextSlice, arguments: [TextSlice], rest: TextSlice)? {
    guard let open = scalars[range].firstIndex(of: "(") else { return nil }
    var arguments: [TextSlice] = []
    var (depth, start) = (0, open + 1)
    for index in open..<range.upperBound {
      switch scalars[index] {
      case "(": depth += 1
      case ")": depth -= 1
      default: break
      }
      guard depth == 0 || depth == 1 && scalars[index] == "," else { continue }
      arguments.append(TextSlice(scalars, start..<index))
      start = index + 1
      if depth == 0 {
        return (
          TextSlice(scalars, range.lowerBound..<open), arguments, TextSlice(scalars, start..<range.upperBound)
        )
      }
    }
    return nil
  }

  /// Whether the stretch is this word, scalar for scalar.
  func isSpelled(_ word: String) -> Bool { scalars[range].elementsEqual(word.unicodeScalars) }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }
}
