import QuantumSimulator
import QubitPuzzle

extension Placement {
  /// The same on other qubits.
  func renamed(_ order: [Int]) -> Placement {
    switch self {
    case .operation(let operation): .operation(operation.renamed(order))
    case .piece(let use):
      .piece(
        PieceUse(
          piece: use.piece, wires: use.wires.map { order[$0] }, dials: use.dials, if: use.condition))
    }
  }
}

extension Operation {
  /// The operation with other numbers for its qubits.
  func renamed(_ order: [Int]) -> Operation {
    switch action {
    case .gate(let application):
      let controls = application.controls.map { Control(order[$0.qubit], $0.state) }
      return .gate(
        application.gate, on: application.targets.map { order[$0] },
        controls: controls.sorted { $0.qubit < $1.qubit }, if: condition)
    case .measurement(let measurement):
      return Operation(
        .measurement(Measurement(of: measurement.observable.renamed(order), into: measurement.bit)),
        if: condition)
    case .reset(let qubit): return Operation(.reset(qubit: order[qubit]), if: condition)
    case .barrier(let qubits):
      return Operation(.barrier(qubits: qubits.map { order[$0] }.sorted()), if: condition)
    }
  }
}

extension PauliString {
  /// The string with other numbers for its qubits.
  func renamed(_ order: [Int]) -> PauliString {
    var renamed = PauliString()
    for qubit in support where order.indices.contains(qubit) { renamed[order[qubit]] = self[qubit] }
    return renamed
  }
}
