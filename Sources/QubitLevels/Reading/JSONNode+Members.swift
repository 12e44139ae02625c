extension JSONNode {
  /// The text of the member with this key; nil where it is missing or no string.
  package func text(_ key: String) -> String? {
    if case .string(let string) = member(key)?.value { string.text } else { nil }
  }

  /// The number of the member with this key; nil where it is missing or no number.
  package func number(_ key: String) -> Double? {
    if case .number(let number) = member(key)?.value { number } else { nil }
  }

  /// The integer of the member with this key; nil where it is missing or no whole number that an integer can hold.
  package func integer(_ key: String) -> Int? { number(key).flatMap { Int(exactly: $0) } }

  /// The truth value of the member with this key; nil where it is missing or none.
  package func boolean(_ key: String) -> Bool? {
    if case .boolean(let value) = member(key)?.value { value } else { nil }
  }

  /// The elements of the member with this key; nil where it is missing or no array.
  package func elements(_ key: String) -> [JSONNode]? {
    if case .array(let elements) = member(key)?.value { elements } else { nil }
  }

  /// The members of the member with this key; nil where it is missing or no object.
  package func members(_ key: String) -> [JSONMember]? {
    if case .object(let members) = member(key)?.value { members } else { nil }
  }
}
