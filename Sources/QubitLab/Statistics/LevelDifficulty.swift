public import QubitPuzzle
import QuantumSimulator

/// An estimate of how hard a level is.
///
/// Somebody who tries at random makes one of `choices` moves each time, so that one of the least solutions is found by a
/// chance of 1 in choices^moves / solutions. The difficulty is the logarithm of that to base 2: how many yes-or-no questions
/// the solution answers. Every move of it that leads further from the goal counts as one question more, because a player
/// who only ever improves never makes it. A question with choices is worth the logarithm of their number.
///
/// It compares levels with one another and says nothing about any one player.
public struct LevelDifficulty: Hashable, Sendable {
  /// The least number of moves; nil where it is not known.
  public var moves: Int?
  /// How many different moves the toolbox allows on an empty board, or the choices of a question.
  public var choices: Int
  /// How many boards solve the level in the least number of moves; nil where it is not known.
  public var solutions: Int?
  /// How many moves of a least solution lead further from the goals than the board was before.
  public var detours: Int
  /// The difficulty in bits; nil for a sandbox, or where the least solution is not known.
  public var bits: Double?

  /// Works out how hard a level is. Costs what solving it costs.
  ///
  /// - Throws: ``QubitPuzzle/LevelFault`` for a level that cannot be judged.
  public init(of level: Level, limits: SearchLimits = .thorough) throws(LevelFault) {
    detours = 0
    if case .prediction(let prediction)? = level.goals.first {
      moves = 1
      if case .choice(let offered) = prediction.answer {
        (choices, solutions) = (offered.count, 1)
        bits = Self.log2(Double(offered.count))
      } else {
        // Nothing offers the number: as many places for it as its tolerance leaves between −1 and 1.
        choices = prediction.placesOfNumber
        solutions = 1
        bits = Self.log2(Double(choices))
      }
      return
    }
    choices = level.toolbox.reduce(0) { $0 + $1.choiceCount(in: level) }
    guard !level.isSandbox else { return }
    guard case .solved(let least) = try Solver(limits: limits).solve(level) else { return }
    moves = least.moves
    let count: Int
    switch least.count {
    case .exactly(let number), .atLeast(let number): count = number
    }
    solutions = count
    detours = try Self.detours(least.example, level)
    let guesses = Double(least.moves) * Self.log2(Double(max(choices, 1)))
    bits = max(0, guesses - Self.log2(Double(max(count, 1)))) + Double(detours)
  }

  /// How many of some moves lead further from the goals.
  private static func detours(_ moves: [Move], _ level: Level) throws(LevelFault) -> Int {
    let judge = try Judge(of: level)
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

  private static func log2(_ x: Double) -> Double {
    ElementaryFunctions.log(x) / ElementaryFunctions.log(2)
  }
}

extension Tool {
  /// How many different operations the tool can make on a board.
  fileprivate func choiceCount(in level: Level) -> Int {
    let width =
      switch kind {
      case .gate(let gate): gate.qubitCount
      case .measurement(let letters): letters.count
      case .reset: 1
      case .piece(let index):
        // Time passes for all qubits in their order, in one way.
        level.pieces[index].takesTime ? 0 : level.pieces[index].wires.count
      }
    let qubits = level.qubits.count
    let places = wires?.count ?? (0..<min(width, qubits)).reduce(1) { $0 * (qubits - $1) }
    let dials = angles.reduce(1) { $0 * max(1, $1.values.count) }
    let conditions: Int
    if case .optional(let bits) = conditioning {
      // On each bit: not asked, 0, or 1.
      conditions = bits.prefix(20).reduce(1) { count, _ in 3 * count }
    } else {
      conditions = 1
    }
    return places * dials * conditions * max(1, bits.count)
  }
}

extension Prediction {
  /// How many intervals of the tolerance's width lie between −1 and 1.
  fileprivate var placesOfNumber: Int {
    guard case .number(_, let tolerance) = answer, tolerance > 0.0001 else { return 10_000 }
    return max(1, Int((1 / tolerance).rounded(.up)))
  }
}
