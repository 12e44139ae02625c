/// How the process ends. The numbers above 63 are those of BSD's `sysexits.h`.
enum ExitCode: Int32, Sendable, CaseIterable {
  /// Nothing was found wrong.
  case clean = 0
  /// The command ran and found something wrong.
  case findings = 1
  /// The command line was not understood.
  case usage = 64
  /// A file was read and cannot be used.
  case badData = 65
  /// A file or folder is missing or cannot be read.
  case missingInput = 66
  /// The tool itself is at fault.
  case internalFault = 70
  /// A result cannot be written.
  case cannotWrite = 73

  /// What the code means, as the help says it.
  var meaning: String {
    switch self {
    case .clean: "nothing was found wrong"
    case .findings: "something was found wrong"
    case .usage: "the command line was not understood"
    case .badData: "a file cannot be used"
    case .missingInput: "a file or folder is missing"
    case .internalFault: "a fault of this tool"
    case .cannotWrite: "a result cannot be written"
    }
  }
}
