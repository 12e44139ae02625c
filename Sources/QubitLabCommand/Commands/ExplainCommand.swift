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
    options: [],
    examples: [
      Example(line: "qubitlab explain", effect: "Lists all rules, in the order in which a level is checked."),
      Example(line: "qubitlab explain par-wrong", effect: "Says why the rule is there and what to do."),
    ],
    run: { invocation, console throws(Failure) in
      guard let name = invocation.operands.first else {
        for family in RuleFamily.allCases {
          console.print("\(family.title):")
          for rule in Rule.allCases where rule.family == family {
            console.print("  \(rule.rawValue.padded(to: 21)) \(rule.severity.rawValue)")
          }
        }
        return .clean
      }
      guard let rule = Rule(rawValue: name) else {
        let near = NearMiss.find(for: name, among: Rule.allCases.map(\.rawValue))
        throw .usage("there is no rule '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
      }
      console.print("\(rule.rawValue), \(rule.severity.rawValue): \(rule.family.title)")
      console.print("")
      console.print(rule.explanation)
      console.print("")
      console.print(
        rule.isAdjustable
          ? "Settings may weigh it: \"rules\": {\"\(rule.rawValue)\": \"error\", \"warning\" or \"off\"}."
          : "It weighs the same in every folder.")
      return .clean
    })
}

extension RuleFamily {
  /// What the rules of the family are about.
  fileprivate var title: String {
    switch self {
    case .text: "the text of a file"
    case .shape: "the shape of a file"
    case .spelling: "what strings spell"
    case .demand: "what a level asks for"
    case .files: "the files taken together"
    case .play: "what playing shows"
    case .words: "the words around a puzzle"
    case .course: "the levels as a course"
    case .settings: "the settings of the validator"
    }
  }
}
