/// Where this process gets its entitlement from, decided once at its start from its launch arguments alone.
///
/// ```swift
/// let plan = try LaunchPlan(arguments: CommandLine.arguments)
/// let engine = EntitlementEngine(store: store, launch: plan)
/// ```
///
/// `--qubitlab-entitlement=owned` (or `not-owned`, `undetermined`) fixes both booleans for tests and recordings.
/// `--qubitlab-purchase=granted`, in debug builds only, lets the purchase action through without a transaction.
/// No environment variable, file, preference, URL or interface reaches either.
public struct LaunchPlan: Hashable, Sendable {
  /// Where the entitlement comes from.
  public let source: EntitlementSource
  /// Who answers a purchase.
  public let purchases: PurchaseAuthority

  /// The real store: what a process without launch arguments gets.
  public static let store = LaunchPlan(source: .store, purchases: .store)

  /// A plan that fixes both booleans, as the launch argument does.
  public static func injected(_ entitlement: InjectedEntitlement) -> LaunchPlan {
    LaunchPlan(source: .injected(entitlement), purchases: .store)
  }

  init(source: EntitlementSource, purchases: PurchaseAuthority) {
    self.source = source
    self.purchases = purchases
  }

  /// Reads the plan from a process's arguments.
  ///
  /// Arguments that are not about entitlements are passed over.
  ///
  /// - Throws: ``LaunchArgumentError`` for a value outside the closed list, or an argument given twice.
  public init(arguments: [String]) throws(LaunchArgumentError) {
    var source: EntitlementSource?
    var purchases: PurchaseAuthority?
    for argument in arguments {
      if let word = Self.value(of: Self.entitlementArgument, in: argument) {
        guard source == nil else { throw .repeated(Self.entitlementArgument) }
        guard let entitlement = InjectedEntitlement(rawValue: word) else {
          throw .unknownValue(argument: Self.entitlementArgument, value: word)
        }
        source = .injected(entitlement)
      }
      #if DEBUG
        if let word = Self.value(of: Self.purchaseArgument, in: argument) {
          guard purchases == nil else { throw .repeated(Self.purchaseArgument) }
          guard word == "granted" else { throw .unknownValue(argument: Self.purchaseArgument, value: word) }
          purchases = .grantsWithoutTransaction
        }
      #endif
    }
    self.init(source: source ?? .store, purchases: purchases ?? .store)
  }

  static let entitlementArgument = "--qubitlab-entitlement"
  #if DEBUG
    static let purchaseArgument = "--qubitlab-purchase"
  #endif

  private static func value(of name: String, in argument: String) -> String? {
    guard argument.hasPrefix(name) else { return nil }
    let rest = argument.dropFirst(name.count)
    if rest.isEmpty { return "" }
    return rest.first == "=" ? String(rest.dropFirst()) : nil
  }
}

/// Where the entitlement comes from.
public enum EntitlementSource: Hashable, Sendable {
  /// The platform's store, through a ``TransactionStore``.
  case store
  /// A launch argument; the store is not read and nothing subscribes to its updates.
  case injected(InjectedEntitlement)
}

/// Everything that the entitlement launch argument may say.
public enum InjectedEntitlement: String, Hashable, Sendable, CaseIterable {
  /// Both booleans true.
  case owned
  /// Resolved, and not owned.
  case notOwned = "not-owned"
  /// Both booleans false, for recordings of the silent lock.
  case undetermined

  /// The state that the argument fixes.
  public var state: EntitlementState {
    switch self {
    case .owned: .owned
    case .notOwned: .notOwned
    case .undetermined: .undetermined
    }
  }
}

/// Who answers a purchase.
public enum PurchaseAuthority: Hashable, Sendable {
  /// The platform's store.
  case store
  #if DEBUG
    /// Nobody: the purchase action succeeds without a transaction, until the process ends. Debug builds only.
    case grantsWithoutTransaction
  #endif
}

/// A launch argument that says something outside the closed list.
public enum LaunchArgumentError: Error, Hashable, Sendable {
  /// The argument's value is not one of the words it may say.
  case unknownValue(argument: String, value: String)
  /// The argument was given more than once.
  case repeated(String)
}
