import QubitPuzzle

extension LevelReader {
  /// Checks that some state meets the goals, and points at the first goal that rules out the last of them.
  ///
  /// A page leaves this to the validator: its levels have passed it, and what nothing can meet is only never solved.
  mutating func checkPhysics(_ goals: [Goal], at node: JSONNode) -> Bool {
    #if !PAGE
      guard case .refuted = Feasibility.of(goals) else { return true }
      for index in goals.indices {
        guard case .refuted(let shortfall) = Feasibility.of(Array(goals[...index])) else { continue }
        let isAlone = Feasibility.of([goals[index]]) != .notRefuted
        log.record(
          GoalFault.unphysical(shortfall: shortfall, together: !isAlone),
          at: node.element(index)?.range ?? node.range)
        return false
      }
    #endif
    return true
  }
}
