import QubitPuzzle

extension MechanicFault {
  /// What is wrong, in Chinese, without a full stop.
  var chineseMessage: String {
    let meant = chineseList(fitting.map { $0.rawValue }, joinedBy: " 或 ")
    return "“\(declared.rawValue)” 需要\(lacking.chineseWords)；是不是想写 \(meant)？"
  }
}

extension MechanicNeed {
  fileprivate var chineseWords: String {
    switch self {
    case .stateGoal, .operationGoal, .chanceGoal, .winTable, .question:
      " \(chineseList(kinds.map { $0.rawValue }, joinedBy: " 或 ")) 类的目标"
    case .task: "在线路上达到的目标，而不是问题"
    case .classicalInformation: "线路上或工具箱里有测量，或者有带条件的操作"
    case .passingTime: "线路上或工具箱里有等待或脉冲"
    case .givenCircuit: "一开始就放在线路上、等着修的门"
    case .countedEdits: " 'counting': 'edits'，或者对 'edits' 的限制"
    case .limit: "一项限制、带 'count' 的工具，或者 'connectivity'"
    case .hiddenInstances: "至少两个要分辨的情形（'cases'）"
    case .answersByCase: " “identify” 类的目标，或者用 'for' 把情形分开的目标"
    case .noise:
      "干扰：噪声部件、'relaxation'、'gateNoise' 或 'readout'，或者由各个情形带给状态或操作的差错"
    }
  }
}
