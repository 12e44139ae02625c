import QubitPuzzle

extension LevelCheck {
  /// Notes red herrings that the toolbox does not have.
  mutating func noteAbsentRedHerrings() {
    for (index, kind) in level.redHerrings.enumerated() where level.tools(of: kind).isEmpty {
      note(.absentRedHerring(name(of: kind)), at: .redHerring(index))
    }
  }

  /// Notes tools that only mislead, and red herrings that do not.
  mutating func checkTools(_ answer: SolverAnswer) {
    guard case .solved(let least) = answer else { return }
    let onRoutes = level.routes.flatMap { $0.moves.compactMap { $0.placement } }
      .compactMap { level.tool(for: $0) }
    for (index, tool) in level.toolbox.enumerated()
    where !least.tools.contains(index) && !onRoutes.contains(index)
      && !level.redHerrings.contains(where: { $0.isSame(as: tool.kind) })
    {
      note(.unusedTool(name(of: tool.kind)), at: .tool(index))
    }
    for (index, kind) in level.redHerrings.enumerated() {
      let tools = level.tools(of: kind)
      // Of several measurements of one kind, some may be needed and the others mislead.
      guard !tools.isEmpty, tools.allSatisfy(least.tools.contains) else { continue }
      note(.usefulRedHerring(name(of: kind)), at: .redHerring(index))
    }
  }

  private func name(of kind: Tool.Kind) -> String { LevelNotation(level: level).text(of: kind) }
}

extension Level {
  /// The tools of a kind, by their index in the toolbox.
  fileprivate func tools(of kind: Tool.Kind) -> [Int] {
    toolbox.indices.filter { toolbox[$0].kind.isSame(as: kind) }
  }
}

extension Move {
  /// What the move puts on the board, if it puts something there.
  fileprivate var placement: Placement? {
    switch self {
    case .place(let placement, _), .replace(_, let placement): placement
    case .remove, .move, .rounds, .answer: nil
    }
  }
}
