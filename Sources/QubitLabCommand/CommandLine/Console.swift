import QubitLab

/// Where a command writes and reads: the process's own streams, or a test's.
///
/// Results go to the output, messages to the error stream, so that results can be piped.
struct Console: Sendable {
  /// Writes a line of the result.
  let print: @Sendable (String) -> Void
  /// Writes a piece of the result, line ends and all.
  let printPiece: @Sendable (String) -> Void
  /// Writes a line of messages.
  let complain: @Sendable (String) -> Void
  /// Reads one line of input, without its end; nil at the end of the input.
  let read: @Sendable () -> String?
  /// Reads all bytes of input that are left.
  let readAll: @Sendable () throws(LevelFolderError) -> [UInt8]
  /// Whether both ends are a terminal whose whole screen can be used.
  var isTerminal = false
  /// Whether whoever read the output has gone away.
  var isAbandoned: @Sendable () -> Bool = { false }
  /// Shows a prompt without ending the line; nothing where the input is not a terminal.
  let prompt: @Sendable (String) -> Void
  /// Writes over the present line of messages, without ending it; nothing where they do not go to a terminal.
  var note: @Sendable (String) -> Void = { _ in }
}
