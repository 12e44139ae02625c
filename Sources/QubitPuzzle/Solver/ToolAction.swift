import QuantumSimulator

/// One operation that the toolbox can make, ready for the search.
struct ToolAction {
  /// The operation, as a player would place it.
  let operation: Operation
  /// The index of the tool that makes it.
  let tool: Int
  /// What it does to one vector.
  let operator_: SparseOperator
}

extension Level {
  /// The most operations that a toolbox may be able to make and still be searched.
  static let greatestActionCount = 20_000

  /// Every operation that the toolbox can make, in its order, or nil where there are more than
  /// ``greatestActionCount``.
  ///
  /// Two placements are one operation when the gate, its angles and the set of wires are the same and so is what they
  /// do: CZ q0 q1 and CZ q1 q0 count once, CX q0 q1 and CX q1 q0 twice. Where several tools can make the
  /// same operation, it belongs to the first.
  func actions() -> [ToolAction]? {
    var actions: [ToolAction] = []
    for (index, tool) in toolbox.enumerated() {
      let choices = tool.wires ?? Self.arrangements(of: tool.gate.qubitCount, from: qubits.count)
      let dials = Self.combinations(of: tool.angles.map { $0.values })
      guard choices.count * dials.count <= Self.greatestActionCount else { return nil }
      for parameters in dials {
        guard let gate = Gate.named(tool.gate, parameters) else { continue }
        for wires in choices {
          let isKnown = actions.contains { known in
            guard case .gate(let application) = known.operation.action else { return false }
            return application.gate == gate && gate.isSame(on: wires, as: application.targets)
          }
          if isKnown { continue }
          let application = GateApplication(gate, on: wires)
          actions.append(
            ToolAction(
              operation: Operation(.gate(application)), tool: index,
              operator_: SparseOperator(application, qubitCount: qubits.count)))
          if actions.count > Self.greatestActionCount { return nil }
        }
      }
    }
    return actions
  }

  /// All ways to name `count` different ones of `total` things, in lexicographic order.
  private static func arrangements(of count: Int, from total: Int) -> [[Int]] {
    var arrangements: [[Int]] = [[]]
    for _ in 0..<count {
      arrangements = arrangements.flatMap { begun in
        (0..<total).filter { !begun.contains($0) }.map { begun + [$0] }
      }
    }
    return arrangements
  }

  /// All ways to take one value from each list, the last changing fastest.
  private static func combinations(of lists: [[Double]]) -> [[Double]] {
    var combinations: [[Double]] = [[]]
    for list in lists {
      guard combinations.count * list.count <= greatestActionCount else { return [] }
      combinations = combinations.flatMap { begun in list.map { begun + [$0] } }
    }
    return combinations
  }
}
