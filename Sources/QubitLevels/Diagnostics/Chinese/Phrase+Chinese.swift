/// Turns of phrase that Chinese messages share.

/// The question whether another word was meant, or nothing.
func chineseSuggestion(_ near: String?) -> String {
  guard let near else { return "" }
  return "；是不是想写 “\(near)”？"
}

/// Words in quotes as a list, the last two joined by a conjunction.
func chineseList(_ words: [String], joinedBy conjunction: String) -> String {
  let quoted = words.map { "“\($0)”" }
  guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "（无）" }
  return quoted.dropLast().joined(separator: "、") + conjunction + last
}

/// A sentence without its full stop, to stand within another.
func chineseClause(_ sentence: String) -> String {
  sentence.hasSuffix("。") ? String(sentence.dropLast()) : sentence
}
