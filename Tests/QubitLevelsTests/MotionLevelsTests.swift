import Foundation
import QuantumSimulator
import QubitPuzzle
import Testing

@testable import QubitLevels

/// What `Tests/Reference/motion_levels.py` found with QuTiP.
private struct LevelRow: Decodable {
  let level: String
  let `case`: String?
  let arrows: [[Double]]
}

/// Levels in which time passes and noise happens, against what QuTiP makes of the same files.
@Suite("Levels with dynamics")
struct MotionLevelsTests {
  private static func level(_ id: String) throws -> Level {
    let file = try #require(MechanicLevelsTests.files.first { $0.path == "\(id).json" })
    return try #require(LevelReading(file).level)
  }

  /// The first solution on the board, shown in a case.
  private static func playback(_ row: LevelRow) throws -> Playback {
    let level = try level(row.level)
    var playback = try Playback(of: level)
    for move in level.solutions[0] { try playback.play(move) }
    if let id = row.case {
      try playback.show(case: try #require(level.cases.firstIndex { $0.id == id }))
    }
    return playback
  }

  private static var rows: [LevelRow] {
    get throws {
      let url = Folder.repository.appending(path: "Tests/Reference/motion_levels.json")
      return try JSONDecoder().decode([LevelRow].self, from: Data(contentsOf: url))
    }
  }

  /// Where nothing is measured, the arrows at the end agree; noise included.
  @Test func endAsQuTiPHasThem() throws {
    let rows = try Self.rows.filter { $0.level != "blurred" }
    #expect(rows.count >= 15)
    for row in rows {
      let arrows = try Self.playback(row).arrows()
      for (arrow, wanted) in zip(arrows, row.arrows) {
        let gap = max(abs(arrow.x - wanted[0]), abs(arrow.y - wanted[1]), abs(arrow.z - wanted[2]))
        #expect(gap <= 1e-8, "\(row.level) \(row.case ?? ""): \(arrow), wanted \(wanted)")
      }
    }
  }

  /// The judge and the picture agree: the way through a wait or pulse ends where the next stage begins, and begins where
  /// the one before ended.
  @Test func showTheWholeWay() throws {
    for row in try Self.rows {
      let playback = try Self.playback(row)
      for position in 0..<playback.operationCount where playback.outcomes(at: position).isEmpty {
        let first = try playback.arrows(passing: position, fraction: 0)
        let last = try playback.arrows(passing: position, fraction: 1)
        let nearly = try playback.arrows(passing: position, fraction: 1 - 1e-7)
        var rewound = playback
        rewound.seek(to: position)
        #expect(first == (try rewound.arrows()))
        rewound.seek(to: position + 1)
        #expect(last == (try rewound.arrows()))
        let isGate = playback.session.attempt.placements[position].operation != nil
        if isGate || row.level == "storm" { continue }
        for (arrow, other) in zip(last, nearly) { #expect(abs(arrow.z - other.z) < 1e-4, "\(row.level)") }
      }
    }
  }

  /// Exact numbers: half a probability reads wrong by the detector's errors, and depolarising shrinks by 1 − 4p/3.
  @Test func countReadoutErrors() throws {
    let level = try Self.level("blurred")
    var session = try Session(of: level)
    for move in level.solutions[0] { try session.play(move) }
    guard case .probabilities(let outcomes, _) = try session.verdict().findings[0].evidence else {
      Issue.record("no probabilities")
      return
    }
    let one = (1 + (1 - 0.08)) / 2
    #expect(abs(outcomes[0].actual - (one * 0.95 + (1 - one) * 0.02)) < 1e-12)
  }

  /// The mean over a spread of fields is the mean of each case's fidelity.
  @Test func takeTheMeanOverCases() throws {
    let level = try Self.level("spread")
    var session = try Session(of: level)
    for move in level.solutions[0] { try session.play(move) }
    guard case .fidelity(let evidence) = try session.verdict().findings[0].evidence else {
      Issue.record("no fidelity")
      return
    }
    let turned = (1 + ElementaryFunctions.cos(0.75)) / 2
    #expect(abs(evidence.judged - (0.5 + 0.5 * turned)) < 1e-12)
  }

  /// The rate 4π about Z, with one of 3 × it about X: √(4² + 12²)·π radians are √40 turns.
  @Test func askForTheLarmorFrequency() throws {
    var level = try Self.level("precession")
    func rate(_ text: String, _ value: Double) -> WrittenNumber { WrittenNumber(text: text, value: value) }
    level.dynamics?.terms = [
      HamiltonianTerm(pauli: PauliString(.z, on: 0), rate: rate("4pi", 4 * .pi)),
      HamiltonianTerm(pauli: PauliString(.x, on: 0), rate: rate("12pi", 12 * .pi)),
    ]
    let question = level.texts.title
    level.goals = [
      .prediction(
        Prediction(question: question, answer: .number(.larmorFrequency(qubit: 0), tolerance: 0.01)))
    ]
    level.scoring?.counting = .answers
    guard case .number(let turns, _) = try Judge(of: level).rightAnswer else {
      Issue.record("no number")
      return
    }
    #expect(abs(turns - 40.0.squareRoot()) < 1e-12)
    let text = try level.encoded()
    let file = LevelFile(path: "asked.json", bytes: Array(text.utf8))
    level.solutions = [[.answer(.number(6.32))]]
    #expect(LevelReading(file).level?.goals == level.goals)
  }

  /// A field that turns the arrow as often as no integer counts is shown as any other; one that nobody can turn
  /// through, and more coupled qubits than there is memory for, are refused.
  @Test func surviveAnyField() throws {
    var level = try Self.level("precession")
    func rate(_ value: Double) -> WrittenNumber { WrittenNumber(text: "\(value)", value: value) }
    for value in [1e9, 3e9, 1e20, -1e20] {
      level.dynamics?.terms = [HamiltonianTerm(pauli: PauliString(.x, on: 0), rate: rate(value))]
      #expect(level.faults().isEmpty, "\(value)")
      var playback = try Playback(of: level)
      try playback.play(LevelNotation(level: level).move("wait(0.25)"))
      #expect(try playback.arrows()[0].length <= 1 + 1e-9, "\(value)")
    }
    for value in [1e308, -1e308] {
      level.dynamics?.terms = [HamiltonianTerm(pauli: PauliString(.x, on: 0), rate: rate(value))]
      #expect(level.faults() == [LevelFault(.tool(0), .motion(.notFinite))])
    }
    level.qubits = (0..<7).map { "q\($0)" }
    level.pieces[0].wires = level.qubits
    level.start = .circuit([])
    level.dynamics?.terms = (1..<7).map {
      HamiltonianTerm(pauli: PauliString([$0 - 1: .z, $0: .z]), rate: rate(1))
    }
    #expect(
      level.faults() == [
        LevelFault(.tool(0), .motion(.qubitCountOutOfRange(found: 7, allowed: 1...6)))
      ])
  }

  /// A wait off the grid is refused, and a wait is written as it is read.
  @Test func takeOnlyTimesOnTheDial() throws {
    let level = try Self.level("precession")
    let notation = LevelNotation(level: level)
    let move = try notation.move("wait(1/4)")
    #expect(notation.text(of: move) == "wait(0.25)")
    let session = try Session(of: level)
    #expect(session.attempt.refusal(of: move) == nil)
    let odd = try notation.move("wait(0.3)")
    guard case .angleNotOnGrid(_, parameter: 0, angle: _, nearest: 0.25) = session.attempt.refusal(of: odd)
    else {
      Issue.record("\(String(describing: session.attempt.refusal(of: odd)))")
      return
    }
    #expect(throws: SpellingError.self) { try notation.move("wait") }
    #expect(throws: SpellingError.self) { try notation.move("wait(1/4, 2)") }
    #expect(throws: SpellingError.self) { try notation.move("wait(1/4) q0") }
  }
}
