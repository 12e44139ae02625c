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
    guard let kind = goalKind(node, among: kinds),
      let members = ObjectMembers(of: node, knownKeys: kind.keys, log: &log)
    else { return nil }
    let restriction = members[FileKeys.StateGoal.cases.rawValue]
    let cases = restriction.map { self.cases($0) }
    scope = cases ?? caseIDs.map { Array($0.indices) }
    guard let goal = unrestrictedGoal(kind, members) else { return nil }
    if let node = members[FileKeys.StateGoal.overCases.rawValue] {
      return meanOverCases(goal, node, isRestricted: cases != nil)
    }
    guard let cases else { return goal }
    return cases.map { .inCases($0, goal) }
  }

  /// The kind of a goal, which says what other keys it has.
  private mutating func goalKind(
    _ node: JSONNode, among kinds: [FileKeys.GoalKind]
  ) -> FileKeys.GoalKind? {
    guard case .object(let members) = node.value else {
      log.record(.wrongType(found: node.kind, wanted: .object), at: node.range)
      return nil
    }
    let key = "kind"
    guard let written = node.member(key) ?? Self.value(ofMisspelt: key, members) else {
      log.record(.missingKey(key), at: SourceRange(node.range.start, node.range.start + 1))
      return nil
    }
    guard let kind: FileKeys.GoalKind = word(written) else { return nil }
    guard kinds.contains(kind) else {
      log.record(
        .unknownWord(kind.rawValue, wanted: kinds.map { $0.rawValue }, near: nil), at: written.range)
      return nil
    }
    return kind
  }

  /// The value of the first key that is like `key`. It is noted by whoever reads all keys.
  private static func value(ofMisspelt key: String, _ members: [JSONMember]) -> JSONNode? {
    #if PAGE
      nil
    #else
      members.first { NearMiss.find(forKey: $0.key.text, among: [key]) != nil }?.value
    #endif
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
  private mutating func unrestrictedGoal(_ kind: FileKeys.GoalKind, _ members: ObjectMembers) -> Goal? {
    switch kind {
    case .state: stateGoal(Fields(members)).map { .state($0) }
    case .bloch: blochGoal(Fields(members)).map { .bloch($0) }
    case .expectation: expectationGoal(Fields(members)).map { .expectation($0) }
    case .unitary: unitaryGoal(Fields(members)).map { .unitary($0) }
    case .probabilities: probabilityGoal(Fields(members)).map { .probabilities($0) }
    case .isometry: isometryGoal(Fields(members)).map { .isometry($0) }
    case .truthTable: truthTableGoal(Fields(members)).map { .truthTable($0) }
    case .channel: channelGoal(Fields(members)).map { .channel($0) }
    case .records: recordGoal(Fields(members)).map { .records($0) }
    case .likelihood: likelihoodGoal(Fields(members)).map { .likelihood($0) }
    case .identify: identifyGoal(Fields(members)).map { .identify($0) }
    case .game: gameGoal(Fields(members)).map { .game($0) }
    case .prediction: prediction(Fields(members)).map { .prediction($0) }
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
