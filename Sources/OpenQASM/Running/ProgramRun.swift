public import QuantumSimulator

/// Where a program ends: every course that its measurements can take, with its exact probability.
///
/// Final measurements, with no gate on their qubit after them and no condition on their outcome, do not make courses of
/// their own: their qubits are still in superposition, and the bits say which qubit's outcome they will be. Any other
/// measurement has happened: averages over the courses are those of the mixture that it leaves.
public struct ProgramRun: Sendable {
  /// One course.
  public struct Branch: WeightedState {
    /// How likely it is.
    public let probability: Double
    /// The state of all qubits, before the final measurements.
    public let state: StateVector
    /// The bits of each classical register in the order of ``ProgramRun/bitRegisters``, bit 0 first.
    public let bits: [[Bit]]
  }

  /// What a classical bit is in the end.
  public enum Bit: Hashable, Sendable {
    /// It has a value.
    case known(Bool)
    /// It is the outcome of a qubit of the final state.
    case outcome(ofQubit: Int)
  }

  /// The number of qubits.
  public let qubitCount: Int
  /// The registers of qubits, as declared.
  public let qubitRegisters: [ProgramRegister]
  /// The registers of classical bits, as declared.
  public let bitRegisters: [ProgramRegister]
  /// The courses; their probabilities sum to 1 but for rounding.
  public let branches: [Branch]

  /// The probability of each basis state of all qubits, measurements done or not. O(2ⁿ) a branch.
  ///
  /// - Throws: ``StateError`` where the table would be too large.
  public func probabilities() throws(StateError) -> [Double] {
    try branches.probabilities()
  }

  /// The average of a Pauli string over all courses.
  ///
  /// - Throws: ``StateError/qubitOutOfRange(qubit:qubitCount:)``.
  public func expectation(of string: PauliString) throws(StateError) -> Double {
    try branches.expectation(of: string)
  }

  /// The Bloch vector of a qubit, averaged over all courses.
  ///
  /// - Throws: ``StateError/qubitOutOfRange(qubit:qubitCount:)``.
  public func blochVector(of qubit: Int) throws(StateError) -> BlochVector {
    try branches.blochVector(of: qubit)
  }
}
