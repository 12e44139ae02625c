import QubitLab

extension Circuit {
  /// The circuit without the measurements on which nothing depends: no later operation on their qubits, and no
  /// condition on their bits.
  var withoutFinalMeasurements: Circuit {
    var kept: [Operation] = []
    var usedQubits: Set<Int> = []
    var usedBits: Set<Int> = []
    for operation in operations.reversed() {
      if case .measurement(let measurement) = operation.action, operation.condition == nil,
        usedQubits.isDisjoint(with: operation.qubits), !usedBits.contains(measurement.bit)
      {
        continue
      }
      usedQubits.formUnion(operation.qubits)
      usedBits.formUnion(operation.condition?.bits ?? [])
      kept.append(operation)
    }
    return (try? Circuit(qubitCount: qubitCount, bitCount: bitCount, operations: kept.reversed())) ?? self
  }
}
