extension PlaybackFault {
  /// What the player is told: one sentence in the player's language. Looks and entries count from 1 in it.
  public func sentence(in language: Language, level: Level?) -> String {
    switch (self, language) {
    case (.refused(let refusal), _):
      return level.map { refusal.sentence(in: language, level: $0) } ?? refusal.code
    case (.level(let fault), _): return fault.sentence(in: language)
    case (.noSuchLook(let look, let count), .english):
      return "There is no look \(look + 1) on the board; it has \(count)."
    case (.noSuchLook(let look, let count), .simplifiedChinese):
      return "线路上没有第 \(look + 1) 次测量，一共有 \(count) 次。"
    case (.impossibleOutcome(let look), .english): return "Look \(look + 1) cannot come out that way."
    case (.impossibleOutcome(let look), .simplifiedChinese): return "第 \(look + 1) 次测量不可能得到这个结果。"
    case (.replay(let index, let fault), .english):
      return "Entry \(index + 1) of the replay: " + fault.sentence(in: language, level: level)
    case (.replay(let index, let fault), .simplifiedChinese):
      return "回放的第 \(index + 1) 步：" + fault.sentence(in: language, level: level)
    }
  }
}
