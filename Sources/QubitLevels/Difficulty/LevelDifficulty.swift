import QuantumSimulator

/// An estimate of how hard a level is, counted in bits: yes-or-no questions that a player has to settle.
///
/// It is the sum of what makes puzzles hard to people, as far as it can be counted:
///
/// * ``search``: how much there is to find. The time to choose among n things grows as log₂ n (W. E. Hick, *Quarterly
///   Journal of Experimental Psychology* 4 (1952) 11).
/// * ``detours``: moves that lead away before they lead on, which nobody makes who only ever improves.
/// * ``setting`` and ``ideas``: how much has to be kept in mind at once. What makes a matter hard to learn is the number
///   of elements that act on one another (J. Sweller, *Learning and Instruction* 4 (1994) 295).
/// * ``practice``, which is taken off again: what has been done often takes up no room in the mind (Sweller, as above), and
///   the time that it takes falls as a power of how often it was done (A. Newell and P. S. Rosenbloom in J. R. Anderson
///   (ed.), *Cognitive Skills and Their Acquisition* (1981) 1).
/// * ``levelsBeneath``: how much the level builds on, from which the right thing has to be remembered.
///
/// Every part counts one bit for one question, and no part has a weight that was chosen. The sum compares levels with one another and says
/// nothing about any one player.
public struct LevelDifficulty: Hashable, Sendable {
  /// The least number of moves; nil where it is not known.
  public var moves: Int?
  /// How many different first moves there are, or the choices of a question.
  public var choices: Int
  /// How many boards solve the level in the least number of moves; nil where it is not known.
  public var solutions: Int?
  /// How many bits a least solution takes to find; nil where none is known.
  public var search: Double?
  /// How many moves of a least solution lead further from the goals than the board was before.
  public var detours: Int
  /// What there is to keep in view, in bits: one for each qubit after the first, log₂ of the number of cases, and one
  /// for each kind of operation that stands on the board.
  public var setting: Double
  /// How many concepts the level teaches or takes for granted, one bit each: does it matter here?
  public var ideas: Int
  /// How many bits of ``ideas`` practice takes off. The first level with a concept counts a whole bit for it, the second a
  /// half, and one that comes after `n` others 1/(n + 1): of each concept, n/(n + 1) is taken off. The level by itself
  /// does not know; ``CourseDifficulty`` does.
  public var practice: Double
  /// How many other levels have to come before this one: those that teach what it takes for granted, what these take for
  /// granted, and so on. The level by itself does not know; ``CourseDifficulty`` does.
  public var levelsBeneath: Int

  /// Puts an estimate together from its parts.
  public init(
    moves: Int?, choices: Int, solutions: Int?, search: Double?, detours: Int, setting: Double, ideas: Int,
    practice: Double = 0, levelsBeneath: Int = 0
  ) {
    self.moves = moves
    self.choices = choices
    self.solutions = solutions
    self.search = search
    self.detours = detours
    self.setting = setting
    self.ideas = ideas
    self.practice = practice
    self.levelsBeneath = levelsBeneath
  }

  /// What the level builds on, in bits: log₂ of the number of levels beneath it and itself.
  public var foundation: Double { Self.log2(Double(levelsBeneath + 1)) }

  /// The difficulty in bits: the sum of all parts, without what practice takes off. Nil for a sandbox, or where the least solution is not known.
  public var bits: Double? {
    search.map { $0 + Double(detours) + setting + Double(ideas) - practice + foundation }
  }

  /// The logarithm to base 2.
  static func log2(_ x: Double) -> Double { ElementaryFunctions.log(x) / ElementaryFunctions.log(2) }
}
