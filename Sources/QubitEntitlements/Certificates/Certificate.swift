#if canImport(CLibcrypto)
  import CLibcrypto

  /// A certificate that libcrypto has read.
  struct Certificate: ~Copyable {
    /// The certificate's place in the chain.
    let role: CertificateRole
    /// libcrypto's own value.
    let handle: OpaquePointer

    /// Reads a DER certificate that is the whole of its bytes, in the one way that DER allows.
    init(_ der: [UInt8], _ role: CertificateRole) throws(VerificationFailure) {
      guard let handle = Self.read(der) else {
        ERR_clear_error()
        throw .certificateMalformed(role)
      }
      self.role = role
      self.handle = handle
    }

    deinit { X509_free(handle) }

    private static func read(_ der: [UInt8]) -> OpaquePointer? {
      der.withUnsafeBufferPointer { buffer in
        var next = buffer.baseAddress
        guard let handle = d2i_X509(nil, &next, buffer.count) else { return nil }
        let isWhole = next == buffer.baseAddress.map { $0 + buffer.count }
        if isWhole, encode(handle) == der { return handle }
        X509_free(handle)
        return nil
      }
    }

    private static func encode(_ handle: OpaquePointer) -> [UInt8]? {
      let size = i2d_X509(handle, nil)
      guard size > 0 else { return nil }
      return [UInt8](unsafeUninitializedCapacity: Int(size)) { buffer, count in
        var next = buffer.baseAddress
        count = Int(max(0, i2d_X509(handle, &next)))
      }
    }

    /// Whether the certificate was valid at a moment; both ends belong to the time of validity.
    ///
    /// libcrypto's own check holds a date equal to the end for past it, and is switched off.
    func isValid(at instant: SigningInstant) -> Bool {
      let start = ASN1_TIME_cmp_time_t(X509_get0_notBefore(handle), instant.seconds)
      let end = ASN1_TIME_cmp_time_t(X509_get0_notAfter(handle), instant.seconds)
      guard start == -1 || start == 0 else { return false }
      return end == 1 || (end == 0 && !instant.isPastSecond)
    }

    /// Whether an extension, named by its object identifier, is there exactly once.
    func carriesOnce(_ identifier: String) -> Bool {
      guard let object = OBJ_txt2obj(identifier, 1) else { return false }
      defer { ASN1_OBJECT_free(object) }
      let first = X509_get_ext_by_OBJ(handle, object, -1)
      return first >= 0 && X509_get_ext_by_OBJ(handle, object, first) < 0
    }
  }
#endif
