/// One of several equal parts of a kernel's work, to be done by one thread.
///
/// A kernel that changes amplitudes computes each of them the same way whatever the parts. One that sums
/// gives the sum over its part, so that who adds the parts up in order gets the same total however many
/// threads there were.
public struct Part: Sendable {
  /// Which part this is, from 0.
  public let index: Int
  /// How many parts there are.
  public let count: Int

  /// Part `index` of `count`.
  @inlinable
  public init(_ index: Int, of count: Int) {
    self.index = index
    self.count = count
  }

  /// All of the work.
  @inlinable
  public static var whole: Part { Part(0, of: 1) }

  /// This part of the numbers below `total`.
  @inlinable
  public func range(of total: Int) -> Range<Int> {
    // Two divisions take longer than a gate on a few qubits.
    count == 1 ? 0..<total : (total * index / count)..<(total * (index + 1) / count)
  }
}
