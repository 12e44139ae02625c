// libFuzzer's entry: the first byte says which reader gets the rest. Compiled into the module it tests, by
// `.ci/entitlement-fuzz`.

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard count > 0 else { return 0 }
  let bytes = Array(UnsafeBufferPointer(start: start + 1, count: count - 1))
  switch start[0] % 5 {
  case 0: _ = try? JSONReader.read(bytes)
  case 1: fuzzToken(bytes)
  case 2: _ = try? TokenHeader(bytes)
  case 3: fuzzCertificate(bytes)
  default: fuzzBase64(bytes)
  }
  return 0
}

/// A whole token: nothing that a fuzzer writes may be accepted.
private func fuzzToken(_ bytes: [UInt8]) {
  let policy = VerificationPolicy(root: TrustedRoot(bytes), bundle: "com.example", environment: .sandbox)
  if (try? TransactionVerifier(policy).verify(bytes)) != nil { fatalError("a forgery was accepted") }
  _ = try? NotificationVerifier(policy).verify(body: bytes)
}

/// A certificate: whatever it is, looking at it is safe.
private func fuzzCertificate(_ bytes: [UInt8]) {
  guard let certificate = try? Certificate(bytes, .leaf), let instant = try? SigningInstant(1_768_464_005_000)
  else { return }
  _ = certificate.isValid(at: instant)
  _ = certificate.carriesOnce(CertificateChain.leafMarker)
  try? certificate.checkKey()
  guard let signature = try? RawSignature([UInt8](repeating: 1, count: 64)) else { return }
  try? certificate.checkSignature(signature, over: bytes[...])
}

/// Canonical base64: bytes have one text only, so that what is decoded is written again as it was.
private func fuzzBase64(_ bytes: [UInt8]) {
  for alphabet in [Base64.Alphabet.standard, .url] {
    guard let decoded = Base64.decode(bytes, alphabet) else { continue }
    let isSame = written(decoded, alphabet).elementsEqual(bytes)
    if !isSame { fatalError("base64 with more than one text") }
  }
}

private func written(_ bytes: [UInt8], _ alphabet: Base64.Alphabet) -> [UInt8] {
  let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
  let digits = Array((letters + (alphabet == .url ? "-_" : "+/")).utf8)
  var text: [UInt8] = []
  for start in stride(from: 0, to: bytes.count, by: 3) {
    let group = bytes[start..<min(start + 3, bytes.count)]
    let padded = Array(group) + [UInt8](repeating: 0, count: 3 - group.count)
    let bits = padded.reduce(0) { $0 << 8 | Int($1) }
    for place in 0..<4 {
      if place <= group.count {
        text.append(digits[bits >> (18 - 6 * place) & 63])
      } else if alphabet == .standard {
        text.append(UInt8(ascii: "="))
      }
    }
  }
  return text
}
