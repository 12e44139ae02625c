import QuantumSimulator

/// How a board goes in one of its level's cases: the state before the first placement and after each.
struct BoardStages: Sendable {
  /// The run before the first operation of the simulator and after each, noise left out, and of a mixed start all but its
  /// likeliest part.
  private let trace: [CircuitRun]
  /// How many operations of the simulator have been done before the board and after each placement on it: a piece can be
  /// several.
  private let ends: [Int]
  /// Before the first placement and after each, where states mix; empty otherwise.
  let mixed: [MixedStage]

  /// Runs placements. Looks find what is recorded, as far as that reaches and is possible.
  init(
    of placements: [Placement], _ level: Level, in situation: PreparedCase, _ looks: Looks,
    recorded: [Outcome]
  ) throws(LevelFault) {
    var operations: [Operation] = []
    var ends = [0]
    for placement in placements {
      operations += level.operations(for: [placement], inCase: situation.index)
      ends.append(operations.count)
    }
    self.ends = ends
    let circuit = try level.circuit(of: operations, at: .level)
    let finding = { (look: Int, probabilityOfOne: Double) -> Outcome in
      looks.outcome(of: look, probabilityOfOne: probabilityOfOne, recorded: recorded)
    }
    do throws(RunError) {
      trace = try circuit.trace(on: situation.start, setBits: situation.setBits, choosing: finding)
      mixed =
        level.isMixed ? try MixedStage.stages(of: placements, level, in: situation, finding: finding) : []
    } catch {
      throw LevelFault(.level, .run(error))
    }
  }

  /// How many placements there are.
  var count: Int { ends.count - 1 }

  /// The run after the first `position` placements and so many operations of the simulator within the next, noise left
  /// out.
  func noiseless(_ position: Int, _ number: Int = 0) -> CircuitRun { trace[ends[position] + number] }

  /// What each look has found, the first look first.
  var outcomes: [Outcome] {
    mixed.last?.outcomes ?? trace[trace.count - 1].record.map { $0.outcome }
  }

  /// What the looks of the placement at a position found, the first look first; empty where it has none.
  func outcomes(at position: Int) -> [Outcome] {
    guard (0..<count).contains(position) else { return [] }
    if !mixed.isEmpty {
      return Array(mixed[position + 1].outcomes.dropFirst(mixed[position].outcomes.count))
    }
    let passed = ends[position]..<ends[position + 1]
    return trace[trace.count - 1].record.filter { passed.contains($0.operation) }.map { $0.outcome }
  }
}
