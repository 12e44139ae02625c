extension StructureFault {
  /// What is wrong, as a sentence without a full stop.
  public var message: String {
    switch self {
    case .unknownKey(let key, let near): "unknown key '\(key)'\(suggestion(near))"
    #if PAGE
      case .strayKey(let key, _), .keyInsteadOf(let key, _): key
    #else
      case .strayKey(let key, let free):
        "unknown key '\(key)'\(free.isEmpty ? "" : "; beside the others there could be \(alternatives(free))")"
      case .keyInsteadOf(let key, let missing):
        missing.count == 1
          ? "unknown key '\(key)', wanted '\(missing[0])'"
          : "unknown key '\(key)', wanted one of \(alternatives(missing))"
    #endif
    case .missingKey(let key): "key '\(key)' is missing"
    case .wrongType(let found, let wanted): "found \(found.words), wanted \(wanted.words)"
    case .unknownWord(let word, let wanted, let near):
      "unknown word '\(word)'\(near == nil ? ", wanted \(alternatives(wanted))" : suggestion(near))"
    case .notWhole(let number): "found \(number), wanted a whole number"
    case .outsideRange(let number, let least, nil): "found \(number), wanted \(plain(least)) or more"
    case .outsideRange(let number, let least, let most?):
      "found \(plain(number)), wanted \(plain(least)) to \(plain(most))"
    case .wrongCount(let count, let least, let most): Self.message(count: count, least: least, most: most)
    case .notExactlyOne(let keys, let found):
      found.isEmpty
        ? "one of \(alternatives(keys)) is missing"
        : "found \(list(found, joinedBy: "and")), wanted exactly one of \(alternatives(keys))"
    case .needlessKey(let key, let other): "key '\(key)' has no meaning beside '\(other)'"
    case .keyInSandbox(let key): "key '\(key)' has no meaning in a sandbox"
    case .badName(let name, let kind): "'\(name)' is no \(kind.words)"
    case .repeated(let entry): "'\(entry)' is in the list already"
    case .blankText: "text without words"
    case .unknownVersion(let version):
      "schema version \(plain(version)); this reader knows version \(FormatVersion.current)"
    }
  }

  private static func message(count: Int, least: Int, most: Int?) -> String {
    let entries = "found \(count) \(count == 1 ? "entry" : "entries")"
    if let most, most == least { return "\(entries), wanted \(least)" }
    if let most, count > most { return "\(entries), wanted at most \(most)" }
    return "\(entries), wanted at least \(least)"
  }
}

extension JSONKind {
  /// How a message names a value of this type.
  var words: String {
    switch self {
    case .null: "null"
    case .boolean: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension StructureFault.Shape {
  /// How a message names the shape.
  fileprivate var words: String {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .boolean: "true or false"
    case .onlyTrue: "true"
    case .number: "a number"
    case .numberOrExpression: "a number or an expression such as \"pi/4\""
    case .angleGrid: "an array of angles or an object with 'from', 'to' and 'step'"
    case .wordOrGate: "a word or an object such as {\"gate\": \"H\"}"
    }
  }
}

extension NameKind {
  /// How a message describes the spelling.
  fileprivate var words: String {
    switch self {
    case .id: "id: lower-case words and numbers joined by hyphens"
    case .wire: "name of a wire: a letter, then letters, digits and underscores"
    case .piece:
      "name of a piece: a lower-case letter, then letters, digits and underscores, no word of the notation"
    case .folder: "folder of a pack: two digits, a hyphen, the pack's id"
    case .path: "path inside the folder of levels: no '..', no backslash, no slash in front"
    }
  }
}
