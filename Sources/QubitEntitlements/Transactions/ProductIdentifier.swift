/// The store's name of a product, such as `com.example.qubitlab.masterpass`.
///
/// Kept and compared as bytes, and not as text: two identifiers that Unicode holds for the same are two products. For
/// that reason it is no `RawRepresentable` either, whose `!=` compares raw values.
public struct ProductIdentifier: Hashable, Sendable {
  private let bytes: [UInt8]

  /// Creates an identifier from its text.
  public init(rawValue: String) { bytes = Array(rawValue.utf8) }

  /// The identifier's text.
  public var rawValue: String { String(decoding: bytes, as: UTF8.self) }
}

extension ProductIdentifier: ExpressibleByStringLiteral, CustomStringConvertible {
  /// Creates an identifier from a literal.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
  /// The identifier's text.
  public var description: String { rawValue }
}
