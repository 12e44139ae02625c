import QuantumSimulator
import QubitPuzzle

extension LevelReader {
  /// The goals of a level that is no sandbox: one at least, and together such that some state meets them.
  mutating func goals(_ node: JSONNode) -> [Goal]? {
    guard let elements = elements(node, count: FormatLimits.goals) else { return nil }
    guard !elements.isEmpty else {
      log.record(GoalFault.noGoals, at: node.range)
      return nil
    }
    let goals = list(node) { $0.goal($1, among: FileKeys.GoalKind.allCases) }
    guard let goals, checkPhysics(goals, at: node) else { return nil }
    return goals
  }

  /// One goal of one of the given kinds, perhaps restricted to some of the cases.
  mutating func goal(_ node: JSONNode, among kinds: [FileKeys.GoalKind]) -> Goal? {
    let restriction = node.member(FileKeys.StateGoal.cases.rawValue)
    let cases = restriction.map { self.cases($0) }
    scope = cases ?? caseIDs.map { Array($0.indices) }
    guard let goal = unrestrictedGoal(node, among: kinds) else { return nil }
    if let node = node.member(FileKeys.StateGoal.overCases.rawValue) {
      return meanOverCases(goal, node, isRestricted: cases != nil)
    }
    guard let cases else { return goal }
    return cases.map { .inCases($0, goal) }
  }

  /// A goal about the mean over all cases.
  private mutating func meanOverCases(_ goal: Goal, _ node: JSONNode, isRestricted: Bool) -> Goal? {
    guard let word: OverCasesWord = word(node) else { return nil }
    guard !isRestricted else {
      log.record(.needlessKey(FileKeys.StateGoal.overCases.rawValue, with: "for"), at: node.range)
      return nil
    }
    switch word {
    case .mean: return .meanOverCases(goal)
    }
  }

  /// Distinct cases by their ids.
  private mutating func cases(_ node: JSONNode) -> [Int]? {
    let cases = list(node, count: 1...FormatLimits.listLength) { reader, element in
      reader.string(element).flatMap { reader.levelCase($0) }
    }
    guard let cases else { return nil }
    guard let index = cases.firstRepeat else { return cases }
    noteRepeated(caseIDs?[cases[index]] ?? "", element: index, of: node)
    return nil
  }

  /// A goal, whatever it says about cases.
  private mutating func unrestrictedGoal(
    _ node: JSONNode, among kinds: [FileKeys.GoalKind]
  ) -> Goal? {
    guard case .object = node.value else {
      log.record(.wrongType(found: node.kind, wanted: .object), at: node.range)
      return nil
    }
    guard let kindNode = node.member("kind") else {
      log.record(.missingKey("kind"), at: SourceRange(node.range.start, node.range.start + 1))
      return nil
    }
    guard let kind: FileKeys.GoalKind = word(kindNode) else { return nil }
    guard kinds.contains(kind) else {
      log.record(
        .unknownWord(kind.rawValue, wanted: kinds.map { $0.rawValue }, near: nil), at: kindNode.range)
      return nil
    }
    switch kind {
    case .state: return stateGoal(node).map { .state($0) }
    case .bloch: return blochGoal(node).map { .bloch($0) }
    case .expectation: return expectationGoal(node).map { .expectation($0) }
    case .unitary: return unitaryGoal(node).map { .unitary($0) }
    case .probabilities: return probabilityGoal(node).map { .probabilities($0) }
    case .isometry: return isometryGoal(node).map { .isometry($0) }
    case .truthTable: return truthTableGoal(node).map { .truthTable($0) }
    case .channel: return channelGoal(node).map { .channel($0) }
    case .records: return recordGoal(node).map { .records($0) }
    case .likelihood: return likelihoodGoal(node).map { .likelihood($0) }
    case .identify: return identifyGoal(node).map { .identify($0) }
    case .game: return gameGoal(node).map { .game($0) }
    case .prediction: return prediction(node).map { .prediction($0) }
    }
  }

  /// How branches count, which a goal says exactly where the board may split.
  mutating func branches(_ node: JSONNode?, opening: SourceRange) -> BranchPolicy? {
    guard let node else {
      guard canMeasure != true else {
        log.record(GoalFault.branchesMissing, at: opening)
        return nil
      }
      return .every
    }
    guard let policy: BranchPolicy = word(node) else { return nil }
    guard canMeasure != false else {
      log.record(GoalFault.branchesWithoutMeasurement, at: node.range)
      return nil
    }
    return policy
  }

  /// A fidelity that will do, above 0: every state has a fidelity of 0 or more.
  mutating func fidelity(_ node: JSONNode) -> Double? {
    guard let value = number(node, least: 0, most: 1) else { return nil }
    guard value > 0 else {
      log.record(GoalFault.fidelityOfNothing, at: node.range)
      return nil
    }
    return value
  }

  /// A distance that will do.
  mutating func tolerance(_ node: JSONNode) -> Double? { number(node, least: 0, most: 1) }
}

/// How a goal sums up the cases, where it does not want every one of them right by itself.
enum OverCasesWord: String, CaseIterable {
  case mean
}
