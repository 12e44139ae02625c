/// What is known of one named gate, as data: the runtime, the parser, the help and the reference document
/// all read it.
public struct GateRecord: Sendable {
  /// The gate described.
  public let gate: StandardGate
  /// What a circuit drawing shows, as "√X".
  public let symbol: String
  /// Other names under which the gate is read: typographic ones, and those of OpenQASM's `qelib1.inc` and
  /// `stdgates.inc`.
  public let aliases: [String]
  /// The names of the parameters in order, all of them angles in radians, as ["θ", "φ", "λ"].
  public let parameterNames: [String]
  /// How many of the gate's qubits, the first ones, are controls: 2 for CCX.
  public let builtInControlCount: Int
  /// How many qubits the base matrix acts on: 1 for CCX, whose base is X.
  public let baseQubitCount: Int
  /// One line of help.
  public let summary: String
  /// The base matrix for parameters, without the built-in controls. Of several qubits the first listed is
  /// the least significant bit of the row and column.
  public let baseMatrix: @Sendable (_ parameters: [Double]) -> ComplexMatrix
  /// The gate in terms of U and CX for parameters.
  public let decomposition: @Sendable (_ parameters: [Double]) -> GateDecomposition

  /// The number of qubits, controls included.
  public var qubitCount: Int { builtInControlCount + baseQubitCount }

  init(
    _ gate: StandardGate, symbol: String, aliases: [String] = [], parameters: [String] = [],
    controls: Int = 0, qubits: Int = 1, _ summary: String,
    matrix: @escaping @Sendable ([Double]) -> ComplexMatrix,
    decomposition: @escaping @Sendable ([Double]) -> GateDecomposition
  ) {
    self.gate = gate
    self.symbol = symbol
    self.aliases = aliases
    parameterNames = parameters
    builtInControlCount = controls
    baseQubitCount = qubits
    self.summary = summary
    baseMatrix = matrix
    self.decomposition = decomposition
  }
}

extension StandardGate {
  /// What is known of the gate.
  public var record: GateRecord { GateRecord.table[tableIndex] }

  private var tableIndex: Int {
    for index in GateRecord.table.indices where GateRecord.table[index].gate == self { return index }
    preconditionFailure("The table of gates lacks \(rawValue).")
  }
}

extension GateRecord {
  /// The records of all named gates, in the order of ``StandardGate``.
  public static let table: [GateRecord] = single + rotations + controlled + pairs + triples
}
