extension StructureFault {
  /// What is wrong, in Chinese, without a full stop.
  var chineseMessage: String {
    switch self {
    case .unknownKey(let key, let near): "没有 “\(key)” 这个键\(chineseSuggestion(near))"
    #if PAGE
      case .strayKey(let key, _), .keyInsteadOf(let key, _): key
    #else
      case .strayKey(let key, let free):
        "没有 “\(key)” 这个键\(free.isEmpty ? "" : "；除了已有的，还可以写 \(chineseList(free, joinedBy: " 或 "))")"
      case .keyInsteadOf(let key, let missing):
        "没有 “\(key)” 这个键，\(missing.count == 1 ? "应该是" : "应该是其中一个：") \(chineseList(missing, joinedBy: " 或 "))"
    #endif
    case .missingKey(let key): "缺少键 “\(key)”"
    case .wrongType(let found, let wanted): "这里是\(found.chineseWords)，应该是\(wanted.chineseWords)"
    case .unknownWord(let word, let wanted, let near):
      "没有 “\(word)” 这个词\(near == nil ? "，应该是 \(chineseList(wanted, joinedBy: " 或 "))" : chineseSuggestion(near))"
    case .notWhole(let number): "这里是 \(number)，应该是整数"
    case .outsideRange(let number, let least, nil): "这里是 \(number)，应该不小于 \(plain(least))"
    case .outsideRange(let number, let least, let most?):
      "这里是 \(plain(number))，应该在 \(plain(least)) 到 \(plain(most)) 之间"
    case .wrongCount(let count, let least, let most):
      Self.chineseMessage(count: count, least: least, most: most)
    case .notExactlyOne(let keys, let found):
      found.isEmpty
        ? "缺少 \(chineseList(keys, joinedBy: " 或 ")) 中的一个"
        : "同时有 \(chineseList(found, joinedBy: " 和 "))，\(chineseList(keys, joinedBy: "、")) 中只能有一个"
    case .needlessKey(let key, let other): "有 “\(other)” 时，键 “\(key)” 没有意义"
    case .keyInSandbox(let key): "沙盒里的键 “\(key)” 没有意义"
    case .badName(let name, let kind): "“\(name)” 不是\(kind.chineseWords)"
    case .repeated(let entry): "列表里已经有 “\(entry)”"
    case .blankText: "文字是空白的"
    case .unknownVersion(let version): "格式版本 \(plain(version))；这里只读版本 \(FormatVersion.current)"
    }
  }

  private static func chineseMessage(count: Int, least: Int, most: Int?) -> String {
    if let most, most == least { return "有 \(count) 项，应该是 \(least) 项" }
    if let most, count > most { return "有 \(count) 项，最多 \(most) 项" }
    return "有 \(count) 项，至少要 \(least) 项"
  }
}

extension JSONKind {
  fileprivate var chineseWords: String {
    switch self {
    case .null: " null"
    case .boolean: "布尔值"
    case .number: "数字"
    case .string: "字符串"
    case .array: "数组"
    case .object: "对象"
    }
  }
}

extension StructureFault.Shape {
  fileprivate var chineseWords: String {
    switch self {
    case .object: "对象"
    case .array: "数组"
    case .string: "字符串"
    case .boolean: " true 或 false"
    case .onlyTrue: " true"
    case .number: "数字"
    case .numberOrExpression: "数字，或者像 \"pi/4\" 这样的算式"
    case .angleGrid: "角度的数组，或者带 “from”、“to”、“step” 的对象"
    case .wordOrGate: "一个词，或者像 {\"gate\": \"H\"} 这样的对象"
    }
  }
}

extension NameKind {
  fileprivate var chineseWords: String {
    switch self {
    case .id: "编号：用连字符连起来的小写单词和数字"
    case .wire: "线的名字：字母开头，后面是字母、数字和下划线"
    case .piece: "部件的名字：小写字母开头，后面是字母、数字和下划线，而且不是记法里的词"
    case .folder: "关卡包的文件夹：两位数字、连字符、关卡包的编号"
    case .path: "关卡文件夹里的路径：不能有 “..” 和反斜杠，也不能以斜杠开头"
    }
  }
}
