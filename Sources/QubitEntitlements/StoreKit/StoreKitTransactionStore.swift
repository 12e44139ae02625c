#if canImport(StoreKit)
  import Foundation
  import StoreKit

  /// The platform's store through StoreKit 2.
  ///
  /// It is kept thin, because it is the one part that was not run where the rest was tested: on Linux it is only
  /// type-checked, against a stub module with StoreKit's signatures. It has not been run on a device.
  public struct StoreKitTransactionStore: TransactionStore {
    /// Creates the store of this process.
    public init() {}

    /// What the device holds, as StoreKit verified it. Local, without the network.
    public func currentCredentials() async -> ReadOutcome {
      var credentials: [Credential] = []
      for await result in Transaction.currentEntitlements { credentials.append(Credential(result)) }
      return .credentials(credentials)
    }

    /// StoreKit's updates. A transaction that arrives before the loop has begun is unfinished, and therefore delivered
    /// when it does.
    public func updates() async -> AsyncStream<Credential> {
      let (stream, continuation) = AsyncStream.makeStream(of: Credential.self)
      let task = Task {
        for await result in Transaction.updates { continuation.yield(Credential(result)) }
      }
      continuation.onTermination = { _ in task.cancel() }
      return stream
    }

    /// Finishes a transaction, found again among the unfinished ones so that none has to be kept.
    public func finish(_ transaction: TransactionID) async {
      for await case .verified(let unfinished) in Transaction.unfinished
      where String(unfinished.id) == transaction.rawValue {
        await unfinished.finish()
      }
    }

    /// Asks the catalogue.
    public func product(for identifier: ProductIdentifier) async -> CatalogueAnswer {
      do {
        guard let product = try await fetch(identifier) else { return .empty }
        let fetched = ProductIdentifier(rawValue: product.id)
        return .product(CatalogueProduct(identifier: fetched, displayPrice: product.displayPrice))
      } catch {
        return .failed
      }
    }

    /// Buys a product.
    public func purchase(_ identifier: ProductIdentifier) async -> PurchaseResult {
      do {
        guard let product = try await fetch(identifier) else { return .failed }
        switch try await product.purchase() {
        case .success(let result): return .success(Credential(result))
        case .pending: return .pending
        case .userCancelled: return .cancelled
        @unknown default: return .failed
        }
      } catch StoreKitError.userCancelled {
        return .cancelled
      } catch {
        return .failed
      }
    }

    /// Synchronises with the store; StoreKit may ask for a password.
    public func synchronise() async -> RestoreResult {
      do {
        try await AppStore.sync()
        return .synchronised
      } catch StoreKitError.userCancelled {
        return .cancelled
      } catch {
        return .failed
      }
    }

    private func fetch(_ identifier: ProductIdentifier) async throws -> Product? {
      try await Product.products(for: [identifier.rawValue]).first { $0.id == identifier.rawValue }
    }
  }
#endif
