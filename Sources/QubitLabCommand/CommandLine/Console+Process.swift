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
    prompt: { text in if isatty(0) == 1 { send(text, to: 1) } },
    note: { text in if isatty(2) == 1 { send(text, to: 2) } })

  /// Writes all of `text` to a file descriptor, or as much as it takes: a reader that has gone away, such as `head`,
  /// is no fault of ours.
  private static func send(_ text: String, to descriptor: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}
