#if canImport(CLibcrypto)
  import CLibcrypto

  /// The two certificates of a header and the configured root, before and after they are held against each other.
  struct CertificateChain: ~Copyable {
    /// The certificate whose key signs statements.
    let leaf: Certificate
    /// The certificate that signed the leaf.
    let intermediate: Certificate
    /// The configured root.
    let root: Certificate

    /// Reads the three certificates.
    init(_ header: TokenHeader, root: TrustedRoot) throws(VerificationFailure) {
      let leaf = try Certificate(header.leaf, .leaf)
      let intermediate = try Certificate(header.intermediate, .intermediate)
      let root = try Certificate(root.der, .root)
      self.leaf = leaf
      self.intermediate = intermediate
      self.root = root
    }

    /// The store's marker on certificates that sign statements.
    static let leafMarker = "1.2.840.113635.100.6.11.1"
    /// The store's marker on certificates that sign such certificates.
    static let intermediateMarker = "1.2.840.113635.100.6.2.1"

    /// Checks what each certificate says of itself.
    func checkShape() throws(VerificationFailure) {
      try leaf.checkKey()
      guard leaf.carriesOnce(Self.leafMarker) else { throw .marker(.leaf) }
      guard intermediate.carriesOnce(Self.intermediateMarker) else { throw .marker(.intermediate) }
      let usage = X509_get_key_usage(leaf.handle)
      // A leaf without the extension may be used for everything (RFC 5280, section 4.2.1.3).
      guard usage & UInt32(KU_DIGITAL_SIGNATURE) != 0, X509_check_ca(leaf.handle) == 0 else {
        throw .certificateUse(.leaf)
      }
      guard X509_check_ca(intermediate.handle) == 1 else { throw .certificateUse(.intermediate) }
    }

    /// Checks that every certificate was valid when the statement was signed.
    func checkValidity(at instant: SigningInstant) throws(VerificationFailure) {
      guard leaf.isValid(at: instant) else { throw .signedOutsideValidity(.leaf) }
      guard intermediate.isValid(at: instant) else { throw .signedOutsideValidity(.intermediate) }
      guard root.isValid(at: instant) else { throw .signedOutsideValidity(.root) }
    }

    /// Checks that the root signed the intermediate and the intermediate the leaf, and nothing else in between.
    func checkTrust() throws(VerificationFailure) {
      defer { ERR_clear_error() }
      guard let store = X509_STORE_new() else { throw .chain(libcryptoCode: Int(X509_V_ERR_OUT_OF_MEM)) }
      defer { X509_STORE_free(store) }
      guard let context = X509_STORE_CTX_new() else {
        throw .chain(libcryptoCode: Int(X509_V_ERR_OUT_OF_MEM))
      }
      defer { X509_STORE_CTX_free(context) }
      guard let untrusted = OPENSSL_sk_new_null() else {
        throw .chain(libcryptoCode: Int(X509_V_ERR_OUT_OF_MEM))
      }
      defer { OPENSSL_sk_free(untrusted) }
      guard X509_STORE_add_cert(store, root.handle) == 1,
        OPENSSL_sk_push(untrusted, UnsafeRawPointer(intermediate.handle)) > 0,
        X509_STORE_CTX_init(context, store, leaf.handle, untrusted) == 1,
        let parameters = X509_STORE_CTX_get0_param(context)
      else { throw .chain(libcryptoCode: Int(X509_V_ERR_UNSPECIFIED)) }

      X509_VERIFY_PARAM_set_flags(parameters, UInt(X509_V_FLAG_NO_CHECK_TIME | X509_V_FLAG_X509_STRICT))
      X509_VERIFY_PARAM_set_depth(parameters, 1)
      X509_VERIFY_PARAM_set_auth_level(parameters, 2)
      guard X509_verify_cert(context) == 1 else {
        throw .chain(libcryptoCode: Int(X509_STORE_CTX_get_error(context)))
      }
      guard isWhole(X509_STORE_CTX_get0_chain(context)) else { throw .chain(libcryptoCode: nil) }
    }

    /// Whether the chain that libcrypto found is these three certificates in this order.
    private func isWhole(_ chain: OpaquePointer?) -> Bool {
      guard OPENSSL_sk_num(chain) == 3 else { return false }
      let expected = [leaf.handle, intermediate.handle, root.handle]
      return expected.indices.allSatisfy { index in
        guard let found = OPENSSL_sk_value(chain, Int32(index)) else { return false }
        return X509_cmp(OpaquePointer(found), expected[index]) == 0
      }
    }
  }
#endif
