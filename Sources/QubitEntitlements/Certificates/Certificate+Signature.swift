#if canImport(CLibcrypto)
  import CLibcrypto

  extension Certificate {
    /// Checks that the certificate's key is one of P-256, named and not spelled out.
    ///
    /// A key that brings its own curve along could bring any curve along.
    func checkKey() throws(VerificationFailure) {
      guard let key = X509_get0_pubkey(handle), EVP_PKEY_get_base_id(key) == EVP_PKEY_EC else {
        ERR_clear_error()
        throw .leafKey(curve: nil)
      }
      var explicit: Int32 = 0
      guard EVP_PKEY_get_int_param(key, "decoded-from-explicit", &explicit) == 1, explicit == 0 else {
        throw .leafKey(curve: nil)
      }
      let name = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer -> String? in
        var length = 0
        guard EVP_PKEY_get_group_name(key, buffer.baseAddress, buffer.count, &length) == 1 else { return nil }
        return String(decoding: buffer.prefix(length).map(UInt8.init(bitPattern:)), as: UTF8.self)
      }
      guard name == "prime256v1" else { throw .leafKey(curve: name) }
    }

    /// Checks a signature of this certificate's key over a text.
    func checkSignature(
      _ signature: RawSignature, over text: ArraySlice<UInt8>
    ) throws(VerificationFailure) {
      guard let key = X509_get0_pubkey(handle), let context = EVP_MD_CTX_new() else {
        throw .signatureMismatch
      }
      defer { EVP_MD_CTX_free(context) }
      let der = signature.der
      guard EVP_DigestVerifyInit(context, nil, EVP_sha256(), nil, key) == 1,
        text.withUnsafeBufferPointer({
          EVP_DigestVerify(context, der, der.count, $0.baseAddress, $0.count)
        }) == 1
      else {
        ERR_clear_error()
        throw .signatureMismatch
      }
    }
  }

  extension RawSignature {
    /// The signature as libcrypto takes it: a DER sequence of two positive integers, each at most 33 bytes long.
    var der: [UInt8] {
      let body = Self.integer(r) + Self.integer(s)
      return [0x30, UInt8(body.count)] + body
    }

    private static func integer(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
      let digits = Array(bytes.drop { $0 == 0 })
      let sign: [UInt8] = (digits.first ?? 0) >= 0x80 ? [0] : []
      return [0x02, UInt8(sign.count + digits.count)] + sign + digits
    }
  }
#endif
