public import CQubitLab
import QuantumSimulator
import QubitLevels
import QubitPuzzle

// The contracts stand in qubitlab.h; the compiler checks these functions against it.

/// Tells how many qubits the level has and how many operations stand on the board.
@c @implementation
public func qubitlab_session_size(
  _ session: qubitlab_session, _ qubits: UnsafeMutablePointer<Int>?, _ operations: UnsafeMutablePointer<Int>?
) -> qubitlab_status {
  answer { () throws(CallFault) in
    try use(session) { (seat) throws(TextPlayerError) in
      qubits?.pointee = seat.player.playback.level.qubits.count
      operations?.pointee = seat.player.playback.operationCount
    }
  }
}

/// Tells whether the level is solved, and for how many stars.
@c @implementation
public func qubitlab_session_verdict(
  _ session: qubitlab_session, _ solved: UnsafeMutablePointer<Int32>?,
  _ stars: UnsafeMutablePointer<Int32>?
) -> qubitlab_status {
  answer { () throws(CallFault) in
    let verdict = try use(session) { (seat) throws(TextPlayerError) in try seat.player.verdict() }
    solved?.pointee = verdict.isSolved ? 1 : 0
    stars?.pointee = Int32(verdict.stars)
  }
}

/// Writes the verdict as JSON.
@c @implementation
public func qubitlab_session_verdict_text(
  _ session: qubitlab_session, _ language: qubitlab_language, _ buffer: UnsafeMutablePointer<CChar>?,
  _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
) -> qubitlab_status {
  answer { () throws(CallFault) in
    let language = try wanted(language)
    let text = try use(session) { (seat) throws(TextPlayerError) in try seat.player.verdictText(in: language)
    }
    try fill(buffer, capacity, length, with: text)
  }
}

/// Writes the board and the state at the play head as JSON.
@c @implementation
public func qubitlab_session_snapshot(
  _ session: qubitlab_session, _ language: qubitlab_language, _ buffer: UnsafeMutablePointer<CChar>?,
  _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
) -> qubitlab_status {
  answer { () throws(CallFault) in
    let language = try wanted(language)
    let text = try use(session) { (seat) throws(TextPlayerError) in seat.player.snapshot(in: language) }
    try fill(buffer, capacity, length, with: text)
  }
}

/// Writes what no move changes as JSON.
@c @implementation
public func qubitlab_session_outline(
  _ session: qubitlab_session, _ language: qubitlab_language, _ buffer: UnsafeMutablePointer<CChar>?,
  _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> qubitlab_status {
  answer { () throws(CallFault) in
    let language = try wanted(language)
    let text = try use(session) { (seat) throws(TextPlayerError) in seat.player.outline(in: language) }
    try fill(buffer, capacity, length, with: text)
  }
}

/// Writes every way in which the looks can come out as JSON.
@c @implementation
public func qubitlab_session_branches(
  _ session: qubitlab_session, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> qubitlab_status {
  answer { () throws(CallFault) in
    let text = try use(session) { (seat) throws(TextPlayerError) in try seat.player.branchesText() }
    try fill(buffer, capacity, length, with: text)
  }
}

/// Writes the state at the play head as sentences for a screen reader, a line each.
@c @implementation
public func qubitlab_session_spoken(
  _ session: qubitlab_session, _ language: qubitlab_language, _ buffer: UnsafeMutablePointer<CChar>?,
  _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> qubitlab_status {
  answer { () throws(CallFault) in
    let language = try wanted(language)
    let text = try use(session) { (seat) throws(TextPlayerError) in seat.player.spoken(in: language) }
    try fill(buffer, capacity, length, with: text)
  }
}

/// Writes what has happened as a replay file.
@c @implementation
public func qubitlab_session_replay(
  _ session: qubitlab_session, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> qubitlab_status {
  answer { () throws(CallFault) in
    let text = try use(session) { (seat) throws(TextPlayerError) in try seat.player.replay() }
    try fill(buffer, capacity, length, with: text)
  }
}

/// Writes the whole level as one line.
@c @implementation
public func qubitlab_session_share(
  _ session: qubitlab_session, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> qubitlab_status {
  answer { () throws(CallFault) in
    let text = try use(session) { (seat) throws(TextPlayerError) in seat.player.shareText }
    try fill(buffer, capacity, length, with: text)
  }
}

/// Writes the state at the play head as a ket.
@c @implementation
public func qubitlab_session_ket(
  _ session: qubitlab_session, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> qubitlab_status {
  answer { () throws(CallFault) in
    let text = try use(session) { (seat) throws(TextPlayerError) in try seat.player.ketText() }
    try fill(buffer, capacity, length, with: text)
  }
}

/// Writes the next hint as JSON.
@c @implementation
public func qubitlab_session_hint(
  _ session: qubitlab_session, _ language: qubitlab_language, _ buffer: UnsafeMutablePointer<CChar>?,
  _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
) -> qubitlab_status {
  answer { () throws(CallFault) in
    let language = try wanted(language)
    // The hint is used up only once it has been written.
    let seat = try SessionTable.take(session)
    defer { SessionTable.giveBack(seat) }
    var next = seat.player
    let text: String
    do throws(TextPlayerError) {
      text = try next.nextHintText(in: language)
    } catch {
      throw .player(error, next.playback.level)
    }
    try fill(buffer, capacity, length, with: text)
    seat.player = next
  }
}

/// Writes the amplitudes at the play head, in the order of the basis states.
@c @implementation
public func qubitlab_session_amplitudes(
  _ session: qubitlab_session, _ buffer: UnsafeMutablePointer<Double>?, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?
) -> qubitlab_status {
  answer { () throws(CallFault) in
    let state = try use(session) { (seat) throws(TextPlayerError) in try seat.player.state() }
    try fill(buffer, capacity, count, with: state.parts)
  }
}

/// Writes the amplitudes on the way through an operation.
@c @implementation
public func qubitlab_session_path(
  _ session: qubitlab_session, _ operation: Int, _ fraction: Double, _ buffer: UnsafeMutablePointer<Double>?,
  _ capacity: Int, _ count: UnsafeMutablePointer<Int>?
) -> qubitlab_status {
  answer { () throws(CallFault) in
    let state = try use(session) { (seat) throws(TextPlayerError) in
      try seat.player.state(passing: operation, fraction: fraction)
    }
    try fill(buffer, capacity, count, with: state.parts)
  }
}

/// Writes the Bloch vectors on the way through an operation, qubit 0 first.
@c @implementation
public func qubitlab_session_path_arrows(
  _ session: qubitlab_session, _ operation: Int, _ fraction: Double, _ buffer: UnsafeMutablePointer<Double>?,
  _ capacity: Int, _ count: UnsafeMutablePointer<Int>?
) -> qubitlab_status {
  answer { () throws(CallFault) in
    let arrows = try use(session) { (seat) throws(TextPlayerError) in
      try seat.player.arrows(passing: operation, fraction: fraction)
    }
    try fill(buffer, capacity, count, with: arrows.parts)
  }
}

/// Writes the Bloch vectors at the play head, qubit 0 first.
@c @implementation
public func qubitlab_session_arrows(
  _ session: qubitlab_session, _ buffer: UnsafeMutablePointer<Double>?, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?
) -> qubitlab_status {
  answer { () throws(CallFault) in
    let arrows = try use(session) { (seat) throws(TextPlayerError) in try seat.player.arrows() }
    try fill(buffer, capacity, count, with: arrows.parts)
  }
}

extension [BlochVector] {
  /// The three components of each arrow in turn.
  fileprivate var parts: [Double] { flatMap { [$0.x, $0.y, $0.z] } }
}

extension StateVector {
  /// The amplitudes as real and imaginary parts in turn.
  fileprivate var parts: [Double] {
    var parts: [Double] = []
    parts.reserveCapacity(2 * basisStateCount)
    for amplitude in amplitudes {
      parts.append(amplitude.real)
      parts.append(amplitude.imaginary)
    }
    return parts
  }
}
