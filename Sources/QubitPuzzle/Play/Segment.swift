/// A stretch of the board between two frozen operations, or between one and an end of the board.
///
/// The player may rearrange an open segment at will and may not touch a closed one. Segments make the rules of
/// placement independent of how the player got there: an open segment stays open when its last operation has gone.
struct Segment: Hashable, Sendable {
  /// The operations that were given in it, all of them loose.
  let given: [Placement]
  /// Whether the player may put operations here.
  let isOpen: Bool
  /// What stands in it now.
  var slots: [Slot]

  /// One thing in a segment.
  enum Slot: Hashable, Sendable {
    /// An operation.
    case operation(Placement)
    /// The end of a gap: what is put into the gap goes before it.
    case gap
  }

  /// The operations, in the order of time.
  var placements: [Placement] {
    var placements: [Placement] = []
    for case .operation(let operation) in slots { placements.append(operation) }
    return placements
  }

  /// The first gap's index among the slots.
  var firstGap: Int? { slots.firstIndex(of: .gap) }

  /// Where among the slots the operation with this number within the segment stands.
  func slot(ofOperation number: Int) -> Int? {
    var passed = 0
    for (index, slot) in slots.enumerated() {
      guard case .operation = slot else { continue }
      if passed == number { return index }
      passed += 1
    }
    return nil
  }

  /// Where among the slots a new operation goes that shall stand before the operation with this number, or
  /// after all where there is none: into the gap, if one ends there.
  func slot(forInsertionBefore number: Int) -> Int {
    var index = slot(ofOperation: number) ?? slots.count
    while index > 0, slots[index - 1] == .gap { index -= 1 }
    return index
  }
}
