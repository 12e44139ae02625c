public import QuantumSimulator

/// One gate in a level's toolbox, with where and how often it may be placed.
public struct Tool: Hashable, Sendable {
  /// The gate.
  public var gate: StandardGate
  /// The choices of wires, each in the gate's own order (control first), or nil where any distinct wires will do.
  public var wires: [[Int]]?
  /// How many of the operations that this tool has made may be on the board at once, or nil for any number. What the
  /// author has put on the board does not count; an operation that several tools can make belongs to the first.
  public var count: Int?
  /// The angles that may be dialled: one grid for each of the gate's parameters, in the gate's order.
  public var angles: [AngleGrid]

  /// Makes a tool.
  public init(gate: StandardGate, wires: [[Int]]? = nil, count: Int? = nil, angles: [AngleGrid] = []) {
    self.gate = gate
    self.wires = wires
    self.count = count
    self.angles = angles
  }
}

/// The angles, in radians, at which a dial can rest.
public enum AngleGrid: Hashable, Sendable {
  /// These angles and no others.
  case list([WrittenNumber])
  /// Every angle `from + k·step`, k = 0, 1, 2 …, up to and including `to`.
  case steps(from: WrittenNumber, to: WrittenNumber, step: WrittenNumber)
}
