/// What a piece of content asks for before it opens, as its author declares it.
public enum AccessRequirement: String, Hashable, Sendable, CaseIterable {
  /// Open to everybody.
  case free
  /// Open to those who hold the master pass, and to classrooms.
  case masterPass
}

/// Something that decides whether content may open.
///
/// The loader of levels asks; whoever knows about purchases answers. Neither knows the other.
///
/// ```swift
/// struct EverythingOpen: ContentGate {
///   func access(to requirement: AccessRequirement) -> ContentAccess { .unlocked(.free) }
/// }
/// ```
///
/// An answer is given at once, from what is known at this moment: a gate never waits.
public protocol ContentGate: Sendable {
  /// Answers whether content with this requirement may open now, and why. O(1).
  func access(to requirement: AccessRequirement) -> ContentAccess
}
