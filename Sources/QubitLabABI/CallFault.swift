import CQubitLab
import QubitLevels
import QubitPuzzle

/// Why a call from C is answered with a status other than OK.
enum CallFault: Error {
  /// A pointer is null that must not be.
  case null(StaticString)
  /// A text is not UTF-8.
  case notUTF8(StaticString)
  /// A number is out of the range that is allowed.
  case outOfRange(StaticString)
  case noSession
  case busy
  case tooManySessions
  case nothingToDo
  case bufferTooSmall(needed: Int)
  case player(TextPlayerError, Level?)

  /// The status for C.
  var status: qubitlab_status {
    switch self {
    case .null, .notUTF8, .outOfRange: QUBITLAB_INVALID_ARGUMENT
    case .noSession: QUBITLAB_NO_SESSION
    case .busy: QUBITLAB_BUSY
    case .tooManySessions: QUBITLAB_TOO_MANY_SESSIONS
    case .nothingToDo: QUBITLAB_NOTHING_TO_DO
    case .bufferTooSmall: QUBITLAB_BUFFER_TOO_SMALL
    case .player(.unreadable, _), .player(.unshareable, _): QUBITLAB_BAD_LEVEL
    case .player(.replay, _), .player(.unwritable, _): QUBITLAB_BAD_REPLAY
    case .player(.spelling, _): QUBITLAB_NOT_A_MOVE
    case .player(.fault(.level), _): QUBITLAB_CANNOT_RUN
    case .player(.fault, _): QUBITLAB_REFUSED
    }
  }

  /// What was found and what was wanted.
  var sentence: String {
    switch self {
    case .null(let name): "\(name) is NULL"
    case .notUTF8(let name): "\(name) is not UTF-8"
    case .outOfRange(let name): "\(name) is out of range"
    case .noSession: "there is no session with this handle"
    case .busy: "the session is serving another call"
    case .tooManySessions: "\(SessionTable.capacity) sessions are open; close one first"
    case .nothingToDo: "there is nothing to take back or to make again"
    case .bufferTooSmall(let needed): "the buffer is too small; \(needed) are needed"
    case .player(let error, let level): error.sentence(in: .english, level: level)
    }
  }
}

/// Runs the body of a call, keeps the sentence of what went wrong, and gives the status.
func answer(_ body: () throws(CallFault) -> Void) -> qubitlab_status {
  do throws(CallFault) {
    try body()
    return QUBITLAB_OK
  } catch {
    var sentence = error.sentence
    sentence.withUTF8 { utf8 in
      utf8.withMemoryRebound(to: CChar.self) { qubitlab_support_set_error($0.baseAddress, $0.count) }
    }
    return error.status
  }
}

/// Lets the player of a handle work; what it throws gets the level that explains it.
func use<Result>(
  _ handle: qubitlab_session, _ body: (Seat) throws(TextPlayerError) -> Result
) throws(CallFault) -> Result {
  let seat = try SessionTable.take(handle)
  defer { SessionTable.giveBack(seat) }
  do throws(TextPlayerError) {
    return try body(seat)
  } catch {
    throw .player(error, seat.player.playback.level)
  }
}
