/// A transaction as the store signed it, after its signature was verified, or after somebody else has done so.
///
/// Only what a decision or a report needs is read. Buyer, device, storefront and tokens are not even looked at.
public struct SignedTransaction: Hashable, Sendable {
  /// What the decision is about.
  public let transaction: StoreTransaction
  /// The app.
  public let bundle: String
  /// The environment, as it is written.
  public let environment: String
  /// What was paid, in thousandths of the currency's unit; `nil` where it is not said.
  public let price: Int64?

  /// Reads a payload.
  ///
  /// A claim that the decision needs and that is missing, or of the wrong type, is an error. Everything else is
  /// ignored where it cannot be read, as an unknown member is: a statement that the store has signed is not refused
  /// for the sake of a price.
  init(payload: JSONObject) throws(VerificationFailure) {
    let signedAt = try Self.milliseconds(.signedDate, in: payload)
    let kind = try Self.kind(in: payload)
    let id = try Self.text(.transactionId, in: payload)
    let product = try Self.text(.productId, in: payload)
    bundle = try Self.text(.bundleId, in: payload)
    environment = try Self.text(.environment, in: payload)
    price = payload["price"]?.number?.integer
    let ownership = payload["inAppOwnershipType"]?.string.flatMap(OwnershipKind.init) ?? .unspecified
    transaction = StoreTransaction(
      id: TransactionID(id), product: ProductIdentifier(rawValue: product), kind: kind, ownership: ownership,
      revocation: try Self.revocation(in: payload, ownership), signedAt: signedAt)
  }

  /// Reads the milliseconds of a claim, whole or fractional.
  static func milliseconds(
    _ claim: VerificationFailure.Claim, in payload: JSONObject
  ) throws(VerificationFailure) -> Double {
    guard let value = payload[claim.rawValue] else { throw .claimMissing(claim) }
    guard let milliseconds = value.number?.double else { throw .claimMalformed(claim) }
    return milliseconds
  }

  /// Reads the text of a claim, which is not empty.
  static func text(
    _ claim: VerificationFailure.Claim, in payload: JSONObject
  ) throws(VerificationFailure) -> String {
    guard let value = payload[claim.rawValue] else { throw .claimMissing(claim) }
    guard let text = value.string, !text.isEmpty else { throw .claimMalformed(claim) }
    return text
  }

  private static func kind(in payload: JSONObject) throws(VerificationFailure) -> ProductKind {
    guard let value = payload["type"] else { return .unspecified }
    guard let word = value.string else { throw .claimMalformed(.type) }
    let kinds: [ProductKind] = [
      .nonConsumable, .consumable, .autoRenewableSubscription, .nonRenewingSubscription,
    ]
    return kinds.first { $0.rawValue.utf8.elementsEqual(word.utf8) } ?? .unrecognised
  }

  private static func revocation(
    in payload: JSONObject, _ ownership: OwnershipKind
  ) throws(VerificationFailure) -> Revocation? {
    guard let value = payload["revocationDate"] else { return nil }
    // The presence decides, but not of anything at all: a date that is no number is not passed over as healthy.
    guard let number = value.number else { throw .claimMalformed(.revocationDate) }
    let reason = Revocation.Reason(code: payload["revocationReason"]?.number?.integer)
    return Revocation(
      date: number.double ?? .greatestFiniteMagnitude, reason: reason,
      loss: Revocation.Loss(type: payload["revocationType"]?.string, reason, ownership))
  }
}
