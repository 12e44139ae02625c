public import CQubitLab
import QubitLevels
import QubitPuzzle
import QuantumSimulator

// The contracts stand in qubitlab.h; the compiler checks these functions against it.

/// Opens a level from the text of its file.
@c @implementation
public func qubitlab_session_open(
  _ level_json: UnsafePointer<CChar>?, _ length: Int, _ seed: UInt64,
  _ session: UnsafeMutablePointer<qubitlab_session>?
) -> qubitlab_status {
  answer { () throws(CallFault) in
    guard let session else { throw .null("session") }
    let file = try bytes(level_json, length, "level_json")
    session.pointee = try insert { () throws(TextPlayerError) in try TextPlayer(level: file, seed: seed) }
  }
}

/// Opens a level from the line in which it was shared.
@c @implementation
public func qubitlab_session_open_shared(
  _ line: UnsafePointer<CChar>?, _ length: Int, _ seed: UInt64,
  _ session: UnsafeMutablePointer<qubitlab_session>?
) -> qubitlab_status {
  answer { () throws(CallFault) in
    guard let session else { throw .null("session") }
    let line = try text(line, length, "line")
    session.pointee = try insert { () throws(TextPlayerError) in try TextPlayer(shared: line, seed: seed) }
  }
}

/// Closes a session.
@c @implementation
public func qubitlab_session_close(_ session: qubitlab_session) -> qubitlab_status {
  answer { () throws(CallFault) in try SessionTable.remove(session) }
}

/// Makes a move.
@c @implementation
public func qubitlab_session_play(
  _ session: qubitlab_session, _ move: UnsafePointer<CChar>?, _ length: Int
) -> qubitlab_status {
  answer { () throws(CallFault) in
    let move = try text(move, length, "move")
    try use(session) { (seat) throws(TextPlayerError) in try seat.player.play(move) }
  }
}

/// Whether a move would be allowed now.
@c @implementation
public func qubitlab_session_check(
  _ session: qubitlab_session, _ move: UnsafePointer<CChar>?, _ length: Int
) -> qubitlab_status {
  answer { () throws(CallFault) in
    let move = try text(move, length, "move")
    try use(session) { (seat) throws(TextPlayerError) in
      if let refusal = seat.player.refusal(of: move) { throw refusal }
    }
  }
}

/// Takes the last move or look back.
@c @implementation
public func qubitlab_session_undo(_ session: qubitlab_session) -> qubitlab_status {
  answer { () throws(CallFault) in
    let isDone = try use(session) { (seat) throws(TextPlayerError) in seat.player.undo() }
    guard isDone else { throw .nothingToDo }
  }
}

/// Makes again what was taken back last, with the outcomes it had.
@c @implementation
public func qubitlab_session_redo(_ session: qubitlab_session) -> qubitlab_status {
  answer { () throws(CallFault) in
    let isDone = try use(session) { (seat) throws(TextPlayerError) in seat.player.redo() }
    guard isDone else { throw .nothingToDo }
  }
}

/// Takes everything back.
@c @implementation
public func qubitlab_session_restart(_ session: qubitlab_session) -> qubitlab_status {
  answer { () throws(CallFault) in
    try use(session) { (seat) throws(TextPlayerError) in seat.player.restart() }
  }
}

/// Moves the play head.
@c @implementation
public func qubitlab_session_seek(_ session: qubitlab_session, _ position: Int) -> qubitlab_status {
  answer { () throws(CallFault) in
    // A `size_t` past the largest `Int` arrives as a negative one; it too lies beyond the end.
    let position = position < 0 ? Int.max : position
    try use(session) { (seat) throws(TextPlayerError) in seat.player.seek(to: position) }
  }
}

/// Draws every look anew that is not held to an outcome.
@c @implementation
public func qubitlab_session_look_again(_ session: qubitlab_session) -> qubitlab_status {
  answer { () throws(CallFault) in
    try use(session) { (seat) throws(TextPlayerError) in try seat.player.lookAgain() }
  }
}

/// Holds a look to an outcome.
@c @implementation
public func qubitlab_session_force_outcome(
  _ session: qubitlab_session, _ look: Int, _ outcome: Int32
) -> qubitlab_status {
  answer { () throws(CallFault) in
    guard outcome == 0 || outcome == 1 else { throw .outOfRange("outcome") }
    let outcome = Outcome(bit: outcome == 1)
    try use(session) { (seat) throws(TextPlayerError) in
      try seat.player.forceOutcome(outcome, ofLook: look)
    }
  }
}

/// Shows the board in another of the level's cases.
@c @implementation
public func qubitlab_session_show_case(_ session: qubitlab_session, _ index: Int) -> qubitlab_status {
  answer { () throws(CallFault) in
    let isCase = try use(session) { (seat) throws(TextPlayerError) in
      guard (0..<max(1, seat.player.playback.level.cases.count)).contains(index) else { return false }
      try seat.player.show(case: index)
      return true
    }
    guard isCase else { throw .outOfRange("index") }
  }
}

/// Plays a replay of the level from its beginning.
@c @implementation
public func qubitlab_session_load_replay(
  _ session: qubitlab_session, _ replay: UnsafePointer<CChar>?, _ length: Int
) -> qubitlab_status {
  answer { () throws(CallFault) in
    let file = try bytes(replay, length, "replay")
    try use(session) { (seat) throws(TextPlayerError) in try seat.player.load(replay: file) }
  }
}

/// Lets all looks fall freely again.
@c @implementation
public func qubitlab_session_release_outcomes(_ session: qubitlab_session) -> qubitlab_status {
  answer { () throws(CallFault) in
    try use(session) { (seat) throws(TextPlayerError) in try seat.player.releaseOutcomes() }
  }
}

/// Gives a player that could be opened its handle.
private func insert(_ open: () throws(TextPlayerError) -> TextPlayer) throws(CallFault) -> qubitlab_session {
  let player: TextPlayer
  do throws(TextPlayerError) {
    player = try open()
  } catch {
    throw .player(error, nil)
  }
  return try SessionTable.insert(player)
}
