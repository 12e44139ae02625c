/// What this device knows about the master pass, as two independent booleans.
///
/// ```swift
/// let atStart = EntitlementState.undetermined   // isOwned: false, isResolved: false
/// ```
///
/// Two booleans and not one three-valued answer, because they are asked for different things: `isOwned` opens
/// content, `isResolved` allows an upgrade to be shown. Nothing else is kept: no buyer, no transaction, no date.
public struct EntitlementState: Hashable, Sendable {
  /// Whether a verified, unrevoked transaction of the pass was found in the last read.
  public let isOwned: Bool
  /// Whether a read has answered at all.
  public let isResolved: Bool

  /// Creates a state from its two booleans.
  public init(isOwned: Bool, isResolved: Bool) {
    self.isOwned = isOwned
    self.isResolved = isResolved
  }

  /// No read has answered yet.
  public static let undetermined = EntitlementState(isOwned: false, isResolved: false)
  /// This device holds the pass.
  public static let owned = EntitlementState(isOwned: true, isResolved: true)
  /// This device was asked and does not hold the pass.
  public static let notOwned = EntitlementState(isOwned: false, isResolved: true)

  /// The two booleans as one word.
  public var standing: Standing {
    switch (isOwned, isResolved) {
    case (true, _): .owned
    case (false, true): .notOwned
    case (false, false): .undetermined
    }
  }

  /// The three things that the two booleans can say together.
  public enum Standing: String, Hashable, Sendable, CaseIterable {
    /// Not known yet; never to be presented as `notOwned`.
    case undetermined
    /// Held.
    case owned
    /// Known not to be held.
    case notOwned = "not-owned"
  }
}
