import QuantumSimulator

extension Attempt {
  /// Checks that no more pieces of a tool are on the board than the toolbox holds.
  func checkStock(of placement: Placement) throws(MoveRefusal) {
    guard let tool = level.tool(for: placement), let left = piecesLeft(ofTool: tool), left < 0 else { return }
    throw .usedUp(level.toolbox[tool].kind, count: level.toolbox[tool].count ?? 0)
  }

  /// How many more placements the tool with this index in the level's toolbox can make; nil for any number.
  public func piecesLeft(ofTool index: Int) -> Int? {
    guard let count = level.toolbox[index].count else { return nil }
    return count - playersPlacements.count { level.tool(for: $0) == index }
  }
}

extension Level {
  /// What a placement is as the toolbox has it: its wires in a listed order, its angles exactly at rests of the dials.
  ///
  /// - Throws: ``MoveRefusal`` where the player may not place it.
  func permitted(_ placement: Placement) throws(MoveRefusal) -> Placement {
    guard let kind = Tool.Kind(placing: placement) else { throw .notPlaceable(placement) }
    let wires = placement.qubits
    guard wires.count == kind.wireCount(in: self), Set(wires).count == wires.count,
      wires.allSatisfy({ qubits.indices.contains($0) })
    else { throw .notWiresOfTheBoard(kind, wires: wires, qubitCount: qubits.count) }
    if takesTime(placement), wires != Array(qubits.indices) {
      throw .notWiresOfTheBoard(kind, wires: wires, qubitCount: qubits.count)
    }
    let tools = toolbox.filter { $0.kind.isSame(as: kind) }
    guard !tools.isEmpty else { throw .notInToolbox(kind) }
    let reaching = tools.filter { $0.wires(for: placement) != nil }
    guard !reaching.isEmpty else {
      throw .wiresNotAllowed(kind, wires: wires, allowed: tools.flatMap { $0.wires ?? [] })
    }
    var refusal = MoveRefusal.notInToolbox(kind)
    for tool in reaching {
      do throws(MoveRefusal) {
        let made = try tool.making(placement)
        try checkCondition(of: made)
        try checkLocality(of: made)
        return made
      } catch {
        refusal = error
      }
    }
    throw refusal
  }

  /// The index of the first tool that can make a placement which is already as the toolbox has it.
  public func tool(for placement: Placement) -> Int? { toolbox.firstIndex { $0.makes(placement) } }

  /// Whether the player may place something that is already as the toolbox has it.
  func canMake(_ placement: Placement) -> Bool {
    tool(for: placement) != nil && isWithinRules(placement)
  }

  /// Whether the level's rules for all placements, whatever tool makes them, allow this one.
  func isWithinRules(_ placement: Placement) -> Bool {
    do throws(MoveRefusal) {
      try checkCondition(of: placement)
      try checkLocality(of: placement)
      return true
    } catch {
      return false
    }
  }

  /// Checks that a piece does not overwrite, before its last operation, what decides whether it is used.
  private func checkCondition(of placement: Placement) throws(MoveRefusal) {
    guard case .piece(let use) = placement, let condition = use.condition else { return }
    if let bit = bit(of: condition, overwrittenIn: use.piece) {
      throw .overwritesCondition(piece: use.piece, bit: bit)
    }
  }
}
