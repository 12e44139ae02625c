import QuantumSimulator

extension DynamicsError {
  /// Why there is no such motion, in a language, without a full stop.
  func clause(in language: Language) -> String {
    switch language {
    case .english: description
    case .simplifiedChinese: chinese
    }
  }

  private var chinese: String {
    switch self {
    case .unusableDuration(let found): "时长是 \(text(found))，应该是不小于 0 的有限数"
    case .notFinite: "场、振幅、频率或相位不是有限数"
    case .envelopeWithoutShape: "包络没有形状"
    case .unusableTolerance(let found, let allowed):
      "容差是 \(text(found))，应该在 \(text(allowed.lowerBound)) 到 \(text(allowed.upperBound)) 之间"
    case .tooManySteps(let limit): "按这个容差要算 \(limit) 步以上"
    case .unusableRelaxationTime(let found): "弛豫时间是 \(text(found))，应该大于 0"
    case .coherenceOutlivesPopulation(let t1, let t2):
      "不符合物理：T2 = \(NumberText.pair(t2, 2 * t1).actual)，比 2·T1 = \(NumberText.pair(t2, 2 * t1).wanted) 还长"
    case .unusablePolarisation(let found): "平衡时的 ⟨Z⟩ 是 \(text(found))，应该在 −1 到 1 之间"
    case .unusableTemperature(let found): "温度或频率是 \(text(found))，应该大于 0"
    case .coefficientNotFinite(let term): "第 \(term + 1) 项的系数不是有限数"
    case .termOutOfRange(let term, let count): "第 \(term + 1) 项超出了 \(count) 个量子比特"
    case .qubitCountOutOfRange(let found, let allowed):
      "有 \(found) 个量子比特；可以有 \(allowed.lowerBound) 到 \(allowed.upperBound) 个"
    case .qubitCountMismatch(let found, let wanted): "状态有 \(found) 个量子比特，应该是 \(wanted) 个"
    case .unusableRate(let found): "速率是 \(text(found))，应该是不小于 0 的有限数"
    case .ensembleCount(let found, let allowed):
      "有 \(found) 个自旋；可以有 \(allowed.lowerBound) 到 \(allowed.upperBound) 个"
    case .state(let error): error.clause(in: .simplifiedChinese)
    }
  }

  private func text(_ value: Double) -> String { NumberText.decimal(value, places: 10) }
}
