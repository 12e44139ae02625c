extension GoalFault {
  /// What is wrong, in Chinese, without a full stop.
  var chineseMessage: String {
    switch self {
    case .noGoals: "没有目标；只有沙盒（'sandbox': true）可以没有"
    case .fidelityOfNothing: "保真度 0 等于没有要求；应该大于 0"
    case .phaseOfSubset: "一部分量子比特没有自己的全局相位；请写 'phase': 'ignore'，或者列出所有量子比特"
    case .identityExpectation: "单位算符的平均值永远是 1"
    case .blochVectorTooLong(let length): "不符合物理：布洛赫矢量长 \(rounded(length))；任何状态都不超过 1"
    case .badSum(let sum, isComplete: true): "不符合物理：所有结果的概率之和是 \(rounded(sum))，应该是 1"
    case .badSum(let sum, isComplete: false): "不符合物理：概率之和是 \(rounded(sum))，超过了 1"
    case .unphysical(let shortfall, together: true):
      "不符合物理：没有状态能同时满足这个目标和前面的目标（最接近的还差 \(rounded(shortfall))）"
    case .unphysical(let shortfall, together: false):
      "不符合物理：没有状态能满足这个目标（最接近的还差 \(rounded(shortfall))）"
    case .branchesMissing: "线路上可能有测量，或者状态是混合态；要写 'branches': 'every' 或 'mean'"
    case .branchesWithoutMeasurement: "这里没有测量；'branches' 没有意义"
    case .phaseOfMixture: "各分支的平均没有全局相位；请写 'phase': 'ignore'"
    case .caseWithoutAnswer(let ids): "\(chineseList(ids, joinedBy: " 和 ")) 没有正确答案"
    case .imageCount(let found, let wanted): "\(wanted) 个输入有 \(found) 个像；每个要一个"
    case .tableQubits: "'qubits' 和 'ancillas' 合起来要正好列出所有量子比特，每个一次"
    case .rowsCollide(let output): "不符合物理：有两行的输出都是 “\(output)”"
    case .channelWidths(let from, let to): "信道从 \(from) 个量子比特到 \(to) 个；两边要一样多"
    case .imagesNotOrthonormal(let distance):
      "不符合物理：这些像离正交归一差 \(rounded(distance))（M†M − 1 的弗罗贝尼乌斯范数）"
    case .emptyDial(let least, let most): "从 \(least) 到 \(most) 没有轮数"
    case .roundsMismatch(hasDial: true): "关卡有轮数；要写 'counting': 'rounds'"
    case .roundsMismatch(hasDial: false): "按轮数计数，但关卡没有轮数"
    case .roundPolicy(hasDial: true): "关卡有轮数；要写 'rounds': 'any' 或 'all'"
    case .roundPolicy(hasDial: false): "关卡只玩一次；'rounds' 没有意义"
    case .questionBesideGoals: "有问题的关卡只能有这一个目标"
    case .countingMismatch(asksQuestion: true): "关卡提了问题；要写 'counting': 'answers'"
    case .countingMismatch(asksQuestion: false): "按回答计数，但关卡没有提问"
    case .starsBelow(let found, let least, .par): "\(found) 步得三颗星，比标准步数 \(least) 还少"
    case .starsBelow(let found, let least, .threeStars): "\(found) 步得两颗星，比得三颗星的 \(least) 步还少"
    case .parOfAnswers(let par): "标准是 \(par) 次回答；问题只回答一次"
    }
  }
}
