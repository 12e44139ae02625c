// The signatures of StoreKit 2 that the adapter uses, written down from Apple's reference, with no behaviour. Only the
// type checker ever sees them: see `.ci/storekit-typecheck`.
public import Foundation

@frozen public enum VerificationResult<Signed>: Sendable where Signed: Sendable {
  case unverified(Signed, VerificationError)
  case verified(Signed)

  public enum VerificationError: Error, Sendable { case invalidSignature }
}

public struct Transaction: Identifiable, Sendable {
  public let id: UInt64
  public let productID: String
  public let productType: Product.ProductType
  public let ownershipType: OwnershipType
  public let revocationDate: Date?
  public let revocationReason: RevocationReason?
  public let signedDate: Date
  public let jsonRepresentation: Data

  public func finish() async { fatalError() }
  public static var currentEntitlements: Transactions { fatalError() }
  public static var updates: Transactions { fatalError() }
  public static var unfinished: Transactions { fatalError() }

  public struct OwnershipType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let purchased = OwnershipType(rawValue: "PURCHASED")
    public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
  }

  public struct RevocationReason: Hashable, RawRepresentable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let developerIssue = RevocationReason(rawValue: 1)
    public static let other = RevocationReason(rawValue: 0)
  }

  public struct Transactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> VerificationResult<Transaction>? { fatalError() }
    }
    public func makeAsyncIterator() -> AsyncIterator { fatalError() }
  }
}

public struct Product: Identifiable, Sendable {
  public let id: String
  public let displayPrice: String

  public static func products<Identifiers>(
    for identifiers: Identifiers
  ) async throws -> [Product] where Identifiers: Collection, Identifiers.Element == String { fatalError() }

  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { fatalError() }

  public struct PurchaseOption: Hashable, Sendable {}

  // Open, as StoreKit declares it: this module is compiled for library evolution so that the checker asks for the
  // unknown case.
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled
    case pending
  }

  public struct ProductType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let consumable = ProductType(rawValue: "Consumable")
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
  }
}

public enum AppStore {
  public static func sync() async throws { fatalError() }
}

public enum StoreKitError: Error, Sendable {
  case unknown
  case userCancelled
  case networkError(URLError)
  case systemError(any Error)
  case notAvailableInStorefront
  case notEntitled
}
