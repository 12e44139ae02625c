/// Turns of phrase that messages share.

/// The question whether another word was meant, or nothing.
package func suggestion(_ near: String?) -> String {
  guard let near else { return "" }
  return "; did you mean '\(near)'?"
}

/// Words in quotes as a list of alternatives.
func alternatives(_ words: [String]) -> String { list(words, joinedBy: "or") }

/// Words in quotes, the last two joined by a conjunction.
func list(_ words: [String], joinedBy conjunction: String) -> String {
  let quoted = words.map { "'\($0)'" }
  guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "nothing" }
  return quoted.dropLast().joined(separator: ", ") + " \(conjunction) " + last
}

/// A number without the point that a whole one does not need.
func plain(_ number: Double) -> String {
  guard number.rounded() == number, abs(number) < 1e15 else { return "\(number)" }
  return "\(Int64(number))"
}

/// A number to four decimals, which is as much as an eye can use.
func rounded(_ number: Double) -> String {
  guard abs(number) < 1e9, abs(number) >= 1e-4 || number == 0 else { return "\(number)" }
  return plain((number * 1e4).rounded() / 1e4)
}

/// A sentence without its full stop, to stand within another.
func clause(_ sentence: String) -> String {
  sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
}
