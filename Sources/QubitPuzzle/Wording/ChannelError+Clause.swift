import QuantumSimulator

extension ChannelError {
  /// Why there is no such noise, in a language, without a full stop.
  func clause(in language: Language) -> String {
    switch language {
    case .english: description
    case .simplifiedChinese: chinese
    }
  }

  private var chinese: String {
    switch self {
    case .noOperators: "信道没有克劳斯算符；至少要有一个"
    case .unsupportedDimension(let index, let rows, let columns):
      "第 \(index + 1) 个克劳斯算符是 \(rows)×\(columns)；应该是 2×2、4×4 或 8×8，而且都一样大"
    case .operatorNotFinite(let index): "第 \(index + 1) 个克劳斯算符有元素不是有限数"
    case .notTracePreserving(let distance):
      "克劳斯算符不保持迹：K†K 之和与单位矩阵相差 \(text(distance))"
    case .probabilityOutOfRange(let found): "概率是 \(text(found))，应该在 0 到 1 之间"
    case .qubitCountOutOfRange(let found, let allowed):
      "信道作用在 \(found) 个量子比特上；可以是 \(allowed.lowerBound) 到 \(allowed.upperBound) 个"
    case .unusableDuration(let found): "时长是 \(text(found))，应该是不小于 0 的有限数"
    }
  }

  private func text(_ value: Double) -> String { NumberText.decimal(value, places: 10) }
}
