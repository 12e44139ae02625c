import QubitContent
import QubitEntitlements

/// Something that a script can demand of the moment.
public enum Expectation: String, Hashable, Sendable, CaseIterable {
  /// The pass is owned.
  case owned
  /// The pass is known not to be owned.
  case notOwned = "not-owned"
  /// Nobody knows yet.
  case undetermined
  /// Content of the pass is open because it is owned.
  case openOwned = "open-owned"
  /// Content of the pass is open because of the teacher's switch.
  case openDemonstration = "open-demonstration"
  /// Content of the pass is locked, and the lock leads nowhere.
  case silentLock = "silent-lock"
  /// Content of the pass is locked, and the lock may lead to the upgrade.
  case upgradeLock = "upgrade-lock"
  /// There is no entry that sells.
  case noEntry = "no-entry"
  /// The entry can only say "unavailable".
  case entryUnavailable = "entry-unavailable"
  /// The entry has a price and can be used.
  case entryReady = "entry-ready"
  /// A restore may be offered.
  case restoreOffered = "restore-offered"
  /// None may.
  case restoreNotOffered = "restore-not-offered"
  /// A purchase waits for approval.
  case approvalAwaited = "approval-awaited"
  /// None does.
  case approvalNotAwaited = "approval-not-awaited"
  /// No price is known.
  case priceMissing = "price-missing"
  /// Every transaction that the app was told of is finished.
  case allFinished = "all-finished"
  /// Some are not.
  case unfinished

  func holds(_ moment: Simulation) -> Bool {
    let shown = moment.presentation
    let standing = moment.process.app.entitlement.standing
    return switch self {
    case .owned: standing == .owned
    case .notOwned: standing == .notOwned
    case .undetermined: standing == .undetermined
    case .openOwned: shown.access == .unlocked(.owned)
    case .openDemonstration: shown.access == .unlocked(.classroomDemonstration)
    case .silentLock: shown.access == .locked(.silent)
    case .upgradeLock: shown.access == .locked(.offersUpgrade)
    case .noEntry: shown.entry == .hidden
    case .entryUnavailable: shown.entry == .unavailable
    case .entryReady: if case .ready = shown.entry { true } else { false }
    case .restoreOffered: shown.offersRestore
    case .restoreNotOffered: !shown.offersRestore
    case .approvalAwaited: shown.awaitsApproval
    case .approvalNotAwaited: !shown.awaitsApproval
    case .priceMissing: moment.process.app.offer.product == nil
    case .allFinished: moment.process.world.unfinished.isEmpty
    case .unfinished: !moment.process.world.unfinished.isEmpty
    }
  }
}
