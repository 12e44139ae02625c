/// A player at a level: the board, what led to it, and the way back.
///
/// ```swift
/// var session = try Session(of: level)
/// try session.play(.place(.gate(.h, on: [0]), position: nil))
/// try session.verdict().isSolved
/// session.undo()
/// ```
///
/// A session is a value: a copy is a snapshot. Its replay is its list of moves, and playing them again gives the same
/// board, since moves are the only thing that changes it.
public struct Session: Sendable {
  /// What judges the board.
  public let judge: Judge
  /// The hints given so far.
  public private(set) var hints = HintLadder()
  /// The moves that led to the board, undone ones left out.
  public private(set) var moves: [Move] = []
  /// The boards before each of the moves.
  private var past: [Attempt] = []
  /// The moves that were undone and can be made again, the next one last.
  private var undone: [Move] = []
  /// The board now.
  public private(set) var attempt: Attempt

  /// Begins a level.
  ///
  /// - Throws: ``LevelFault`` for a level that cannot be judged.
  public init(of level: Level) throws(LevelFault) {
    self.init(judge: try Judge(of: level))
  }

  /// Begins the level of a judge.
  public init(judge: Judge) {
    self.judge = judge
    attempt = Attempt(of: judge.level)
  }

  /// Plays a list of moves from the beginning of the level.
  ///
  /// - Throws: ``ReplayFault`` for the first move that is refused.
  public init(replaying moves: [Move], judge: Judge) throws(ReplayFault) {
    self.init(judge: judge)
    for (index, move) in moves.enumerated() {
      do throws(MoveRefusal) {
        try play(move)
      } catch {
        throw ReplayFault(index: index, move: move, refusal: error)
      }
    }
  }

  /// The level that is played.
  public var level: Level { judge.level }

  /// Makes a move. Moves that were undone before can then no longer be made again.
  ///
  /// - Throws: ``MoveRefusal`` where the move is against the rules; nothing has changed then.
  public mutating func play(_ move: Move) throws(MoveRefusal) {
    try perform(move)
    undone.removeAll()
  }

  /// Whether there is a move to take back.
  public var canUndo: Bool { !moves.isEmpty }

  /// Whether there is a move to make again.
  public var canRedo: Bool { !undone.isEmpty }

  /// Takes the last move back, and returns it; nil where there is none.
  @discardableResult
  public mutating func undo() -> Move? {
    guard let move = moves.popLast(), let before = past.popLast() else { return nil }
    attempt = before
    undone.append(move)
    return move
  }

  /// Makes the move again that was taken back last, and returns it; nil where there is none.
  @discardableResult
  public mutating func redo() -> Move? {
    guard let move = undone.last else { return nil }
    do throws(MoveRefusal) {
      try perform(move)
    } catch {
      return nil
    }
    undone.removeLast()
    return move
  }

  /// Begins again. The moves can be made again one by one, as after undoing them all.
  public mutating func restart() {
    while undo() != nil {}
  }

  private mutating func perform(_ move: Move) throws(MoveRefusal) {
    let next = try attempt.applying(move)
    past.append(attempt)
    moves.append(move)
    attempt = next
  }

  /// What the judge says about the board now.
  ///
  /// - Throws: ``LevelFault`` where the board cannot be run.
  public func verdict() throws(LevelFault) -> Verdict { try judge.verdict(on: attempt) }

  /// The next hint: the author's, one after another, then the solver's next move from here.
  ///
  /// - Throws: ``LevelFault`` where the board cannot be judged.
  public mutating func nextHint(limits: SearchLimits = .brief) throws(LevelFault) -> Hint {
    try hints.next(for: attempt, judge: judge, limits: limits)
  }
}

/// Why a list of moves cannot be played.
public struct ReplayFault: Error, Hashable, Sendable {
  /// The index of the move in the list.
  public let index: Int
  /// The move.
  public let move: Move
  /// Why it is refused.
  public let refusal: MoveRefusal
}
