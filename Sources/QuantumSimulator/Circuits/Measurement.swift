/// The measurement of a Pauli string, whose outcome goes into a classical bit.
///
/// Outcome 0 is the eigenvalue +1, outcome 1 the eigenvalue −1. A string on several qubits is measured as
/// one observable: only its product becomes known.
public struct Measurement: Hashable, Sendable {
  /// What is measured.
  public let observable: PauliString
  /// The index of the bit that takes the outcome.
  public let bit: Int

  /// The measurement of an observable into a bit.
  public init(of observable: PauliString, into bit: Int) {
    self.observable = observable
    self.bit = bit
  }
}
