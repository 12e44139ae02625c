#if canImport(CLibcrypto)
  extension SignedTransactionFolder: TransactionStore {
    /// Reads the folder. One that exists and cannot be listed is unreadable, and not empty.
    public func currentCredentials() async -> ReadOutcome {
      switch read() {
      case .success(let reading): .credentials(reading.credentials)
      case .failure: .unreadable
      }
    }

    /// A folder tells nobody when it changes: whoever changes it asks the engine to read again.
    public func updates() async -> AsyncStream<Credential> { AsyncStream { _ in } }

    /// Nothing is to be finished with a folder.
    public func finish(_ transaction: TransactionID) async {}

    /// There is no catalogue here.
    public func product(for identifier: ProductIdentifier) async -> CatalogueAnswer { .empty }

    /// Nothing can be bought here.
    public func purchase(_ identifier: ProductIdentifier) async -> PurchaseResult { .failed }

    /// There is no store to synchronise with.
    public func synchronise() async -> RestoreResult { .failed }
  }
#endif
