/// What the measurement of a qubit, or of a Pauli string, can find.
public enum Outcome: UInt8, CaseIterable, Hashable, Sendable {
  /// The qubit is found in |0⟩; the string has its eigenvalue +1.
  case zero = 0
  /// The qubit is found in |1⟩; the string has its eigenvalue −1.
  case one = 1

  /// The outcome that a classical bit records.
  public init(bit: Bool) { self = bit ? .one : .zero }

  /// The classical bit that records the outcome.
  public var bit: Bool { self == .one }

  /// The eigenvalue that goes with the outcome: +1 or −1.
  public var eigenvalue: Double { self == .zero ? 1 : -1 }

  /// The outcome that was not found.
  public var opposite: Outcome { self == .zero ? .one : .zero }
}

/// What one measurement found, and how likely that was.
public struct MeasurementResult: Hashable, Sendable {
  /// What was found.
  public let outcome: Outcome
  /// How likely it was, given the state just before.
  public let probability: Double
}
