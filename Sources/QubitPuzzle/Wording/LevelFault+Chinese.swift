import QuantumSimulator

extension LevelFault.Reason {
  /// The mistake in words, in a language, without a full stop.
  public func clause(in language: Language) -> String {
    switch language {
    case .english: description
    case .simplifiedChinese: chineseClause
    }
  }

  private var chineseClause: String {
    switch self {
    case .qubitCount(let found, let limit): "有 \(found) 个量子比特；一关有 1 到 \(limit) 个"
    case .readoutWidth(let found, let limit): "一起读 \(found) 位；最多 \(limit) 位"
    case .operation(let error): error.clause(in: .simplifiedChinese)
    case .state(let error): error.clause(in: .simplifiedChinese)
    case .run(let error): error.clause(in: .simplifiedChinese)
    case .motion(let error): error.clause(in: .simplifiedChinese)
    case .noise(let error): error.clause(in: .simplifiedChinese)
    case .onlyGates: "这里只能有不带条件的门"
    case .amplitudeCount(let found, let wanted): "有 \(found) 个振幅，应该是 \(wanted) 个"
    case .qubitOutOfRange(let qubit, let count): "没有 \(qubit) 号量子比特；一共 \(count) 个"
    case .repeatedQubit(let qubit): "\(qubit) 号量子比特写了两次"
    case .noQubits: "没有写量子比特"
    case .exactPhaseOfSubset: "一部分量子比特没有全局相位；相位必须忽略"
    case .notAProbability(let value): "\(NumberText.decimal(value, places: 10)) 不在 0 和 1 之间"
    case .tolerance(let value): "\(NumberText.decimal(value, places: 10)) 不能作容差"
    case .longBlochVector(let length): "不符合物理：布洛赫矢量长 \(NumberText.decimal(length))，超过了 1"
    case .meanValue(let value): "不符合物理：平均值 \(NumberText.decimal(value)) 不在 −1 和 1 之间"
    case .matrixShape(let rows, let columns, let wanted):
      "矩阵是 \(rows)×\(columns)，应该是 \(wanted)×\(wanted)"
    case .notUnitary(let distance): "矩阵不是幺正的：M†M 与单位矩阵相差 \(NumberText.decimal(distance))"
    case .boardIsNotUnitary: "目标要的是一个操作，但测量、复位、噪声和混合的起点做不成操作"
    case .basisCount(let found, let wanted): "\(wanted) 个量子比特写了 \(found) 个基"
    case .outcomeOutOfRange(let bits, let count): "结果 \(bits) 放不进 \(count) 位"
    case .repeatedOutcome(let bits): "结果 \(bits) 写了两次"
    case .noOutcomes: "没有问任何结果"
    case .probabilitySum(let sum): "不符合物理：概率之和是 \(NumberText.decimal(sum))"
    case .noGoal: "没有目标"
    case .goalInSandbox: "沙盒没有目标，也没有限制"
    case .severalQuestions: "一关最多提一个问题"
    case .questionInClaim: "论断说的是线路，不能再是一个问题"
    case .repeatedChoice(let id): "选项 “\(id)” 出现了两次"
    case .noRightChoice: "没有正确的选项"
    case .severalRightChoices(let ids): "有几个选项都对：\(ids.joined(separator: "、"))"
    case .noQuestion: "按回答计数，但没有提问"
    case .starsOutOfOrder: "应该满足：标准步数 ≤ 三颗星的步数 ≤ 两颗星的步数"
    case .negativeCount(let count): "\(count) 是负数"
    case .wireCount(let found, let wanted): "这个门有 \(wanted) 条线，写了 \(found) 条"
    case .gridCount(let found, let wanted): "这个门有 \(wanted) 个角度，写了 \(found) 组"
    case .emptyGrid: "这组角度是空的、超过 \(AngleGrid.greatestCount) 个，或者有不是有限数的"
    case .exactPhaseOfMixture: "各分支的平均没有全局相位；相位必须忽略"
    case .noBits: "没有写经典比特"
    case .needlessBits: "只有测量才写经典比特"
    case .pieceOutOfRange(let piece, let count): "没有 \(piece) 号部件；一共 \(count) 个"
    case .overwritesCondition(let bit): "部件会在中途改写 “\(bit)”，所以不能以它为条件"
    case .repeatedPiece(let name): "部件 “\(name)” 出现了两次"
    case .boxWithoutCases(let name): "“\(name)” 是黑盒，但没有情形说明里面是什么"
    case .boxMissing(let name): "这个情形没有说明黑盒 “\(name)” 里是什么"
    case .pieceIsNoBox(let name): "部件 “\(name)” 不是黑盒；情形不能往里放东西"
    case .repeatedCase(let id): "情形 “\(id)” 出现了两次"
    case .caseOutOfRange(let index, let count): "没有 \(index) 号情形；一共 \(count) 个"
    case .noCases: "没有写情形"
    case .nestedCases: "一个目标只能限定一次情形"
    case .gameInCases: "游戏总是针对所有情形"
    case .questionInCases: "提问的关卡没有情形"
    case .weightsMissing: "这里每个情形都要有权重"
    case .weightSum(let sum): "权重之和是 \(NumberText.decimal(sum))，应该是 1"
    case .answerMissing(let id): "情形 “\(id)” 没有正确结果"
    case .repeatedAnswer(let id): "情形 “\(id)” 的正确结果写了两次"
    case .channelWidths(let from, let to): "信道从 \(from) 个量子比特到 \(to) 个；两边要一样多"
    case .channelInputNotZero: "信道的输入必须从 |0⟩ 开始"
    case .qubitOutsideTarget(let name): "目标作用在量子比特 “\(name)” 上，它不是输出"
    case .imageCount(let found, let wanted): "\(wanted) 个基态有 \(found) 个像"
    case .imagesNotOrthonormal(let distance): "不符合物理：这些像离正交归一差 \(NumberText.decimal(distance))"
    case .rowsCollide(let output): "不符合物理：有两行的输出都是 \(output)"
    case .qubitOfTwoParties(let name): "量子比特 “\(name)” 属于两方"
    case .bitOfTwoParties(let name): "经典比特 “\(name)” 属于两方"
    case .badDial(let least, let most): "轮数从 \(least) 到 \(most)；应该从 1 或更大，到最多 \(RoundDial.limit)"
    case .noDial: "按轮数计数，但没有轮数可选"
    case .roundsNotCounted: "有轮数可选，却按别的东西计数"
    case .roundPolicyMissing: "有轮数的游戏要说明赢一轮就行，还是每轮都要赢"
    case .roundPolicyWithoutDial: "没有轮数，谈不上赢一轮还是每轮都赢"
    case .noDynamics: "等待和脉冲需要动力学，而关卡没有写"
    case .carrierMissing: "在这个参考系里，脉冲需要载波"
    case .dialCount(let found, let wanted): "部件有 \(wanted) 个旋钮，写了 \(found) 个"
    case .motionOnSomeQubits: "等待和脉冲按顺序作用在所有量子比特上"
    case .noTimeStep: "按时间计数，但动力学没有写 timeStep"
    case .badTimeStep(let value): "timeStep 是 \(NumberText.decimal(value, places: 10))，应该大于 0"
    case .durationBetweenTimeSteps(let value): "时长 \(NumberText.decimal(value, places: 10)) 不是时间步的整数倍"
    case .noisyQubitCount(let found, let limit): "有 \(found) 个量子比特；有噪声或混合起点的关卡有 1 到 \(limit) 个"
    case .everyBranchOfNoise: "有噪声或起点是混合态时，没有单独正确的分支；目标要写 \"branches\": \"mean\""
    case .noMeanOverCases: "这个目标没有对情形的平均，或者没有情形"
    case .mixedState: "状态是混合态，不能写成一个右矢"
    case .repeatedRelaxation(let name): "量子比特 “\(name)” 的弛豫写了两次"
    }
  }
}

extension LevelFault {
  /// What an author is told in a language: where the fault is, what was found and what was wanted. Things count from 1
  /// in it. In a page, whose levels the validator has passed, always in English, as what is wrong with a file is.
  public func sentence(in language: Language) -> String {
    #if PAGE
      description
    #else
      switch language {
      case .english: description
      case .simplifiedChinese: "\(place.chineseWords)：\(reason.clause(in: language))"
      }
    #endif
  }
}

extension LevelFault.Place {
  fileprivate var chineseWords: String {
    switch self {
    case .level: "关卡"
    case .start: "起点"
    case .board(let index): "线路的第 \(index + 1) 项"
    case .tool(let index): "工具箱的第 \(index + 1) 项"
    case .goal(let index): "目标 \(index + 1)"
    case .claim(let goal, let choice): "目标 \(goal + 1) 的选项 \(choice + 1)"
    case .budget(let index): "限制 \(index + 1)"
    case .scoring: "计分"
    case .piece(let index): "部件 \(index + 1)"
    case .cases: "情形"
    case .levelCase(let index): "情形 \(index + 1)"
    case .party(let index): "第 \(index + 1) 方"
    case .partyQubit(let party, let index): "第 \(party + 1) 方的量子比特 \(index + 1)"
    case .partyBit(let party, let index): "第 \(party + 1) 方的经典比特 \(index + 1)"
    case .connectivity: "连线"
    case .rounds: "轮数"
    case .dynamics: "动力学"
    case .term(let index): "动力学的第 \(index + 1) 项"
    case .relaxation(let index): "动力学的弛豫 \(index + 1)"
    }
  }
}
