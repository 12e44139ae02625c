/// Controls and anti-controls: qubits as bits of a mask, and the values wanted of them.
public struct ControlMasks: Equatable, Sendable {
  /// The qubits that control.
  public var mask: Int
  /// Which of them must be 1; no other bit is set.
  public var value: Int

  /// No controls at all.
  @inlinable
  public init() { self.init(mask: 0, value: 0) }

  /// The gate acts on indices that equal `value` in the bits of `mask`.
  @inlinable
  public init(mask: Int, value: Int) {
    self.mask = mask
    self.value = value
  }
}
