import CQubitLab
import QubitLevels

/// A player and the slot it belongs to. Whoever has taken it out of the table has it alone.
final class Seat {
  /// The number of the slot.
  let index: Int
  /// The player.
  var player: TextPlayer

  init(index: Int, player: TextPlayer) {
    self.index = index
    self.player = player
  }
}

/// The sessions that C holds handles of.
///
/// A handle is a slot's number and its generation, so that a closed handle is never mistaken for a later session. The
/// lock is held only while a player is taken out of its slot or put back, never while it works.
struct SessionTable {
  /// The most sessions at once.
  static let capacity = 4096

  private enum Slot {
    case free
    case idle(Seat)
    case busy
  }

  private var slots: [Slot] = []
  private var generations: [UInt32] = []

  // Every access is between `lock` and `unlock` of `withTable`.
  nonisolated(unsafe) private static var shared = SessionTable()

  private static func withTable<Result>(
    _ body: (inout SessionTable) throws(CallFault) -> Result
  ) throws(CallFault) -> Result {
    qubitlab_support_lock()
    defer { qubitlab_support_unlock() }
    return try body(&shared)
  }

  /// Puts a player into a free slot and returns its handle.
  static func insert(_ player: TextPlayer) throws(CallFault) -> qubitlab_session {
    try withTable { (table) throws(CallFault) in
      let index: Int
      if let free = table.slots.indices.first(where: { table.isFree($0) }) {
        index = free
      } else {
        guard table.slots.count < capacity else { throw .tooManySessions }
        index = table.slots.count
        table.slots.append(.free)
        table.generations.append(0)
      }
      table.slots[index] = .idle(Seat(index: index, player: player))
      table.generations[index] += 1
      return UInt64(table.generations[index]) << 32 | UInt64(index)
    }
  }

  /// Takes the player of a handle out of its slot, which says that it is busy until it is given back.
  static func take(_ handle: qubitlab_session) throws(CallFault) -> Seat {
    try withTable { (table) throws(CallFault) in
      let (index, seat) = try table.seat(handle)
      table.slots[index] = .busy
      return seat
    }
  }

  /// Puts a player back into its slot.
  static func giveBack(_ seat: Seat) {
    qubitlab_support_lock()
    shared.slots[seat.index] = .idle(seat)
    qubitlab_support_unlock()
  }

  /// Closes a session.
  static func remove(_ handle: qubitlab_session) throws(CallFault) {
    try withTable { (table) throws(CallFault) in
      let (index, _) = try table.seat(handle)
      table.slots[index] = .free
    }
  }

  /// Whether a session may be opened in a slot: nobody sits there, and its generations have not run out.
  private func isFree(_ index: Int) -> Bool {
    if case .free = slots[index] { generations[index] < .max } else { false }
  }

  /// The slot of a handle and who sits there.
  private func seat(_ handle: qubitlab_session) throws(CallFault) -> (Int, Seat) {
    // Where `Int` has 32 bits, a number that is too large for it becomes a negative one, and no slot's.
    let index = Int(truncatingIfNeeded: handle & 0xFFFF_FFFF)
    guard slots.indices.contains(index), UInt64(generations[index]) == handle >> 32 else { throw .noSession }
    switch slots[index] {
    case .free: throw .noSession
    case .busy: throw .busy
    case .idle(let seat): return (index, seat)
    }
  }
}
