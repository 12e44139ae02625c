import QubitPuzzle

extension MechanicFault {
  /// What is wrong, as a sentence without a full stop.
  public var message: String {
    "'\(declared.rawValue)' needs \(lacking.words); did you mean \(alternatives(fitting.map { $0.rawValue }))?"
  }
}

extension MechanicNeed {
  /// What is needed, with its article.
  fileprivate var words: String {
    switch self {
    case .stateGoal, .operationGoal, .chanceGoal, .winTable, .question:
      "a goal of kind \(alternatives(kinds.map { $0.rawValue }))"
    case .task: "a goal to be met on the board, not a question"
    case .classicalInformation:
      "a measurement or something done on a condition, on the board or in the toolbox"
    case .passingTime: "a wait or a pulse, on the board or in the toolbox"
    case .givenCircuit: "a circuit on the board to be mended"
    case .countedEdits: "'counting': 'edits', or a budget of 'edits'"
    case .limit: "a budget, a tool with a 'count', or 'connectivity'"
    case .hiddenInstances: "two 'cases' or more to tell apart"
    case .answersByCase: "a goal of kind 'identify', or goals with 'for' that tell the cases apart"
    case .noise:
      "something that disturbs: a piece of noise, 'relaxation', 'gateNoise' or 'readout', or faults that cases bring to a state or operation"
    }
  }
}
