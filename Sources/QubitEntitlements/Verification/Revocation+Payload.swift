extension Revocation.Reason {
  /// The reason of a payload's number. The store documents 0 and 1; a bundle's number it does not.
  init(code: Int64?) {
    switch code {
    case nil: self = .unspecified
    case 0: self = .other
    case 1: self = .developerIssue
    case let code?: self = .unrecognised(Int(clamping: code))
    }
  }

  /// The payload's number, where there is one.
  var code: Int? {
    switch self {
    case .other: 0
    case .developerIssue: 1
    case .unrecognised(let code): code
    case .upgradedToBundle, .unspecified: nil
    }
  }
}

extension Revocation.Loss {
  /// What a holder lost a transaction by: as the store says it, or else as far as it follows from the rest.
  init(type: String?, _ reason: Revocation.Reason, _ ownership: OwnershipKind) {
    switch type {
    case "REFUND_FULL", "REFUND_PRORATED": self = .refund
    case "FAMILY_REVOKE": self = .familyRevocation
    default:
      // Who only shared a purchase gets no money back, whatever became of the purchase.
      if ownership == .familyShared {
        self = .familyRevocation
      } else if reason == .upgradedToBundle {
        self = .bundleUpgrade
      } else if ownership == .purchased, reason == .developerIssue || reason == .other {
        self = .refund
      } else {
        self = .unspecified
      }
    }
  }
}
