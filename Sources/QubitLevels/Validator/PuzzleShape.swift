import QuantumSimulator
import QubitPuzzle

/// What a level asks, without names, words and thresholds, its qubits put in some order: equal for two levels exactly when
/// they are the same puzzle in that order.
///
/// States and operations are compared by their amplitudes to nine decimals, up to global phase where the goal ignores it, and
/// other numbers by what they amount to, to nine decimals too, however they are spelled. Bits keep their numbers.
struct PuzzleShape: Hashable {
  private let start: [RoundedAmplitude]
  private let board: [BoardItem]
  private let tools: Set<ToolShape>
  private let goals: Set<GoalShape>
  private let budgets: Set<Budget>
  private let counting: Scoring.Counting?
  private let situation: SituationShape

  /// The shape of a level, whose qubit q becomes qubit `order[q]`; nil for a level that cannot be run.
  init?(of level: Level, order: [Int]) {
    guard let start = Self.amplitudes(of: level.start, level, order),
      let situation = SituationShape(of: level, order: order)
    else { return nil }
    var goals: Set<GoalShape> = []
    for goal in level.goals {
      guard let shape = GoalShape(of: goal, level: level, order: order) else { return nil }
      goals.insert(shape)
    }
    self.start = start
    self.goals = goals
    self.situation = situation
    board = level.board.map { item in
      guard case .operation(let placement, let standing) = item else { return item }
      return .operation(placement.renamed(order).rounded, standing)
    }
    tools = Set(level.toolbox.map { ToolShape(of: $0, order: order) })
    budgets = Set(level.budgets)
    counting = level.scoring?.counting
  }

  /// What a start of a level amounts to.
  static func amplitudes(of start: Start, _ level: Level, _ order: [Int]) -> [RoundedAmplitude]? {
    let amplitudes: [Complex]
    switch start {
    case .ket(let ket): amplitudes = ket.amplitudes
    case .circuit(let operations):
      guard let columns = matrix(of: operations, qubitCount: level.qubits.count) else { return nil }
      amplitudes = (0..<columns.rows).map { columns[$0, 0] }
    case .density(let density): return elements(of: density, level, order)
    }
    let isPhaseIgnored = level.goals.allSatisfy { !$0.isPhaseExact }
    return RoundedAmplitude.list(
      renamed(amplitudes, qubits: Array(order.indices), order), phase: isPhaseIgnored ? .ignore : .exact)
  }

  /// The elements of a density matrix in the order of the qubits' new numbers.
  private static func elements(
    of density: WrittenDensity, _ level: Level, _ order: [Int]
  ) -> [RoundedAmplitude] {
    let matrix = density.matrix(dimension: 1 << level.qubits.count)
    let places = places(of: Array(order.indices), order)
    var renamed = matrix
    for row in 0..<matrix.rows {
      for column in 0..<matrix.columns {
        renamed[moved(row, places), moved(column, places)] = matrix[row, column]
      }
    }
    return RoundedAmplitude.list(renamed.elements, phase: .exact)
  }

  /// The operation of gates as a matrix.
  static func matrix(of operations: [Operation], qubitCount: Int) -> ComplexMatrix? {
    guard let circuit = try? Circuit(qubitCount: qubitCount, operations: operations) else { return nil }
    return try? circuit.unitary()
  }

  /// Amplitudes over some qubits, the first the least significant, as amplitudes over those qubits' new numbers in ascending
  /// order.
  static func renamed(_ amplitudes: [Complex], qubits: [Int], _ order: [Int]) -> [Complex] {
    let places = places(of: qubits, order)
    var renamed = amplitudes
    for index in amplitudes.indices { renamed[moved(index, places)] = amplitudes[index] }
    return renamed
  }

  /// Where each of some qubits comes to stand among them when their new numbers are sorted.
  static func places(of qubits: [Int], _ order: [Int]) -> [Int] {
    let numbers = qubits.map { order[$0] }
    return numbers.map { number in numbers.filter { $0 < number }.count }
  }

  /// A basis state's index with bit k moved to `places[k]`.
  static func moved(_ index: Int, _ places: [Int]) -> Int {
    places.enumerated().reduce(0) { $0 | (index >> $1.offset & 1) << $1.element }
  }
}

/// An amplitude, or another number, to nine decimals.
struct RoundedAmplitude: Hashable {
  private let real: Double
  private let imaginary: Double

  private init(_ amplitude: Complex) {
    real = amplitude.real.toNineDecimals
    imaginary = amplitude.imaginary.toNineDecimals
  }

  /// Amplitudes; where the phase is ignored, turned so that the first that is not zero is positive.
  static func list(_ amplitudes: [Complex], phase: PhasePolicy) -> [RoundedAmplitude] {
    var factor = Complex.one
    if phase == .ignore, let first = amplitudes.first(where: { $0.length > 1e-6 }) {
      factor = Complex(1 / first.length) * first.conjugate
    }
    return amplitudes.map { RoundedAmplitude(factor * $0) }
  }
}

/// A tool without the order in which its wires are listed.
private struct ToolShape: Hashable {
  private let kind: Tool.Kind
  private let bits: Set<Int>
  private let conditioning: Tool.Conditioning
  private let wires: Set<[Int]>?
  private let count: Int?
  private let angles: [[RoundedAmplitude]]

  init(of tool: Tool, order: [Int]) {
    kind = tool.kind
    bits = Set(tool.bits)
    conditioning = tool.conditioning
    wires = tool.wires.map { Set($0.map { wires in wires.map { order[$0] } }) }
    count = tool.count
    angles = tool.angles.map { RoundedAmplitude.list($0.values.map { Complex($0) }, phase: .exact) }
  }
}

extension Goal {
  /// Whether the global phase counts.
  fileprivate var isPhaseExact: Bool {
    switch self {
    case .state(let goal): goal.phase == .exact
    case .unitary(let goal): goal.phase == .exact
    case .isometry(let goal): goal.phase == .exact
    case .truthTable(let goal): goal.phase == .exact
    case .inCases(_, let goal), .meanOverCases(let goal): goal.isPhaseExact
    default: false
    }
  }
}
