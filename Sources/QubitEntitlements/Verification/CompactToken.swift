/// A compact JWS taken apart: sizes, segments and encodings are right, and nothing is proven.
struct CompactToken {
  /// The longest token that is looked at, in bytes.
  static let sizeLimit = 64 * 1024

  /// The decoded header.
  let header: [UInt8]
  /// The decoded payload.
  let payload: [UInt8]
  /// The decoded signature.
  let signature: [UInt8]
  /// What was signed: header and payload as they were written, with the full stop between them.
  let signed: ArraySlice<UInt8>

  /// Takes a token apart. The size is looked at first: a longer token costs the same as none. O(length).
  init(_ token: [UInt8]) throws(VerificationFailure) {
    guard token.count <= Self.sizeLimit else {
      throw .tooLarge(bytes: token.count, limit: Self.sizeLimit)
    }
    let segments = token.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard segments.count == 3 else { throw .segments(found: segments.count) }
    header = try Self.decode(segments[0], .header)
    payload = try Self.decode(segments[1], .payload)
    signature = try Self.decode(segments[2], .signature)
    signed = token[..<segments[1].endIndex]
  }

  private static func decode(
    _ text: ArraySlice<UInt8>, _ segment: VerificationFailure.Segment
  ) throws(VerificationFailure) -> [UInt8] {
    guard let bytes = Base64.decode(text, .url) else { throw .encoding(segment) }
    return bytes
  }

  /// Reads a segment that is to hold one JSON object.
  static func object(
    _ bytes: [UInt8], _ segment: VerificationFailure.Segment
  ) throws(VerificationFailure) -> JSONObject {
    let value: JSONValue
    do { value = try JSONReader.read(bytes) } catch { throw .json(segment, error) }
    guard let object = value.object else { throw .notAnObject(segment) }
    return object
  }
}
