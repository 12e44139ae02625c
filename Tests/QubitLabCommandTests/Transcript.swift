import Synchronization

@testable import QubitLabCommand

/// What one run of the tool printed, complained about and ended with.
struct Transcript {
  let output: [String]
  let complaints: [String]
  let code: ExitCode

  /// Runs a command line, with these lines as its input.
  init(_ arguments: String..., input: [String] = []) { self.init(arguments, input: input) }

  /// Runs a command line, with these lines as its input.
  init(_ arguments: [String], input: [String] = []) {
    let output = Mutex<[String]>([])
    let pieces = Mutex<String>("")
    let complaints = Mutex<[String]>([])
    let input = Mutex(input[...])
    let console = Console(
      print: { line in output.withLock { $0.append(line) } },
      printPiece: { piece in pieces.withLock { $0 += piece } },
      complain: { line in complaints.withLock { $0.append(line) } },
      read: { input.withLock { $0.popFirst() } },
      readAll: { input.withLock { lines in lines.flatMap { Array($0.utf8) + [UInt8(ascii: "\n")] } } },
      prompt: { _ in })
    code = CommandLineTool.run(arguments, console: console)
    self.output =
      output.withLock { $0 } + pieces.withLock { $0.split(separator: "\n").map(String.init) }
    self.complaints = complaints.withLock { $0 }
  }
}
