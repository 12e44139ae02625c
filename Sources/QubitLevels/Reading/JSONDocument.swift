/// A JSON file that has been read whole.
public struct JSONDocument: Hashable, Sendable {
  /// The file's bytes.
  public var source: SourceText
  /// The value that the file holds.
  public var root: JSONNode
  /// The keys that an object had already, in the order of the file. The first of equal keys counts.
  public var duplicateKeys: [DuplicateKey]

  /// A key that its object had already.
  public struct DuplicateKey: Hashable, Sendable {
    /// The later of the two.
    public var key: JSONString
    /// Where the earlier one stands.
    public var first: SourceRange
  }

  /// Reads a file strictly, as RFC 8259 has it, and stricter: no byte order mark, no number that a `Double` cannot
  /// hold, nothing past `limits`. O(n).
  public init(reading bytes: [UInt8], limits: JSONLimits = .standard) throws(JSONError) {
    var reader = JSONReader(bytes: bytes, limits: limits)
    root = try reader.readDocument()
    duplicateKeys = reader.duplicateKeys
    source = SourceText(bytes)
  }
}

/// How much a JSON file may hold.
public struct JSONLimits: Hashable, Sendable {
  /// The most bytes.
  public var byteCount: Int
  /// The most arrays and objects inside one another.
  public var depth: Int

  /// Sets the limits.
  public init(byteCount: Int, depth: Int) {
    self.byteCount = byteCount
    self.depth = depth
  }

  /// One mebibyte and 64 levels: far more than any level takes.
  public static let standard = JSONLimits(byteCount: 1 << 20, depth: 64)
}
