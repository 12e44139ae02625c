import QuantumSimulator

extension StateError {
  /// Why there is no such state, in a language, without a full stop.
  package func clause(in language: Language) -> String {
    switch language {
    case .english: english
    case .simplifiedChinese: chinese
    }
  }

  private var english: String {
    switch self {
    case .notNormalised(let squaredNorm):
      "the squared amplitudes sum to \(NumberText.decimal(squaredNorm, places: 10)), not to 1"
    case .amplitudeNotFinite(let basisState): "amplitude \(basisState) is not finite"
    case .insufficientMemory(let qubitCount, let needed, _):
      "a state of \(qubitCount) qubits needs \(needed) bytes, which there are not"
    case .tooManyQubits(let found, let limit): "\(found) qubits; there may be \(limit)"
    default: description
    }
  }

  private var chinese: String {
    switch self {
    case .qubitCountOutOfRange(let found, let allowed):
      "有 \(found) 个量子比特；可以有 \(allowed.lowerBound) 到 \(allowed.upperBound) 个"
    case .insufficientMemory(let qubitCount, let needed, _):
      "\(qubitCount) 个量子比特的状态需要 \(needed) 字节内存，现在没有这么多"
    case .amplitudeCountNotPowerOfTwo(let found): "\(found) 个振幅组不成状态；应该是 2、4、8……个"
    case .amplitudeNotFinite(let basisState): "第 \(basisState) 个振幅不是有限数"
    case .notNormalised(let squaredNorm):
      "振幅的平方和是 \(NumberText.decimal(squaredNorm, places: 10))，应该是 1"
    case .zeroVector: "所有振幅都是零"
    case .basisStateOutOfRange(let found, let count): "没有第 \(found) 个基态；应该是 0 到 \(count - 1)"
    case .qubitOutOfRange(let qubit, let count): "没有 \(qubit) 号量子比特；一共 \(count) 个"
    case .qubitRepeated(let qubit): "\(qubit) 号量子比特写了两次"
    case .targetCountMismatch(let found, let wanted): "这个门作用在 \(wanted) 个量子比特上，写了 \(found) 个"
    case .qubitCountMismatch(let found, let wanted): "有 \(found) 个量子比特，应该是 \(wanted) 个"
    case .settingsMismatch: "线路和状态不是为同一种精度和指令准备的"
    case .impossibleOutcome(let probability):
      "这个结果的概率是 \(NumberText.decimal(probability, places: 10))，不可能出现"
    case .tooManyQubits(let found, let limit): "有 \(found) 个量子比特；最多 \(limit) 个"
    case .noBipartition(let count): "\(count) 个量子比特不能把状态分成两半；两边都要有"
    case .densityDimension(let rows, let columns): "\(rows)×\(columns) 的矩阵不是密度矩阵；应该是 2ⁿ×2ⁿ"
    case .densityNotFinite(let row, let column): "密度矩阵的元素（\(row)，\(column)）不是有限数"
    case .densityNotHermitian(let distance):
      "密度矩阵不是厄米的：与自己的伴随相差 \(NumberText.decimal(distance, places: 10))"
    case .densityTraceNotOne(let trace):
      "密度矩阵的迹是 \(NumberText.decimal(trace, places: 10))，应该是 1"
    case .densityNotPositive(let eigenvalue):
      "密度矩阵有本征值 \(NumberText.decimal(eigenvalue, places: 10))，不应该小于 0"
    }
  }
}
