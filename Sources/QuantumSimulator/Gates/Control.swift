/// A qubit on whose value it depends whether a gate acts.
public struct Control: Hashable, Sendable {
  /// The value of the control qubit for which the gate acts.
  public enum State: Hashable, Sendable {
    /// The gate acts where the qubit is 1.
    case on
    /// The gate acts where the qubit is 0: an anti-control.
    case off
  }

  /// The index of the control qubit.
  public let qubit: Int
  /// The value for which the gate acts.
  public let state: State

  /// A control on a qubit, by default one that asks for 1.
  public init(_ qubit: Int, _ state: State = .on) {
    self.qubit = qubit
    self.state = state
  }
}
