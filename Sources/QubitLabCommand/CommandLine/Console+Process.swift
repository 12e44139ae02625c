import QubitLab

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Console {
  /// The streams of this process.
  static let process = Console(
    print: { line in send(line + "\n", to: 1) },
    printPiece: { piece in send(piece, to: 1) },
    complain: { line in send(line + "\n", to: 2) },
    read: { readLine() },
    readAll: { () throws(LevelFolderError) in try WholeFile.standardInput() },
    isTerminal: Terminal.isAvailable,
    isAbandoned: { FileDescriptor(STDOUT_FILENO).hasLostReader },
    prompt: { text in if isatty(0) == 1 { send(text, to: 1) } },
    note: { text in if isatty(2) == 1 { send(text, to: 2) } })

  /// Writes all of `text` to a file descriptor.
  ///
  /// A reader that has gone away, such as `head`, is no fault of ours. Whatever else the system refuses ends the process:
  /// half a result must not pass for the whole.
  static func send(_ text: String, to descriptor: Int32) {
    do throws(SystemFault) {
      try FileDescriptor(descriptor).write(Array(text.utf8))
    } catch {
      guard descriptor == STDOUT_FILENO, !error.isBrokenPipe else { return }
      send("qubitlab: the output cannot be written: \(error)\n", to: 2)
      exit(ExitCode.cannotWrite.rawValue)
    }
  }
}
