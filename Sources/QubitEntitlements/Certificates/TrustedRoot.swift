/// A root certificate that somebody has decided to trust.
public struct TrustedRoot: Hashable, Sendable {
  /// The certificate's DER bytes.
  public let der: [UInt8]

  /// Takes a certificate in DER or in PEM; whether it is one is found out when something is verified against it.
  public init(_ bytes: [UInt8]) { der = Self.unarmoured(bytes) ?? bytes }

  /// The DER bytes inside a PEM certificate (RFC 7468), or `nil` where the bytes are none.
  private static func unarmoured(_ bytes: [UInt8]) -> [UInt8]? {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.hasPrefix("-----BEGIN CERTIFICATE-----") else { return nil }
    var lines = text.split(whereSeparator: \.isNewline).dropFirst()
    guard let end = lines.firstIndex(of: "-----END CERTIFICATE-----") else { return nil }
    lines = lines[..<end]
    return Base64.decode(Array(lines.joined().utf8), .standard)
  }
}
