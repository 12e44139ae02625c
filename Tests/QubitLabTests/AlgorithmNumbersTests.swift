import Foundation
import QubitLab
import Testing

/// The numbers that the texts and the guide of the pack *Algorithms* name, worked out anew.
@Suite("Numbers in the pack Algorithms")
struct AlgorithmNumbersTests {
  private func loaded(_ id: String) throws -> LoadedLevel {
    let catalogue = try LevelFolder(path: Repository.levels).contents().reading.catalogue
    return try #require(catalogue.levels.first { $0.level.id == id })
  }

  private func level(_ id: String) throws -> Level { try loaded(id).level }

  /// Everything that a player of the level may read, in one language.
  private func words(of level: Level, _ language: Language) -> String {
    let texts =
      [level.texts.brief, level.texts.explanation] + level.texts.hints + level.routes.map { $0.text }
    return texts.map { $0[language] }.joined(separator: "\n")
  }

  /// The teacher's guide, which lies beside the levels: both languages in one file.
  private func guide() throws -> String {
    let level = URL(filePath: Repository.levels).appending(path: try loaded("stop-in-time").source.file)
    return try String(
      contentsOf: level.deletingLastPathComponent().appending(path: "GUIDE.md"), encoding: .utf8)
  }

  private func expect(
    _ number: String, in level: Level, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for language in Language.allCases {
      #expect(words(of: level, language).contains(number), sourceLocation: sourceLocation)
    }
  }

  /// A number as texts write it: rounded to so many decimals.
  private func text(_ number: Double, decimals: Int) -> String {
    String(format: "%.\(decimals)f", number)
  }

  /// The least probability, over all that the box may hide, of finding it after so many rounds.
  private func search(_ rounds: Int) throws -> Double {
    var level = try level("stop-in-time")
    let loose = level.board.indices.filter {
      if case .operation(_, .loose) = level.board[$0] { true } else { false }
    }
    let first = try #require(loose.first)
    let round = level.board[first]
    level.board.replaceSubrange(
      first..<first + loose.count, with: [BoardItem](repeating: round, count: rounds))
    guard case .likelihood(let actual, _) = try Session(of: level).verdict().findings[0].evidence else {
      Issue.record("no probability")
      return 0
    }
    return actual
  }

  @Test(
    "each number of rounds finds one of eight as often as the level says",
    arguments: [(1, "0.78"), (2, "0.945"), (3, "0.33"), (4, "0.01"), (6, "0.9998")])
  func rounds(rounds: Int, written: String) throws {
    let decimals = written.count - 2
    #expect(text(try search(rounds), decimals: decimals) == written)
    expect(written, in: try level("stop-in-time"))
  }

  @Test("the guide's figures for searching on, and for checking and starting again")
  func searchingOn() throws {
    let guide = try guide()
    for (rounds, decimals) in [(5, 3), (6, 4), (7, 3)] {
      let number = text(try search(rounds), decimals: decimals)
      #expect(guide.components(separatedBy: number).count - 1 == 2, "\(number)")
    }
    // One question a round, one for the check.
    for rounds in 1...2 {
      let questions = text(Double(rounds + 1) / (try search(rounds)), decimals: 2)
      #expect(guide.components(separatedBy: questions).count - 1 == 2, "\(questions)")
    }
  }

  @Test("a round turns by 41°, and 785 of them find one of a million")
  func angle() throws {
    let level = try level("stop-in-time")
    let angle = 2 * asin(1 / 8.0.squareRoot()) * 180 / .pi
    expect("\(Int(angle.rounded()))°", in: level)
    let half = asin(1 / 1_000_000.0.squareRoot())
    let chances = (0..<1000).map { pow(sin((2 * Double($0) + 1) * half), 2) }
    let best = try #require(chances.indices.max { chances[$0] < chances[$1] })
    expect("\(best)", in: level)
    expect(text(.pi / 4, decimals: 2), in: level)
  }

  @Test("how many questions leave an ordinary computer in doubt about alike or half and half")
  func questions() throws {
    // With two bits: all answers of a function are the bits of a number from 0 to 15.
    let promised = (0..<16).filter { [0, 2, 4].contains($0.nonzeroBitCount) }
    #expect(promised.count == 8)
    /// Whether some functions of both kinds give the same answers to the inputs in `asked`.
    func isInDoubt(_ asked: Int) -> Bool {
      [0, 15].contains { alike in
        promised.contains { $0.nonzeroBitCount == 2 && $0 & asked == alike & asked }
      }
    }
    let enough = (0..<16).filter { !isInDoubt($0) }.map { $0.nonzeroBitCount }
    let never = (0..<16).filter { isInDoubt($0) }.map { $0.nonzeroBitCount }
    #expect(enough.min() == 3 && never.max() == 2)
    let level = try level("deutsch-jozsa")
    expect("3", in: level)
    expect("\((1 << 10) / 2 + 1)", in: level)
    #expect(level.cases.count == promised.count)
  }

  @Test("turned over about the average, the marked one of four is all that is left")
  func average() throws {
    let parts = [0.5, 0.5, -0.5, 0.5]
    let average = parts.reduce(0, +) / 4
    #expect(average == 1 / 4.0)
    #expect(parts.map { 2 * average - $0 } == [0, 0, 1, 0])
    expect("1/4", in: try level("one-of-four"))
  }

  @Test("three bits are read with n(n + 1)/2 gates, those that stand there included")
  func gates() throws {
    let level = try level("bit-by-bit")
    let par = try #require(level.scoring?.par)
    let placed = level.board.count { item in
      guard case .operation(let placement, _) = item else { return false }
      return placement.operation?.isMeasuring == false
    }
    #expect(par + placed == 3 * (3 + 1) / 2)
    expect("n(n + 1)/2", in: level)
  }

  @Test(
    "an angle halfway between two values of three bits is read as either with 0.41, and never less than 4/π²")
  func halfway() throws {
    let terms = (0..<8).map { Double($0) * 2 * .pi / 16 }
    let (real, imaginary) = (terms.map(cos).reduce(0, +) / 8, terms.map(sin).reduce(0, +) / 8)
    let probability = real * real + imaginary * imaginary
    let bound = 4 / (Double.pi * .pi)
    #expect(probability > bound)
    let guide = try guide()
    for number in [text(probability, decimals: 2), text(bound, decimals: 3)] {
      #expect(guide.contains(number), "\(number)")
    }
  }
}
