public import QubitPuzzle
import QuantumSimulator

extension LevelNotation {
  /// Reads a move.
  public func move(_ text: String) throws(SpellingError) -> Move {
    let slice = try TextSlice(reading: text)
    guard let verb = slice.words.first else {
      throw SpellingError(fault: .missingMove, offsets: slice.range)
    }
    let rest = slice.after(verb).trimmed
    if verb.isSpelled("remove") { return .remove(position: try position(rest)) }
    if verb.isSpelled("replace") { return try replacement(rest) }
    if verb.isSpelled("move") { return try relocation(rest) }
    if verb.isSpelled("rounds") { return .rounds(try rounds(rest)) }
    if verb.isSpelled("answer") {
      guard answers != .noQuestion else { throw SpellingError(fault: .noQuestion, offsets: slice.range) }
      return .answer(try answer(rest))
    }
    if case .choices(let choices) = answers, choices.contains(slice.text) {
      throw SpellingError(fault: .bareChoice(slice.text), offsets: slice.range)
    }
    return try placing(slice)
  }

  private func placing(_ slice: TextSlice) throws(SpellingError) -> Move {
    let words = slice.words
    guard let at = words.last(where: { $0.isSpelled("at") }) else {
      return .place(try placement(slice), position: nil)
    }
    let placement = try placement(slice.upTo(at))
    return .place(placement, position: try position(slice.after(at).trimmed))
  }

  private func replacement(_ slice: TextSlice) throws(SpellingError) -> Move {
    guard let with = slice.words.first(where: { $0.isSpelled("with") }) else {
      throw SpellingError(fault: .badReplacement, offsets: slice.range)
    }
    let position = try position(slice.upTo(with).trimmed)
    return .replace(position: position, with: try placement(slice.after(with)))
  }

  private func relocation(_ slice: TextSlice) throws(SpellingError) -> Move {
    guard let to = slice.words.first(where: { $0.isSpelled("to") }) else {
      throw SpellingError(fault: .badRelocation, offsets: slice.range)
    }
    return .move(from: try position(slice.upTo(to).trimmed), to: try position(slice.after(to).trimmed))
  }

  /// The number of an operation, from 1 in the text and from 0 in the move.
  private func position(_ slice: TextSlice) throws(SpellingError) -> Int {
    guard let number = Int(slice.text), number >= 1, number <= FormatLimits.count.upperBound else {
      throw SpellingError(fault: .badPosition(slice.text), offsets: slice.range)
    }
    return number - 1
  }

  /// A number of rounds.
  private func rounds(_ slice: TextSlice) throws(SpellingError) -> Int {
    guard let number = Int(slice.text), FormatLimits.count.contains(number) else {
      throw SpellingError(fault: .badRounds(slice.text), offsets: slice.range)
    }
    return number
  }

  private func answer(_ slice: TextSlice) throws(SpellingError) -> Answer {
    let text = slice.text
    if case .choices(let choices) = answers {
      if choices.contains(text) { return .choice(id: text) }
      let near = NearMiss.find(for: text, among: choices)
      throw SpellingError(fault: .unknownChoice(text, known: choices, near: near), offsets: slice.range)
    }
    if answers == .unknown, NameKind.id.allows(text) { return .choice(id: text) }
    do throws(NotationError) {
      return .number(try ScalarExpression.real(text))
    } catch { throw SpellingError(error, in: .number, of: slice, wires: wires) }
  }
}
