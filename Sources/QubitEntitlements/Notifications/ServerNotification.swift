/// A notification that the store sent to a publisher's server, after its signature was verified.
///
/// ```swift
/// let notification = try NotificationVerifier(policy).verify(body: request.body)
/// for event in notification.events { print(event) }
/// ```
///
/// For publishers who run a server. The app itself has none, and this library opens no network connection.
public struct ServerNotification: Hashable, Sendable {
  /// What the notification is about.
  public let kind: Kind
  /// The statement that it carries, if it carries one.
  public let statement: SignedTransaction?

  /// The same events that a device hears of through updates.
  public var events: [EngineEvent] {
    guard kind.concernsEntitlement, let statement else { return [] }
    return [.updateArrived(.verified(statement.transaction))]
  }

  /// The types of notification, version 2, that matter to a one-time purchase.
  public enum Kind: Hashable, Sendable {
    /// The product was bought.
    case oneTimeCharge
    /// Money went back.
    case refund
    /// A refund was taken back.
    case refundReversed
    /// A refund was asked for and declined; nothing changes.
    case refundDeclined
    /// A family member's share ended.
    case revoke
    /// The store asks how much was used, in order to decide about a refund; not answered.
    case consumptionRequest
    /// The publisher asked for a notification to see whether one arrives.
    case test
    /// A type that this release does not know, or that is about subscriptions.
    case unknown(String)

    init(_ word: String) {
      self =
        switch word {
        case "ONE_TIME_CHARGE": .oneTimeCharge
        case "REFUND": .refund
        case "REFUND_REVERSED": .refundReversed
        case "REFUND_DECLINED": .refundDeclined
        case "REVOKE": .revoke
        case "CONSUMPTION_REQUEST": .consumptionRequest
        case "TEST": .test
        default: .unknown(word)
        }
    }

    /// Whether notifications of this type say something new about who may open content.
    public var concernsEntitlement: Bool {
      switch self {
      case .oneTimeCharge, .refund, .refundReversed, .revoke: true
      case .refundDeclined, .consumptionRequest, .test, .unknown: false
      }
    }
  }
}
