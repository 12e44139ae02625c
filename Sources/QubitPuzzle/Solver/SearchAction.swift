import QuantumSimulator

/// One operation that a player can put on the board, ready for the search.
struct SearchAction {
  /// The operation, as a player would place it.
  let operation: Operation
  /// Where the player has it from.
  let source: Source
  /// What it does to one vector.
  let effect: SparseOperator

  /// Where an operation comes from.
  enum Source: Hashable {
    /// The tool with this index made it.
    case tool(Int)
    /// It was given in the segment with this index, has been taken away, and may be put back there.
    case given(segment: Int)
  }

  /// Whether the operation may be put into a segment.
  func isAllowed(in segment: Int) -> Bool {
    switch source {
    case .tool: true
    case .given(let own): own == segment
    }
  }
}

extension Level {
  /// The most operations that a toolbox may be able to make and still be searched.
  static let greatestActionCount = 20_000

  /// Every operation that the toolbox can make, in its order, or nil where there are more than
  /// ``greatestActionCount`` or they take more than `amplitudes` rows of matrices.
  ///
  /// Two placements are one operation when the gate, its angles and the set of wires are the same and so is what they
  /// do: CZ q0 q1 and CZ q1 q0 count once, CX q0 q1 and CX q1 q0 twice. Where several tools can make the
  /// same operation, it belongs to the first.
  func actions(amplitudes: Int) -> [SearchAction]? {
    let greatest = min(Self.greatestActionCount, amplitudes >> qubits.count)
    var actions: [SearchAction] = []
    var known: [Placement: [[Int]]] = [:]
    for (index, tool) in toolbox.enumerated() {
      let choices = tool.wires ?? Self.arrangements(of: tool.gate.qubitCount, from: qubits.count)
      guard let dials = Self.combinations(of: tool.angles.map { $0.values }, atMost: greatest) else {
        return nil
      }
      for parameters in dials {
        guard let gate = Gate.named(tool.gate, parameters) else { continue }
        for wires in choices {
          let placement = Placement(gate: gate, wires: wires.sorted())
          let others = known[placement, default: []]
          if others.contains(where: { gate.isSame(on: wires, as: $0) }) { continue }
          guard actions.count < greatest else { return nil }
          known[placement] = others + [wires]
          let application = GateApplication(gate, on: wires)
          actions.append(
            SearchAction(
              operation: Operation(.gate(application)), source: .tool(index),
              effect: SparseOperator(application, qubitCount: qubits.count)))
        }
      }
    }
    return actions
  }

  /// A gate on some wires, in whatever order.
  private struct Placement: Hashable {
    var gate: Gate
    var wires: [Int]
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

  /// All ways to take one value from each list, the last changing fastest; nil where there are too many.
  private static func combinations(of lists: [[Double]], atMost greatest: Int) -> [[Double]]? {
    var combinations: [[Double]] = [[]]
    for list in lists {
      guard combinations.count * list.count <= greatest else { return nil }
      combinations = combinations.flatMap { begun in list.map { begun + [$0] } }
    }
    return combinations
  }
}

extension Attempt {
  /// The given gates that have been taken away and may be put back. Measurements and conditional gates are left out:
  /// the search does not know how to put them.
  func restorations() -> [SearchAction] {
    var actions: [SearchAction] = []
    for (index, segment) in segments.enumerated() {
      var seen: [Operation] = []
      for step in alignment(of: segment).steps {
        let missing: Operation
        switch step {
        case .remove(let given), .replace(let given): missing = given
        case .keep, .add: continue
        }
        guard !seen.contains(missing), missing.isUnconditionalGate,
          case .gate(let application) = missing.action
        else { continue }
        seen.append(missing)
        actions.append(
          SearchAction(
            operation: missing, source: .given(segment: index),
            effect: SparseOperator(application, qubitCount: level.qubits.count)))
      }
    }
    return actions
  }
}
