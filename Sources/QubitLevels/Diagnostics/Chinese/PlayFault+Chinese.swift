import QubitPuzzle

extension PlayFault {
  /// What is wrong, in Chinese, without a full stop.
  var chineseMessage: String {
    switch self {
    case .contradiction(let reason): "关卡自相矛盾，无法评判：\(reason.clause(in: .simplifiedChinese))"
    case .rightChoices(let ids):
      ids.isEmpty ? "没有正确的选项；应该正好有一个" : "\(chineseList(ids, joinedBy: " 和 ")) 都对；应该正好有一个"
    case .solvedAtStart: "还没走第一步，目标就已经达到了"
    case .moveRefused(let path, let sentence):
      "\(path.chineseWords)里有一步被拒绝：\(chineseClause(sentence[.simplifiedChinese]))"
    case .unsolved(let path, let sentences):
      "\(path.chineseWords)解不开这一关：\(sentences.map { chineseClause($0[.simplifiedChinese]) }.joined(separator: "；"))"
    case .unsolvable(let proof): "无解：\(proof.chineseWords)"
    case .undecided(let end, let par): Self.chineseMessage(for: end, par: par)
    case .wrongPar(let par, let least) where least < par: "标准步数写的是 \(par)，其实 \(least) 步就够了"
    case .wrongPar(let par, let least): "标准步数写的是 \(par)，其实要 \(least) 步"
    case .parBeaten(let path, let par, let moves): "标准步数写的是 \(par)，但\(path.chineseWords)只用了 \(moves) 步"
    case .parRuledOut(let par, let movesRuledOut): "标准步数写的是 \(par)，但 \(movesRuledOut) 步以内都解不开"
    case .noSolutionAtPar(let par, let best): "没有哪个解法达到标准的 \(par) 步；最短的用了 \(best) 步"
    case .unusedTool(let tool): "最短的解法和其他路线都用不到 “\(tool)”；请拿掉它，或者在 'redHerrings' 里声明"
    case .absentRedHerring(let tool): "干扰项 “\(tool)” 不在工具箱里"
    case .usefulRedHerring(let tool): "干扰项 “\(tool)” 出现在最短的解法里"
    }
  }

  private static func chineseMessage(for end: SearchEnd, par: Int) -> String {
    let reason =
      switch end.reason {
      case .limit: "搜索到了上限"
      case .tooManyOperations: "工具箱能做的操作太多，搜索不完"
      case .contestedCounts: "达到目标的线路都超出了限制，而更长的没有再试"
      }
    let known = end.movesRuledOut < 0 ? "还没有排除任何步数" : "已排除 \(end.movesRuledOut) 步以内"
    return "标准步数 \(par) 没有得到证明：\(reason)；\(known)"
  }
}

extension PlayFault.Path {
  fileprivate var chineseWords: String {
    switch self {
    case .solution: "解法"
    case .route: "路线"
    }
  }
}

extension ImpossibilityProof {
  fileprivate var chineseWords: String {
    switch reason {
    case .everyStateReached(let moves):
      "\(moves) 步以内能到达的全部 \(statesExplored) 个状态都达不到目标"
    case .everyBoardWithinBudget(let moves): "限制以内、不超过 \(moves) 步的所有线路都达不到目标"
    }
  }
}
