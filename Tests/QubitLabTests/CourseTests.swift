import QubitLab
import Testing

/// Every level that ships, played as a front end plays it.
@Suite("The course, played")
struct CourseTests {
  /// The levels of all packs, read once.
  static let course: Result<Catalogue, LevelFolderError> = Result { () throws(LevelFolderError) in
    try LevelFolder(path: Repository.levels).contents().reading.catalogue
  }

  /// The ids of the levels, in the order of the course.
  static let ids: [String] = ((try? course.get())?.levels ?? []).map(\.id)

  private func level(_ id: String) throws -> Level {
    let library = ContentLibrary(try Self.course.get(), gate: EntitlementGate(entitlement: .owned))
    return try library.level(id)
  }

  @Test("the course has levels, and every pack has twelve")
  func isWhole() throws {
    let course = try Self.course.get()
    #expect(!course.packs.isEmpty)
    for pack in course.packs {
      #expect(pack.levels.count == 12, "\(pack.pack.id)")
    }
  }

  @Test("each stored solution solves its level, undone and redone too", arguments: ids)
  func isSolvedForwardsUndoneAndRedone(id: String) throws {
    let level = try level(id)
    let judge = try Judge(of: level)
    #expect(!level.solutions.isEmpty)
    for solution in level.solutions {
      var session = try Session(replaying: solution, judge: judge)
      let board = session.attempt
      let verdict = try session.verdict()
      #expect(verdict.isSolved)

      session.restart()
      #expect(session.attempt == Attempt(of: level))
      #expect(try !session.verdict().isSolved)

      while session.redo() != nil {}
      #expect(session.moves == solution)
      #expect(session.attempt == board)
      #expect(try session.verdict() == verdict)
    }
  }

  @Test("each level is solved by doing what its hints say, in par moves", arguments: ids)
  func isSolvedByHintsAlone(id: String) throws {
    let level = try level(id)
    let par = try #require(level.scoring?.par)
    var session = try Session(of: level)
    var told: [LocalizedText] = []
    hints: while session.moves.count <= par {
      switch try session.nextHint(limits: .thorough) {
      case .text(_, let text): told.append(text)
      case .move(let move, _): try session.play(move)
      case .nothingToDo: break hints
      case .noneLeft:
        Issue.record("no hint after \(session.moves.count) moves")
        return
      }
    }
    #expect(told == level.texts.hints)
    let verdict = try session.verdict()
    #expect(verdict.isSolved)
    #expect(verdict.moves == par)
    #expect(verdict.stars == 3)
  }
}
