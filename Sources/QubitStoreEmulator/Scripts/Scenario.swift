/// The scenarios that ship with the emulator, each a script in a file of its own.
///
/// ```swift
/// let store = EmulatedStore()
/// let simulation = Simulation(try Scenario.askToBuy.script)
/// for line in try Scenario.askToBuy.script.lines { await store.play(line.step) }
/// ```
///
/// They are compiled in, so that a user interface's tests need no file at run time.
public enum Scenario: String, Hashable, Sendable, CaseIterable {
  /// Ask to Buy, approved two days later while the device is offline.
  case askToBuy = "ask-to-buy"
  /// Ask to Buy, never answered: forgotten when the process ends, and shown as no error.
  case askToBuyDeclined = "ask-to-buy-declined"
  /// The pass became part of a bundle: revoked, though no money went back.
  case bundle
  /// The customer changes their mind: nothing happened.
  case cancelledPurchase = "cancelled-purchase"
  /// The catalogue is empty at first; a second request makes the purchase ready.
  case catalogueEmptyThenRetried = "catalogue-empty-then-retried"
  /// The catalogue fails: the read still runs, and an owner keeps everything.
  case catalogueFails = "catalogue-fails"
  /// A teacher's switch opens content and changes neither boolean.
  case classroomDemonstration = "classroom-demonstration"
  /// The clock is moved by ten years both ways: the same.
  case clockMoved = "clock-moved"
  /// Owned, and then a read finds nothing, because another account has signed in: not owned.
  case emptyReadAfterOwned = "empty-read-after-owned"
  /// The store cannot complete the purchase: nothing granted, and it can be tried again.
  case failedPurchase = "failed-purchase"
  /// A family member stops sharing: not owned.
  case familyRevocation = "family-revocation"
  /// A foreign and a revoked update come first: the loop goes on.
  case firstUpdateForeign = "first-update-foreign"
  /// Bought years ago under an identifier that is no longer for sale.
  case historicalProduct = "historical-product"
  /// A launch argument fixes the state, and nothing subscribes.
  case injected
  /// A slow first read: no upgrade is shown while nobody knows.
  case launchWithSlowRead = "launch-with-slow-read"
  /// Launched in airplane mode with a cached pass: owned, price missing, everything open.
  case offlineLaunch = "offline-launch"
  /// The answer of an old read arrives last: it is dropped.
  case oldReadAnswersLast = "old-read-answers-last"
  /// A purchase made here comes back in its result, not through updates: that too finishes and reads.
  case purchaseWithoutUpdate = "purchase-without-update"
  /// A refund, and its reversal: access returns by an update.
  case refundReversed = "refund-reversed"
  /// A refund that the device has not heard of: content stays open until it has.
  case refundUnknownToTheDevice = "refund-unknown-to-the-device"
  /// Refunded while the app was closed: the read at the next launch catches it.
  case refundWhileClosed = "refund-while-closed"
  /// Bought, quit, launched again: owned without a restore.
  case relaunch
  /// Bought elsewhere and never heard of: a restore brings it.
  case restoreFindsPurchase = "restore-finds-purchase"
  /// A restore without a network fails and changes nothing; so does a cancelled one.
  case restoreOffline = "restore-offline"
  /// Refunded, and then the catalogue fails: not owned stays not owned.
  case revokedThenCatalogueFails = "revoked-then-catalogue-fails"
  /// The transaction that owned arrives again, revoked: not owned, whatever the reason.
  case sameTransactionArrivesRevoked = "same-transaction-arrives-revoked"
  /// A second device with an empty copy: not owned, restore offered; a later update grants.
  case secondDevice = "second-device"
  /// Ended before the update could be delivered: the next launch is told.
  case unfinishedIsRedelivered = "unfinished-is-redelivered"
  /// The store reports a purchase whose signature is not good: neither granted nor finished.
  case unverifiedPurchase = "unverified-purchase"
  /// An unverified update is ignored and not finished, and the loop goes on.
  case unverifiedUpdate = "unverified-update"
  /// An update delivered twice while it is dealt with: one effect.
  case updateDeliveredTwice = "update-delivered-twice"

  /// The script, read. A shipped script is a script; a test makes sure.
  public var script: StoreScript { get throws(ScriptError) { try StoreScript(text) } }

  /// The script as it is written.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  private var bytes: [UInt8] {
    switch self {
    case .askToBuy: PackageResources.ask_to_buy_txt
    case .askToBuyDeclined: PackageResources.ask_to_buy_declined_txt
    case .bundle: PackageResources.bundle_txt
    case .cancelledPurchase: PackageResources.cancelled_purchase_txt
    case .catalogueEmptyThenRetried: PackageResources.catalogue_empty_then_retried_txt
    case .catalogueFails: PackageResources.catalogue_fails_txt
    case .classroomDemonstration: PackageResources.classroom_demonstration_txt
    case .clockMoved: PackageResources.clock_moved_txt
    case .emptyReadAfterOwned: PackageResources.empty_read_after_owned_txt
    case .failedPurchase: PackageResources.failed_purchase_txt
    case .familyRevocation: PackageResources.family_revocation_txt
    case .firstUpdateForeign: PackageResources.first_update_foreign_txt
    case .historicalProduct: PackageResources.historical_product_txt
    case .injected: PackageResources.injected_txt
    case .launchWithSlowRead: PackageResources.launch_with_slow_read_txt
    case .offlineLaunch: PackageResources.offline_launch_txt
    case .oldReadAnswersLast: PackageResources.old_read_answers_last_txt
    case .purchaseWithoutUpdate: PackageResources.purchase_without_update_txt
    case .refundReversed: PackageResources.refund_reversed_txt
    case .refundUnknownToTheDevice: PackageResources.refund_unknown_to_the_device_txt
    case .refundWhileClosed: PackageResources.refund_while_closed_txt
    case .relaunch: PackageResources.relaunch_txt
    case .restoreFindsPurchase: PackageResources.restore_finds_purchase_txt
    case .restoreOffline: PackageResources.restore_offline_txt
    case .revokedThenCatalogueFails: PackageResources.revoked_then_catalogue_fails_txt
    case .sameTransactionArrivesRevoked: PackageResources.same_transaction_arrives_revoked_txt
    case .secondDevice: PackageResources.second_device_txt
    case .unfinishedIsRedelivered: PackageResources.unfinished_is_redelivered_txt
    case .unverifiedPurchase: PackageResources.unverified_purchase_txt
    case .unverifiedUpdate: PackageResources.unverified_update_txt
    case .updateDeliveredTwice: PackageResources.update_delivered_twice_txt
    }
  }
}
