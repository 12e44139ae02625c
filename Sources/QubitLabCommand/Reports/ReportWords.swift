import QubitLab

/// The words around the findings of a validation, in one language.
struct ReportWords {
  private let language: Language

  init(_ language: Language) { self.language = language }

  /// What to write instead of what was found.
  func mend(_ replacement: String) -> String {
    switch language {
    case .english: "  write \(replacement) there"
    case .simplifiedChinese: "  请改成 \(replacement)"
    }
  }

  /// How many levels were played and solved.
  func checked(_ count: Int) -> String { text("\(levels(count)) checked", "检查了 \(count) 关") }
  /// How many levels were only read.
  func read(_ count: Int) -> String { text("\(levels(count)) read", "读了 \(count) 关") }
  /// For how many the par was proved.
  func proved(_ count: Int) -> String { text("par proved for \(count)", "\(count) 关的标准步数得到证明") }
  /// How many questions were answered.
  func answered(_ count: Int) -> String {
    text("\(count) \(count == 1 ? "question" : "questions") answered", "\(count) 个问题有答案")
  }
  /// How many sandboxes can be played.
  func playable(_ count: Int) -> String {
    text("\(count) \(count == 1 ? "sandbox" : "sandboxes") playable", "\(count) 个沙盒可以玩")
  }
  /// How many errors were found.
  func errors(_ count: Int) -> String { text("\(count) \(count == 1 ? "error" : "errors")", "\(count) 个错误") }
  /// How many warnings were found.
  func warnings(_ count: Int) -> String {
    text("\(count) \(count == 1 ? "warning" : "warnings")", "\(count) 个警告")
  }
  /// How many findings were excused.
  func excused(_ count: Int) -> String { text("\(count) excused", "放过了 \(count) 处") }
  /// Several of these in one line.
  func list(_ parts: [String]) -> String { parts.joined(separator: text(", ", "，")) }

  /// What is known about a level.
  func sentence(_ fact: CheckedLevel.Fact) -> String {
    switch fact {
    case .read: return text("read", "已读")
    case .sandbox: return text("a sandbox, and it can be played", "沙盒，可以玩")
    case .question(.choice(let id)):
      return text("a question; the right answer is \(id)", "问题；正确答案是 \(id)")
    case .question(.number(let value, let tolerance)):
      let number = "\(Decimals.text(value)) ± \(Decimals.text(tolerance))"
      return text("a question; the right answer is \(number)", "问题；正确答案是 \(number)")
    case .unjudged: return text("not judged", "没有评判")
    case .impossible: return text("proved impossible", "证明无解")
    case .solved(let moves, let count, let states, let isParProved):
      return text(
        "par \(moves) \(isParProved ? "proved" : "not proved"), \(solutions(count)), \(states) states explored",
        "标准步数 \(moves) \(isParProved ? "得到证明" : "没有得到证明")，\(solutions(count))，探索了 \(states) 个状态")
    case .unknown(..<0, let states, _):
      return text(
        "not known: nothing is ruled out, \(states) states explored", "不知道：还没有排除任何步数，探索了 \(states) 个状态")
    case .unknown(let movesRuledOut, let states, _):
      return text(
        "not known: no solution of \(movesRuledOut) moves or fewer, \(states) states explored",
        "不知道：\(movesRuledOut) 步以内没有解，探索了 \(states) 个状态")
    }
  }

  private func solutions(_ count: SolutionCount) -> String {
    switch count {
    case .exactly(1): text("1 least solution", "1 种最短解法")
    case .exactly(let number): text("\(number) least solutions", "\(number) 种最短解法")
    case .atLeast(let number): text("\(number) least solutions or more", "至少 \(number) 种最短解法")
    }
  }

  private func levels(_ count: Int) -> String { "\(count) \(count == 1 ? "level" : "levels")" }

  private func text(_ english: String, _ chinese: String) -> String {
    switch language {
    case .english: english
    case .simplifiedChinese: chinese
    }
  }
}
