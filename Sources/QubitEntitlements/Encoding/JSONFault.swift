/// Why bytes are not a JSON text that a credential may contain.
public struct JSONFault: Error, Hashable, Sendable {
  /// What is wrong.
  public let kind: Kind
  /// Where, as an offset in bytes.
  public let offset: Int

  /// What can be wrong with a JSON text.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The text ended too soon.
    case truncated
    /// A byte that the grammar does not allow here.
    case unexpectedByte = "unexpected-byte"
    /// Something follows the value.
    case trailingText = "trailing-text"
    /// A key was given twice in one object.
    case duplicateKey = "duplicate-key"
    /// A text holds bytes that are not UTF-8.
    case invalidUTF8 = "invalid-utf8"
    /// A text holds a control character, or an escape that JSON does not know.
    case invalidText = "invalid-text"
    /// A text holds half of a surrogate pair.
    case loneSurrogate = "lone-surrogate"
    /// A number is not of the JSON grammar.
    case invalidNumber = "invalid-number"
    /// Lists and objects are nested deeper than a reader follows.
    case tooDeep = "too-deep"
  }
}
