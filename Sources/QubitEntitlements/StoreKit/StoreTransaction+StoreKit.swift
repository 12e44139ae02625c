#if canImport(StoreKit)
  import Foundation
  import StoreKit

  extension Credential {
    init(_ result: VerificationResult<Transaction>) {
      switch result {
      case .verified(let transaction): self = .verified(StoreTransaction(transaction))
      case .unverified: self = .unverified
      }
    }
  }

  extension StoreTransaction {
    init(_ transaction: Transaction) {
      let ownership = OwnershipKind(transaction.ownershipType)
      self.init(
        id: TransactionID(String(transaction.id)),
        product: ProductIdentifier(rawValue: transaction.productID),
        kind: ProductKind(transaction.productType), ownership: ownership,
        revocation: transaction.revocationDate.map { date in
          let reason = Revocation.Reason(code: transaction.revocationReason.map { Int64($0.rawValue) })
          return Revocation(
            date: date.timeIntervalSince1970 * 1000, reason: reason,
            loss: Revocation.Loss(type: transaction.signedRevocationType, reason, ownership))
        },
        signedAt: transaction.signedDate.timeIntervalSince1970 * 1000)
    }
  }

  extension OwnershipKind {
    init(_ type: Transaction.OwnershipType) {
      self =
        switch type {
        case .purchased: .purchased
        case .familyShared: .familyShared
        default: .unspecified
        }
    }
  }

  extension ProductKind {
    init(_ type: Product.ProductType) {
      self =
        switch type {
        case .nonConsumable: .nonConsumable
        case .consumable: .consumable
        case .autoRenewable: .autoRenewableSubscription
        case .nonRenewable: .nonRenewingSubscription
        default: .unrecognised
        }
    }
  }

  extension Transaction {
    /// The payload's `revocationType`, read from the signed text: the property of that name is younger than the
    /// oldest system that this package supports.
    fileprivate var signedRevocationType: String? {
      let payload = try? JSONReader.read(Array(jsonRepresentation))
      return payload?.object?["revocationType"]?.string
    }
  }
#endif
