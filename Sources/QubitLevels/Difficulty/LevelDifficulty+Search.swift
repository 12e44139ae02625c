public import QubitPuzzle

extension LevelDifficulty {
  /// Works out how hard a level is by itself. Costs what solving it costs.
  ///
  /// - Throws: ``QubitPuzzle/LevelFault`` for a level that cannot be judged.
  public init(of level: Level, limits: SearchLimits = .thorough) throws(LevelFault) {
    let judge = try Judge(of: level)
    if let answer = judge.rightAnswer {
      self.init(of: level, answering: answer)
    } else if level.isSandbox {
      self.init(unsolved: level)
    } else {
      try self.init(of: level, judge, solved: try Solver(limits: limits).solve(level))
    }
  }

  /// How hard a level is about which the solver has said this.
  init(of level: Level, _ judge: Judge, solved answer: SolverAnswer) throws(LevelFault) {
    self.init(unsolved: level)
    guard case .solved(let least) = answer else { return }
    moves = least.moves
    let count: Int
    switch least.count {
    case .exactly(let number), .atLeast(let number): count = max(number, 1)
    }
    solutions = count
    detours = try Self.detours(least.example, level, judge)
    if let rounds = level.rounds {
      search = Self.log2(Double(rounds.most - rounds.least + 1))
    } else {
      let room = Room(of: level)
      let blind = room.boards(ofMoves: least.moves) - Self.log2(Double(count))
      let ideas = Set(least.example.map { Idea($0, in: level) })
      let seeing =
        Double(ideas.count) * Self.log2(Double(max(room.moves, 1)))
        + Self.repetition(in: least.example, of: level)
      search = max(0, min(blind, seeing))
    }
  }

  /// How many bits it takes to see where ideas come again, once each is found: one where an earlier idea returns, and log₂
  /// of its length for a row of moves that put the same thing there, which people take in as one thing and how long it is
  /// (H. A. Simon, *Psychological Review* 79 (1972) 369).
  private static func repetition(in moves: [Move], of level: Level) -> Double {
    var bits = 0.0
    var known: Set<Idea> = []
    var place = 0
    while place < moves.count {
      var length = 1
      if case .place(let placement, _) = moves[place] {
        length = moves[place...].prefix { if case .place(placement, _) = $0 { true } else { false } }.count
      }
      if !known.insert(Idea(moves[place], in: level)).inserted { bits += 1 }
      bits += log2(Double(length))
      place += length
    }
    return bits
  }

  /// How hard a question is to which this is the right answer: log₂ of the choices, or, where a number has to be worked
  /// out, of the decimal digits that have to be got right.
  init(of level: Level, answering answer: RightAnswer) {
    self.init(unsolved: level)
    (moves, solutions) = (1, 1)
    switch answer {
    case .choice:
      if case .choice(let offered)? = level.prediction?.answer { choices = offered.count }
    case .number(let value, let tolerance):
      choices = (0..<digits(of: value, within: tolerance)).reduce(1) { choices, _ in 10 * choices }
    }
    search = Self.log2(Double(max(choices, 1)))
  }

  /// What a level shows before it is solved.
  private init(unsolved level: Level) {
    var kinds: Set<Idea> = []
    for case .operation(let placement, _) in level.board { kinds.insert(Idea(placement)) }
    self.init(
      moves: nil, choices: Room(of: level).moves, solutions: nil, search: nil, detours: 0,
      setting: Double(max(0, level.qubits.count - 1)) + Self.log2(Double(max(1, level.cases.count)))
        + Double(kinds.count),
      ideas: level.concepts.teaches.count + level.concepts.requires.count)
  }

  /// How many of some moves lead further from the goals.
  private static func detours(_ moves: [Move], _ level: Level, _ judge: Judge) throws(LevelFault) -> Int {
    var attempt = Attempt(of: level)
    var before = try gap(judge, attempt)
    var detours = 0
    for move in moves {
      do throws(MoveRefusal) {
        attempt = try attempt.applying(move)
      } catch {
        return detours
      }
      let after = try gap(judge, attempt)
      if after > before + 1e-9 { detours += 1 }
      before = after
    }
    return detours
  }

  /// How far the goals are from being met, added up.
  private static func gap(_ judge: Judge, _ attempt: Attempt) throws(LevelFault) -> Double {
    try judge.verdict(on: attempt).findings.reduce(0) { sum, finding in
      guard case .goal = finding.subject else { return sum }
      return sum + finding.gap
    }
  }
}

/// How many significant digits a number has to be given with to be within `tolerance` of its value.
private func digits(of value: Double, within tolerance: Double) -> Int {
  var size = value.magnitude
  guard size.isFinite, size > tolerance, tolerance > 0 else { return 1 }
  var unit = 1.0
  while size >= 10 {
    size /= 10
    unit *= 10
  }
  while size < 1 {
    size *= 10
    unit /= 10
  }
  var digits = 1
  while digits < 15, ((value / unit).rounded() * unit - value).magnitude > tolerance {
    unit /= 10
    digits += 1
  }
  return digits
}
