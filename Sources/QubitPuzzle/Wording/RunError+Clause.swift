import QuantumSimulator

extension RunError {
  /// Why a board cannot be run, in a language, without a full stop. Operations count from 1.
  func clause(in language: Language) -> String {
    switch language {
    case .english: english
    case .simplifiedChinese: chinese
    }
  }

  private var english: String {
    switch self {
    case .tooManyBranches(let limit): "the board has more than \(limit) branches"
    case .tooManyQubits(let found, let limit): "\(found) qubits; an operation is judged on up to \(limit)"
    case .state(let error): error.clause(in: .english)
    default: description
    }
  }

  private var chinese: String {
    switch self {
    case .qubitCountMismatch(let circuit, let state): "线路有 \(circuit) 个量子比特，状态却有 \(state) 个"
    case .state(let error): error.clause(in: .simplifiedChinese)
    case .bitOutOfRange(let operation, let bit, let count):
      "第 \(operation + 1) 个操作用到 \(bit) 号经典比特；一共只有 \(count) 个"
    case .impossibleOutcome(let operation, let probability):
      "第 \(operation + 1) 个操作不可能得到这个结果（概率 \(NumberText.decimal(probability, places: 10))）"
    case .nothingToForce(let operation): "第 \(operation + 1) 个操作不是测量或复位，没有结果可以指定"
    case .tooManyBranches(let limit): "这块线路的分支超过 \(limit) 个"
    case .notUnitary(let operation): "第 \(operation + 1) 个操作是测量或复位；这里只能有门"
    case .tooManyQubits(let found, let limit): "有 \(found) 个量子比特；评判一个操作最多 \(limit) 个"
    case .invalidInput(let qubit): "\(qubit) 号量子比特不能作输入：没有它，或者写了两次"
    }
  }
}
