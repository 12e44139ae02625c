import QuantumSimulator

/// One thing that a player can put on the board, ready for the search.
struct SearchAction {
  /// What is placed, as a player would place it.
  let placement: Placement
  /// Where the player has it from.
  let source: Source

  /// Where a placement comes from.
  enum Source: Hashable {
    /// The tool with this index made it.
    case tool(Int)
    /// It was given in the segment with this index, has been taken away, and may be put back there.
    case given(segment: Int)
  }

  /// Whether it may be put into a segment.
  func isAllowed(in segment: Int) -> Bool {
    switch source {
    case .tool: true
    case .given(let own): own == segment
    }
  }
}

extension Level {
  /// The most things that a toolbox may be able to make and still be searched.
  static let greatestActionCount = 20_000

  /// Everything that the toolbox can make and the level's rules let be placed, in its order, or nil where there are more
  /// than ``greatestActionCount`` or the rows of their matrices take more than `bytes`.
  ///
  /// Two placements are one action when the gate, its angles, its condition and the set of wires are the same and so is
  /// what they do: CZ q0 q1 and CZ q1 q0 count once, CX q0 q1 and CX q1 q0 twice. Where several tools can make the
  /// same, it belongs to the first.
  func actions(bytes: Int) -> [SearchAction]? {
    let greatest = min(Self.greatestActionCount, (bytes / MemoryLayout<Complex>.stride) >> qubits.count)
    var actions: [SearchAction] = []
    var known: [Key: [Placement]] = [:]
    for (index, tool) in toolbox.enumerated() {
      guard let placements = placements(by: tool, atMost: greatest) else { return nil }
      for placement in placements where isWithinRules(placement) {
        let key = Key(placement)
        if known[key, default: []].contains(where: { $0.isSame(as: placement) }) { continue }
        guard actions.count < greatest else { return nil }
        known[key, default: []].append(placement)
        actions.append(SearchAction(placement: placement, source: .tool(index)))
      }
    }
    return actions
  }

  /// Everything that a tool can make on its own, or nil where that is too much.
  private func placements(by tool: Tool, atMost greatest: Int) -> [Placement]? {
    guard let choices = wireChoices(for: tool, atMost: greatest),
      let dials = Self.combinations(of: tool.angles.map { $0.values }, atMost: greatest),
      let conditions = tool.conditioning.conditions(atMost: greatest)
    else { return nil }
    var placements: [Placement] = []
    for parameters in dials {
      for condition in conditions {
        for wires in choices {
          placements += self.placements(by: tool, parameters, wires, condition)
        }
        guard placements.count <= greatest * 2 else { return nil }
      }
    }
    return placements
  }

  /// The wires on which a tool can be put, in every order that counts, or nil where those are too many.
  private func wireChoices(for tool: Tool, atMost greatest: Int) -> [[Int]]? {
    // Time passes on all qubits at once.
    if case .piece(let piece) = tool.kind, pieces.indices.contains(piece), pieces[piece].takesTime {
      return [Array(qubits.indices)]
    }
    return tool.wires
      ?? Self.arrangements(of: tool.kind.wireCount(in: self), from: qubits.count, atMost: greatest)
  }

  private func placements(
    by tool: Tool, _ parameters: [Double], _ wires: [Int], _ condition: Condition?
  ) -> [Placement] {
    switch tool.kind {
    case .gate(let gate):
      guard let gate = Gate.named(gate, parameters) else { return [] }
      return [.operation(.gate(gate, on: wires, if: condition))]
    case .measurement(let letters):
      let observable = Tool.observable(letters, on: wires)
      return tool.bits.map { bit in
        .operation(Operation(.measurement(Measurement(of: observable, into: bit)), if: condition))
      }
    case .reset: return wires.map { .operation(Operation(.reset(qubit: $0), if: condition)) }
    case .piece(let piece):
      return [.piece(PieceUse(piece: piece, wires: wires, dials: parameters, if: condition))]
    }
  }

  /// What placements that may be the same agree in.
  private struct Key: Hashable {
    var gate: Gate?
    var wires: [Int]
    var condition: Condition?

    init(_ placement: Placement) {
      wires = placement.qubits.sorted()
      condition = placement.condition
      if case .gate(let application) = placement.operation?.action { gate = application.gate }
    }
  }

  /// All ways to name `count` different ones of `total` things, in lexicographic order; nil where there are too many.
  private static func arrangements(of count: Int, from total: Int, atMost greatest: Int) -> [[Int]]? {
    var arrangements: [[Int]] = [[]]
    for named in 0..<count {
      guard arrangements.count * max(0, total - named) <= 2 * greatest else { return nil }
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

extension Placement {
  /// Whether this is the same as another placement, the order of wires aside where it makes no difference.
  fileprivate func isSame(as other: Placement) -> Bool {
    guard case .gate(let application) = operation?.action,
      case .gate(let others) = other.operation?.action
    else { return self == other }
    return condition == other.condition && application.gate == others.gate
      && application.gate.isSame(on: application.targets, as: others.targets)
  }
}

extension Tool.Conditioning {
  /// Every condition that a placement can carry, none among them where it need not; nil where there are too many.
  fileprivate func conditions(atMost greatest: Int) -> [Condition?]? {
    switch self {
    case .never: return [nil]
    case .always(let condition): return [condition.inOrder]
    case .optional(let bits):
      // Each bit is left alone, wanted as 0 or wanted as 1.
      var conditions: [Condition?] = [nil]
      for bit in bits.sorted() {
        guard conditions.count * 3 <= greatest else { return nil }
        conditions += conditions.flatMap { known in
          [UInt64(0), 1].map { value in
            let test = Condition(bits: [bit], equal: value)
            return known.map { $0.and(test) } ?? test
          }
        }
      }
      return conditions
    }
  }
}

extension Attempt {
  /// What was given, has been taken away, and may be put back.
  func restorations() -> [SearchAction] {
    var actions: [SearchAction] = []
    for (index, segment) in segments.enumerated() {
      var seen: [Placement] = []
      for step in alignment(of: segment).steps {
        let missing: Placement
        switch step {
        case .remove(let given), .replace(let given): missing = given
        case .keep, .add: continue
        }
        guard !seen.contains(missing) else { continue }
        seen.append(missing)
        actions.append(SearchAction(placement: missing, source: .given(segment: index)))
      }
    }
    return actions
  }
}
