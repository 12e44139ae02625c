/// A value of a JSON text, with numbers as they were written.
///
/// Texts are UTF-8 bytes and compared as such: Swift's own comparison holds two different keys for equal when they
/// only differ in Unicode composition, and a decision must not.
enum JSONValue: Equatable {
  case null
  case boolean(Bool)
  case number(JSONNumber)
  case text([UInt8])
  case list([JSONValue])
  case object(JSONObject)

  /// The text, if this is one.
  var text: [UInt8]? { if case .text(let bytes) = self { bytes } else { nil } }
  /// The text as a Swift string, if this is a text.
  var string: String? { text.map { String(decoding: $0, as: UTF8.self) } }
  /// The number, if this is one.
  var number: JSONNumber? { if case .number(let number) = self { number } else { nil } }
  /// The members, if this is an object.
  var object: JSONObject? { if case .object(let object) = self { object } else { nil } }
  /// The elements, if this is a list.
  var list: [JSONValue]? { if case .list(let list) = self { list } else { nil } }
}

/// The members of an object; the reader has made sure that no key is there twice.
struct JSONObject: Equatable {
  private(set) var members: [[UInt8]: JSONValue] = [:]

  /// The member of this name; `nil` where there is none, and where it is `null`.
  subscript(_ key: String) -> JSONValue? {
    let value = members[Array(key.utf8)]
    return value == .null ? nil : value
  }

  /// Whether there is a member of this name, `null` or not.
  func has(_ key: String) -> Bool { members[Array(key.utf8)] != nil }

  /// Adds a member, or answers `false` where its key is taken.
  mutating func add(_ key: [UInt8], _ value: JSONValue) -> Bool {
    members.updateValue(value, forKey: key) == nil
  }
}

/// A number as it was written, so that no digit is lost before somebody says what it is to be.
struct JSONNumber: Equatable {
  /// The digits, of the JSON grammar.
  let literal: String

  /// The nearest double; `nil` where that is infinite.
  var double: Double? {
    guard let value = Double(literal), value.isFinite else { return nil }
    return value
  }

  /// The value, where it is a whole number that 64 bits hold.
  var integer: Int64? { Int64(literal) ?? double.flatMap(Int64.init(exactly:)) }
}
