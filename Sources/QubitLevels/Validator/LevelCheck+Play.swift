import QuantumSimulator
import QubitPuzzle

extension LevelCheck {
  /// Plays the level: the start, every solution and route, and all that the solver tries.
  mutating func play() -> LevelFacts {
    let faults = level.faults()
    guard faults.isEmpty else {
      for fault in faults { note(fault) }
      return .unjudged
    }
    do throws(LevelFault) {
      let judge = try Judge(of: level)
      guard let scoring = level.scoring else { return .sandbox }
      noteAbsentRedHerrings()
      let isSolvedAtStart = try judge.verdict(on: Attempt(of: level)).isSolved
      if isSolvedAtStart { note(.solvedAtStart, at: .goal(0)) }
      let lengths = try playSolutions(judge)
      let routes = try playRoutes(judge)
      if let answer = judge.rightAnswer {
        difficulty = LevelDifficulty(of: level, answering: answer)
        return .question(answer)
      }
      guard !isSolvedAtStart else { return .unjudged }
      let answer = try Solver(limits: limits).solve(level)
      difficulty = try LevelDifficulty(of: level, judge, solved: answer)
      let isProved = checkPar(answer, scoring: scoring, solutions: lengths, routes: routes)
      checkTools(answer)
      return .puzzle(answer, isParProved: isProved)
    } catch {
      note(error)
      return .unjudged
    }
  }

  /// Plays the solutions; gives back how many moves those take that solve the level.
  private mutating func playSolutions(_ judge: Judge) throws(LevelFault) -> [Int] {
    var lengths: [Int] = []
    for (index, moves) in level.solutions.enumerated() {
      let places = moves.indices.map { LevelPlace.solutionMove(solution: index, $0) }
      let length = try play(moves, judge, as: .solution, at: .solution(index), places)
      if let length { lengths.append(length) }
    }
    return lengths
  }

  /// Plays the routes; gives back how many moves each takes, nil where it does not solve the level.
  private mutating func playRoutes(_ judge: Judge) throws(LevelFault) -> [Int?] {
    var lengths: [Int?] = []
    for (index, route) in level.routes.enumerated() {
      let places = route.moves.indices.map { LevelPlace.routeMove(route: index, $0) }
      lengths.append(try play(route.moves, judge, as: .route, at: .route(index), places))
    }
    return lengths
  }

  private mutating func play(
    _ moves: [Move], _ judge: Judge, as path: PlayFault.Path, at place: LevelPlace, _ places: [LevelPlace]
  ) throws(LevelFault) -> Int? {
    var attempt = Attempt(of: level)
    for (move, movePlace) in zip(moves, places) {
      do throws(MoveRefusal) {
        attempt = try attempt.applying(move)
      } catch {
        let sentence = LocalizedText { error.sentence(in: $0, level: level) }
        note(.moveRefused(path, sentence: sentence), at: movePlace)
        return nil
      }
    }
    let verdict = try judge.verdict(on: attempt)
    if verdict.isSolved { return verdict.moves }
    let unmet = verdict.findings.filter { !$0.isMet }
    let sentences = unmet.map { finding in LocalizedText { finding.sentence(in: $0, level: level) } }
    note(.unsolved(path, sentences: sentences), at: place)
    return nil
  }
}

extension LocalizedText {
  /// A text that is made for each language.
  fileprivate init(_ sentence: (Language) -> String) {
    self.init(simplifiedChinese: sentence(.simplifiedChinese), english: sentence(.english))
  }
}
