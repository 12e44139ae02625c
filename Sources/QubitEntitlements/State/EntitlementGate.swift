public import QubitContent

/// The gate that content asks: the pass, or a classroom demonstration, opens what asks for the pass.
///
/// ```swift
/// let gate = EntitlementGate(entitlement: .undetermined, demonstration: .off)
/// gate.access(to: .free)        // .unlocked(.free)
/// gate.access(to: .masterPass)  // .locked(.silent)
/// ```
///
/// A value, taken at one moment: a front end makes a new one whenever a state arrives.
///
/// When several reasons hold, the first of this order is given: *free*, *classroom demonstration*, *owned*.
/// Demonstration comes before ownership, as in the written condition, so that the reason on a teacher's screen does
/// not change half a second after launch when the read answers; whether the pass is also owned stays readable in
/// ``entitlement``.
public struct EntitlementGate: ContentGate, Hashable {
  /// What is known about the pass.
  public let entitlement: EntitlementState
  /// Whether this device is in classroom demonstration.
  public let demonstration: ClassroomDemonstration

  /// Creates the gate for one moment.
  public init(entitlement: EntitlementState, demonstration: ClassroomDemonstration = .off) {
    self.entitlement = entitlement
    self.demonstration = demonstration
  }

  /// Whether what asks for the pass is open.
  public var opensMasterPassContent: Bool {
    let isClassroomDemo = demonstration == .on
    let isOwned = entitlement.isOwned
    return isClassroomDemo || isOwned
  }

  /// Answers whether content with this requirement may open now, and why. O(1).
  public func access(to requirement: AccessRequirement) -> ContentAccess {
    switch requirement {
    case .free: return .unlocked(.free)
    case .masterPass:
      if opensMasterPassContent {
        return .unlocked(demonstration == .on ? .classroomDemonstration : .owned)
      }
      return .locked(entitlement.isResolved ? .offersUpgrade : .silent)
    }
  }
}

/// The teacher's switch: a preference of the device that opens levels and labs and says nothing about the pass.
public enum ClassroomDemonstration: String, Hashable, Sendable, CaseIterable {
  /// Only ownership opens what asks for the pass.
  case off
  /// Everything is open on this device.
  case on
}
