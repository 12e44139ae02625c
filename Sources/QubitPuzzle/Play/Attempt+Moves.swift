import QuantumSimulator

extension Attempt {
  /// The attempt after a move.
  ///
  /// - Throws: ``MoveRefusal`` where the move is against the level's rules; it says which and what would do.
  public func applying(_ move: Move) throws(MoveRefusal) -> Attempt {
    var next = self
    switch move {
    case .place(let operation, let position):
      let (segment, slot) = try insertionPoint(before: position)
      next.segments[segment].slots.insert(.operation(operation), at: slot)
      try next.admit(operation, segment, slot)
    case .remove(let position):
      let (segment, slot) = try openOperation(at: position)
      next.segments[segment].slots.remove(at: slot)
    case .replace(let position, let operation):
      let (segment, slot) = try openOperation(at: position)
      next.segments[segment].slots[slot] = .operation(operation)
      try next.admit(operation, segment, slot)
    case .move(let from, let to):
      let (segment, slot) = try openOperation(at: from)
      let operation = placements[from]
      next.segments[segment].slots.remove(at: slot)
      let (target, place) = try next.insertionPoint(before: to)
      next.segments[target].slots.insert(.operation(operation), at: place)
      try next.admit(operation, target, place)
    case .rounds(let rounds):
      guard let dial = level.rounds else { throw .noRounds }
      guard dial.allows(rounds) else { throw .roundsNotOnDial(found: rounds, dial: dial) }
      next.rounds = rounds
    case .answer(let answer):
      try checkForm(of: answer)
      next.answer = answer
    }
    return next
  }

  /// Whether a move is allowed now: nil, or why not.
  public func refusal(of move: Move) -> MoveRefusal? {
    do throws(MoveRefusal) {
      _ = try applying(move)
      return nil
    } catch {
      return error
    }
  }

  /// Whether the player may put an operation before the one at `position`; the number of operations stands
  /// for the end of the board.
  public func isOpen(at position: Int) -> Bool {
    do throws(MoveRefusal) {
      _ = try insertionPoint(before: position)
      return true
    } catch {
      return false
    }
  }
}

extension Attempt {
  /// Where a new operation goes.
  private func insertionPoint(before position: Int?) throws(MoveRefusal) -> (segment: Int, slot: Int) {
    guard let position else {
      for (index, segment) in segments.enumerated() {
        if let gap = segment.firstGap { return (index, gap) }
      }
      return (segments.count - 1, segments[segments.count - 1].slots.count)
    }
    let count = placements.count
    guard (0...count).contains(position) else {
      throw .positionOutOfRange(position: position, count: count)
    }
    var first = 0
    for (index, segment) in segments.enumerated() {
      let size = segment.placements.count
      if position <= first + size {
        guard segment.isOpen else { throw .betweenFrozenOperations(position: position) }
        return (index, segment.slot(forInsertionBefore: position - first))
      }
      first += size + 1
    }
    throw .positionOutOfRange(position: position, count: count)
  }

  /// Where an operation stands that the player may touch.
  private func openOperation(at position: Int) throws(MoveRefusal) -> (segment: Int, slot: Int) {
    var first = 0
    for (index, segment) in segments.enumerated() where position >= first {
      let size = segment.placements.count
      if position < first + size, let slot = segment.slot(ofOperation: position - first) {
        return (index, slot)
      }
      if position == first + size, index < frozen.count { throw .frozen(position: position) }
      first += size + 1
    }
    throw .positionOutOfRange(position: position, count: placements.count)
  }

  /// Checks that an operation may be where it has just been put, and writes it as the toolbox does.
  ///
  /// It may if the toolbox makes it, and also if it is one of those that were given, back again: if everything in the
  /// segment that the toolbox cannot make is then still accounted for by what was given.
  private mutating func admit(
    _ placement: Placement, _ segment: Int, _ slot: Int
  ) throws(MoveRefusal) {
    let isGivenBack = segments[segment].given.contains(placement) && isAccountedFor(segments[segment])
    let settled = isGivenBack ? placement : try level.permitted(placement)
    segments[segment].slots[slot] = .operation(settled)
    try checkStock(of: settled)
  }

  /// Whether the toolbox can make all that the player has put into a segment.
  private func isAccountedFor(_ segment: Segment) -> Bool {
    zip(segment.placements, alignment(of: segment).standings).allSatisfy { placement, standing in
      !standing.isPlayers || level.canMake(placement)
    }
  }

  /// Whether an answer is of the kind that the level's question wants.
  private func checkForm(of answer: Answer) throws(MoveRefusal) {
    guard let question = level.prediction else { throw .noQuestion }
    switch (answer, question.answer) {
    case (.choice(let id), .choice(let choices)):
      let known = choices.map { $0.id }
      guard known.contains(id) else { throw .unknownChoice(id: id, known: known) }
    case (.choice(let id), .number):
      throw .numberWanted(found: id)
    case (.number(let number), .choice(let choices)):
      throw .choiceWanted(found: number, known: choices.map { $0.id })
    case (.number(let number), .number):
      guard number.isFinite else { throw .answerNotFinite }
    }
  }
}

extension Level {
  /// The level's question, if it asks one.
  public var prediction: Prediction? {
    for case .prediction(let prediction) in goals { return prediction }
    return nil
  }
}
