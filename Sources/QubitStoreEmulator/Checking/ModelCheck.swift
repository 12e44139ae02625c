public import QubitEntitlements

/// Tries a reducer on every path through the store's world, up to a number of outside steps.
///
/// ```swift
/// let result = ModelCheck(steps: 3).run()
/// result.violation == nil     // the rules hold on every path
/// ```
///
/// Outside steps are what somebody does (buy, refund, fly); answers come by themselves, in every order, and are not
/// counted. Paths are searched breadth first, so that a violation is shown on a shortest one.
public struct ModelCheck {
  /// A reducer, right or wrong, with a memory that a wrong one may use.
  public typealias Reducer = (EngineState, EngineEvent, inout Set<TransactionID>) -> (
    EngineState, [EngineEffect]
  )

  /// How many outside steps a path may have.
  public let steps: Int
  /// What is tried.
  public let reducer: Reducer

  /// Prepares a check of the right reducer, or of another.
  public init(
    steps: Int, reducer: @escaping Reducer = { state, event, _ in EntitlementReducer.reduce(state, event) }
  ) {
    self.steps = steps
    self.reducer = reducer
  }

  /// What a check found.
  public struct Result: Sendable {
    /// How many different states were reached.
    public internal(set) var states = 0
    /// How many transitions were tried.
    public internal(set) var transitions = 0
    /// The first violation; `nil` when there is none.
    public internal(set) var violation: Violation?
  }

  /// A rule that does not hold, and a shortest path that shows it.
  public struct Violation: Sendable {
    /// The rule.
    public let rule: CheckedRule
    /// What happened, step by step; answers are in parentheses.
    public let path: [String]
  }

  /// Searches. Exponential in the number of steps.
  public func run() -> Result {
    var search = Search(check: self)
    search.run()
    return search.result
  }

  /// The worlds that paths begin in: nothing bought, bought long ago, shared by a family member, refunded while the
  /// device was away.
  static let beginnings: [StoreWorld] = {
    let nothing = StoreWorld()
    let bought = settled { $0.record(.bought(nil)) }
    let shared = settled { $0.record(.shared) }
    var refunded = bought
    refunded.record(.refunded(.other))
    return [nothing, bought, shared, refunded]
  }()

  /// A world in which something happened so long ago that every device has dealt with it.
  private static func settled(_ change: (inout StoreWorld) -> Void) -> StoreWorld {
    var world = StoreWorld()
    change(&world)
    world.device = world.server
    return world
  }

  static let plans: [LaunchPlan] = [.store, .injected(.notOwned)]
}
