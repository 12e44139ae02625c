import QubitPuzzle

extension CatalogueFault {
  /// What is wrong, in Chinese, without a full stop.
  var chineseMessage: String {
    switch self {
    case .missingFile(Manifest.path, nil): "缺少文件 “\(Manifest.path)”，关卡文件夹里的关卡包由它列出"
    case .missingFile(let path, let near): "缺少文件 “\(path)”\(chineseSuggestion(near))"
    case .misplacedFile(let path, let wanted): "文件是 “\(path)”，应该是 “\(wanted)”"
    case .strayFile: "没有任何地方用到这个文件"
    case .missingMedia(let path): "缺少文件 “\(path)”"
    case .wrongFolder(let folder, let wanted): "文件夹是 “\(folder)”，应该是 “\(wanted)”"
    case .duplicateID(let id): "编号 “\(id)” 已经用过了"
    case .otherID(let id, let wanted): "编号是 “\(id)”，但清单和文件名说是 “\(wanted)”"
    case .sandboxInPack: "关卡包里有沙盒；沙盒属于实验室"
    case .puzzleAsLab: "列为实验室，却不是沙盒；要写 'sandbox': true"
    case .packSize(let count, let usual): "这个关卡包有 \(count) 关；每包应有 \(usual) 关"
    }
  }
}

extension CourseFault {
  /// What is wrong, in Chinese, without a full stop.
  var chineseMessage: String {
    switch self {
    case .neverTaught(let concept, let near): "没有哪一关教 “\(concept)”\(chineseSuggestion(near))"
    case .taughtLater(let concept, let level): "“\(concept)” 在 “\(level)” 才教，而那一关并不在前面"
    case .taughtTwice(let concept, let level): "“\(concept)” 在 “\(level)” 已经教过了"
    case .cycle(let path): "概念互相依赖：\(path.joined(separator: " → "))"
    case .duplicate(let level, let file): "和 “\(level)”（“\(file)”）是同一道题，只是量子比特的名字和全局相位可能不同"
    case .stepsBack(let bits, let level, let most):
      "这一关是 \(Self.text(bits)) 比特，前面的 “\(level)” 是 \(Self.text(most)) 比特：退回了不止 \(Self.text(DifficultyRise.tolerance)) 比特"
    case .startsHard(let bits, let last, let end):
      "这一组从 \(Self.text(bits)) 比特开始，上一组以 “\(last)” 的 \(Self.text(end)) 比特结束：开头应该更容易"
    case .startsEasy(let bits, let first, let start):
      "这一组从 \(Self.text(bits)) 比特开始，上一组从 “\(first)” 的 \(Self.text(start)) 比特开始：开头不应该容易出 \(Self.text(DifficultyRise.tolerance)) 比特以上"
    case .fallsFar(let bits, let last, let end):
      "这一组从 \(Self.text(bits)) 比特开始，上一组以 “\(last)” 的 \(Self.text(end)) 比特结束：一下子落了不止 \(Self.text(DifficultyRise.greatestFall)) 比特"
    }
  }
}

extension SettingsFault {
  /// What is wrong, in Chinese, without a full stop.
  public var chineseMessage: String {
    switch self {
    case .fixedRule(let rule): "“\(rule.rawValue)” 永远是错误：违反它的文件读不成关卡"
    case .unknownRule(let name, let near):
      "没有 “\(name)” 这条规则\(near == nil ? "；`qubitlab explain` 列出所有规则" : chineseSuggestion(near))"
    case .staleBaseline(let rule, let recorded, let found):
      "基线放过了 “\(rule.rawValue)” 的 \(recorded) 处，现在只有 \(found) 处"
    }
  }
}

extension TextFault {
  /// What is wrong, in Chinese, without a full stop.
  var chineseMessage: String {
    switch self {
    case .sameInBothLanguages: "两种语言的文字一模一样"
    case .tooLong(let count, let most, let language):
      "\(language.rawValue) 有 \(count) 个字符；手机上最多放 \(most) 个"
    case .unknownQubit(let name): "文字提到了 “\(name)”，关卡里没有它"
    case .idleQubit(let name): "文字提到了 “\(name)”，但目标、起点和线路都没有用到它"
    case .placeholders(let names, let language):
      "\(chineseList(names, joinedBy: " 和 ")) 只在 \(language.rawValue) 里有"
    case .chinese(let scalar, let language): "\(language.rawValue) 里有 “\(Character(scalar))”"
    case .halfWidth(let scalar, let wanted):
      "汉字旁边是半角的 “\(Character(scalar))”，应该是 “\(Character(wanted))”"
    }
  }
}
