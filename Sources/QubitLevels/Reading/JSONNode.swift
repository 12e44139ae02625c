/// A value in a JSON file, with the place where it stands.
public struct JSONNode: Hashable, Sendable {
  /// Where the value stands, quotes and brackets included.
  public var range: SourceRange
  /// The value.
  public var value: Value

  /// A JSON value.
  public enum Value: Hashable, Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case boolean(Bool)
    /// A number, finite.
    case number(Double)
    /// A string.
    case string(JSONString)
    /// An array.
    case array([JSONNode])
    /// An object's members in the order of the file.
    case object([JSONMember])
  }

  /// Which of JSON's types the value has.
  public var kind: JSONKind {
    switch value {
    case .null: .null
    case .boolean: .boolean
    case .number: .number
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }

  /// The value of the first member with this key; nil where there is none, or where this is no object. O(members).
  public func member(_ key: String) -> JSONNode? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.key.isSpelled(key) }?.value
  }

  /// The element at `index`; nil where there is none, or where this is no array.
  public func element(_ index: Int) -> JSONNode? {
    guard case .array(let elements) = value, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
}

/// A key of an object and its value.
public struct JSONMember: Hashable, Sendable {
  /// The key.
  public var key: JSONString
  /// The value.
  public var value: JSONNode
}

/// JSON's types.
public enum JSONKind: Hashable, Sendable, CaseIterable {
  /// `null`.
  case null
  /// `true` or `false`.
  case boolean
  /// A number.
  case number
  /// A string.
  case string
  /// An array.
  case array
  /// An object.
  case object
}
