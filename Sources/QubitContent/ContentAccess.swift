/// The answer to "may this content open, and why?"
///
/// ```swift
/// switch gate.access(to: .masterPass) {
/// case .unlocked(let reason): show(levels, because: reason)
/// case .locked(.silent): show(aPlainLock)            // leads nowhere, offers nothing
/// case .locked(.offersUpgrade): show(aLockThatOpensTheUpgrade)
/// }
/// ```
///
/// The reason travels with the answer so that a front end never has to guess it from two booleans.
public enum ContentAccess: Hashable, Sendable {
  /// The content may open, for the reason given.
  case unlocked(UnlockReason)
  /// The content stays closed, and the lock behaves as given.
  case locked(Lock)

  /// Whether the content may open, whatever the reason.
  public var isUnlocked: Bool {
    switch self {
    case .unlocked: true
    case .locked: false
    }
  }
}

/// Why content is open.
public enum UnlockReason: Hashable, Sendable, CaseIterable {
  /// The content belongs to everybody.
  case free
  /// This device holds the master pass.
  case owned
  /// A teacher has switched this device to classroom demonstration. The pass may or may not be owned.
  case classroomDemonstration
}

/// How closed content behaves.
public enum Lock: Hashable, Sendable, CaseIterable {
  /// Ownership is not known yet: the lock leads nowhere and no upgrade is shown.
  case silent
  /// The pass is known not to be owned: the lock may lead to the upgrade.
  case offersUpgrade
}
