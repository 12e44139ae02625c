extension CircuitLayout {
  /// Which columns a drawing shows where not all fit in its width.
  public enum Wrapping: Hashable, Sendable {
    /// All of them, in blocks one below the other.
    case blocks
    /// The last ones.
    case end
  }

  /// The columns of each block, for columns of these widths and blocks that have so much room. A column wider than the
  /// room has a block of its own.
  func blocks<Length: Comparable & AdditiveArithmetic>(
    widths: [Length], room: Length, wrapping: Wrapping
  ) -> [Range<Int>] {
    switch wrapping {
    case .blocks:
      var blocks: [Range<Int>] = []
      var (first, used) = (0, Length.zero)
      for (column, width) in widths.enumerated() {
        if column > first, used + width > room {
          blocks.append(first..<column)
          (first, used) = (column, Length.zero)
        }
        used += width
      }
      return blocks + [first..<widths.count]
    case .end:
      var (first, used) = (widths.count, Length.zero)
      while first > 0, used + widths[first - 1] <= room {
        used += widths[first - 1]
        first -= 1
      }
      return [first..<widths.count]
    }
  }
}
