import QubitLab

extension Command {
  /// Explains the rules that levels are checked for.
  static let explain = Command(
    name: "explain",
    summary: "Explain a rule that levels are checked for, or list all rules.",
    discussion: """
      RULE is the word in brackets in what `qubitlab validate` prints. Ids of rules never change their meaning. A rule
      that settings may weigh is one that `validation.json` in the folder of levels can call an error, a warning, or off.
      """,
    operands: .optional("RULE"),
    options: [.language],
    examples: [
      Example(line: "qubitlab explain", effect: "Lists all rules, in the order in which a level is checked."),
      Example(line: "qubitlab explain par-wrong", effect: "Says why the rule is there and what to do."),
    ],
    run: { invocation, console throws(Failure) in
      let language = invocation.language
      guard let name = invocation.operands.first else {
        for family in RuleFamily.allCases {
          console.print("\(family.title(in: language)):")
          for rule in Rule.allCases where rule.family == family {
            console.print("  \(rule.rawValue.padded(to: 21)) \(rule.severity.rawValue)")
          }
        }
        return .clean
      }
      guard let rule = Rule(rawValue: name) else {
        let fault = SettingsFault.unknownRule(
          name, near: NearMiss.find(for: name, among: Rule.allCases.map(\.rawValue)))
        throw .usage(Defect.settings(fault).message(in: language))
      }
      console.print("\(rule.rawValue), \(rule.severity.rawValue): \(rule.family.title(in: language))")
      console.print("")
      console.print(rule.explanation(in: language))
      console.print("")
      console.print(
        rule.isAdjustable ? language.adjustable(rule) : language.fixed)
      return .clean
    })
}

extension Language {
  /// Says how settings may weigh a rule.
  fileprivate func adjustable(_ rule: Rule) -> String {
    let setting = "\"rules\": {\"\(rule.rawValue)\": \"off\"}"
    return switch self {
    case .english: "Settings may weigh it as \"error\", \"warning\" or \"off\": \(setting)."
    case .simplifiedChinese: "设置可以把它定为 \"error\"、\"warning\" 或 \"off\"：\(setting)。"
    }
  }

  /// Says that settings may not weigh a rule.
  fileprivate var fixed: String {
    switch self {
    case .english: "It weighs the same in every folder."
    case .simplifiedChinese: "它在每个文件夹里都一样。"
    }
  }
}

extension RuleFamily {
  /// What the rules of the family are about.
  fileprivate func title(in language: Language) -> String {
    switch (self, language) {
    case (.text, .english): "the text of a file"
    case (.shape, .english): "the shape of a file"
    case (.spelling, .english): "what strings spell"
    case (.demand, .english): "what a level asks for"
    case (.files, .english): "the files taken together"
    case (.play, .english): "what playing shows"
    case (.words, .english): "the words around a puzzle"
    case (.course, .english): "the levels as a course"
    case (.settings, .english): "the settings of the validator"
    case (.text, .simplifiedChinese): "文件的文本"
    case (.shape, .simplifiedChinese): "文件的结构"
    case (.spelling, .simplifiedChinese): "字符串里写的内容"
    case (.demand, .simplifiedChinese): "关卡的要求"
    case (.files, .simplifiedChinese): "所有文件放在一起"
    case (.play, .simplifiedChinese): "玩一遍才看出的问题"
    case (.words, .simplifiedChinese): "题目周围的文字"
    case (.course, .simplifiedChinese): "作为课程的各关"
    case (.settings, .simplifiedChinese): "检查器的设置"
    }
  }
}
