/// Where a statement of the store comes from.
public enum StoreEnvironment: String, Hashable, Sendable, CaseIterable {
  /// The live store.
  case production = "Production"
  /// The store's test environment.
  case sandbox = "Sandbox"
  /// A developer's machine.
  case xcode = "Xcode"
  /// A developer's machine, in tests.
  case localTesting = "LocalTesting"
}

/// What a statement must be about to be accepted: one app, one environment, one root.
///
/// One environment and not a list: a policy for production cannot be talked into a developer's signature.
public struct VerificationPolicy: Hashable, Sendable {
  /// The root certificate that every chain must lead to.
  public let root: TrustedRoot
  /// The app's bundle identifier.
  public let bundle: String
  /// The environment.
  public let environment: StoreEnvironment

  /// Creates a policy.
  public init(root: TrustedRoot, bundle: String, environment: StoreEnvironment) {
    self.root = root
    self.bundle = bundle
    self.environment = environment
  }
}
