extension CircuitError: CustomStringConvertible {
  /// One sentence that says what was found and what was wanted.
  public var description: String {
    switch self {
    case .qubitOutOfRange(let qubit, let qubitCount):
      return "there is no qubit " + String(qubit) + " among " + counted(qubitCount, "qubit")
    case .bitOutOfRange(let bit, let bitCount):
      return "there is no bit " + String(bit) + " among " + counted(bitCount, "bit")
    case .repeatedQubit(let qubit):
      return "qubit " + String(qubit) + " is named twice"
    case .repeatedBit(let bit):
      return "bit " + String(bit) + " is named twice"
    case .wrongTargetCount(let gate, let found):
      return gate.description + " acts on " + counted(gate.qubitCount, "qubit") + ", found "
        + String(found)
    case .impossibleCondition(let condition):
      return counted(condition.bits.count, "bit") + " cannot hold the value " + String(condition.value)
    case .notInvertible(let operation):
      return "operation " + String(operation) + " is a measurement or a reset, which cannot be undone"
    }
  }
}
