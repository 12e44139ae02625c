import QuantumSimulator

extension CircuitError {
  /// What is wrong with an operation, in a language, without a full stop. Operations count from 1.
  func clause(in language: Language) -> String {
    switch language {
    case .english: english
    case .simplifiedChinese: chinese
    }
  }

  private var english: String {
    switch self {
    case .qubitOutOfRange(let qubit, let count): "qubit \(qubit) does not exist; there are \(count)"
    case .bitOutOfRange(let bit, let count): "bit \(bit) does not exist; there are \(count)"
    case .repeatedQubit(let qubit): "qubit \(qubit) is named twice"
    case .repeatedBit(let bit): "bit \(bit) is named twice"
    case .wrongTargetCount(let gate, let found): "\(found) qubits for a gate on \(gate.qubitCount)"
    case .impossibleCondition: "the condition can never hold"
    case .notInvertible(let operation): "operation \(operation + 1) has no inverse"
    }
  }

  private var chinese: String {
    switch self {
    case .qubitOutOfRange(let qubit, let count): "没有 \(qubit) 号量子比特；一共 \(count) 个"
    case .bitOutOfRange(let bit, let count): "没有 \(bit) 号经典比特；一共 \(count) 个"
    case .repeatedQubit(let qubit): "\(qubit) 号量子比特写了两次"
    case .repeatedBit(let bit): "\(bit) 号经典比特写了两次"
    case .wrongTargetCount(let gate, let found): "这个门作用在 \(gate.qubitCount) 个量子比特上，写了 \(found) 个"
    case .impossibleCondition: "条件永远不可能成立"
    case .notInvertible(let operation): "第 \(operation + 1) 个操作不能倒过来做"
    }
  }
}
