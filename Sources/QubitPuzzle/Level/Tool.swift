public import QuantumSimulator

/// One thing in a level's toolbox, with where, how often and on what condition it may be placed.
public struct Tool: Hashable, Sendable {
  /// What is placed.
  public var kind: Kind
  /// The choices of wires, each in the order of the gate (control first), of the measured letters or of the piece's
  /// wires; nil where any distinct wires will do.
  public var wires: [[Int]]?
  /// How many of the operations that this tool has made may be on the board at once, or nil for any number. What the
  /// author has put on the board does not count; an operation that several tools can make belongs to the first.
  public var count: Int?
  /// The numbers that may be dialled: one grid for each of the gate's parameters or of the piece's dials, in their order.
  public var angles: [AngleGrid]
  /// The bits that may take the outcome. Empty for everything but a measurement.
  public var bits: [Int]
  /// Whether what is placed carries a condition.
  public var conditioning: Conditioning

  /// What a tool places.
  public enum Kind: Hashable, Sendable {
    /// A gate.
    case gate(StandardGate)
    /// The measurement of a product of Pauli operators, one for each wire, in the order of the wires.
    case measurement([Pauli])
    /// A reset of one qubit to |0⟩.
    case reset
    /// One of the level's pieces, by its index.
    case piece(Int)
  }

  /// Whether what a tool places carries a condition.
  public enum Conditioning: Hashable, Sendable {
    /// It carries none.
    case never
    /// It may carry one, on some or all of these bits and with any values.
    case optional([Int])
    /// It always carries this one.
    case always(Condition)
  }

  /// Makes a tool.
  public init(
    _ kind: Kind, wires: [[Int]]? = nil, count: Int? = nil, angles: [AngleGrid] = [], bits: [Int] = [],
    conditioning: Conditioning = .never
  ) {
    self.kind = kind
    self.wires = wires
    self.count = count
    self.angles = angles
    self.bits = bits
    self.conditioning = conditioning
  }

  /// Makes a tool that places a gate.
  public init(
    gate: StandardGate, wires: [[Int]]? = nil, count: Int? = nil, angles: [AngleGrid] = [],
    conditioning: Conditioning = .never
  ) {
    self.init(.gate(gate), wires: wires, count: count, angles: angles, conditioning: conditioning)
  }

  /// How many dials what it places has.
  public func dialCount(in level: Level) -> Int {
    switch kind {
    case .gate(let gate): gate.record.parameterNames.count
    case .piece(let piece): level.pieces.indices.contains(piece) ? level.pieces[piece].dialCount : 0
    case .measurement, .reset: 0
    }
  }

  /// The gate, where the tool places one.
  public var gate: StandardGate? {
    if case .gate(let gate) = kind { gate } else { nil }
  }
}

/// The angles, in radians, at which a dial can rest.
public enum AngleGrid: Hashable, Sendable {
  /// These angles and no others.
  case list([WrittenNumber])
  /// Every angle `from + k·step`, k = 0, 1, 2 …, up to and including `to`.
  case steps(from: WrittenNumber, to: WrittenNumber, step: WrittenNumber)
}
