/// The store's name of a product, such as `com.example.qubitlab.masterpass`.
///
/// Compared byte for byte, and not as text: two identifiers that only *look* alike under Unicode are two products.
public struct ProductIdentifier: Sendable, RawRepresentable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The identifier's text.
  public let rawValue: String

  /// Creates an identifier from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates an identifier from a literal.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
  /// The identifier's text.
  public var description: String { rawValue }
}

extension ProductIdentifier: Hashable {
  /// Whether both are the same bytes.
  public static func == (a: ProductIdentifier, b: ProductIdentifier) -> Bool {
    a.rawValue.utf8.elementsEqual(b.rawValue.utf8)
  }
  /// Feeds the identifier's bytes to the hasher.
  public func hash(into hasher: inout Hasher) {
    for byte in rawValue.utf8 { hasher.combine(byte) }
    hasher.combine(0xFF as UInt8)
  }
}
