import QubitLab

/// Why a command could not do its work, with the exit code that says so.
struct Failure: Error {
  /// The exit code.
  let code: ExitCode
  /// The sentence for the user: what was found and what was wanted.
  let message: String

  /// A file or folder that is missing or cannot be read.
  static func missingInput(_ message: String) -> Failure {
    Failure(code: .missingInput, message: message)
  }

  /// Files of levels that cannot be read. Where it is the usual folder that is not there, the user is most often in
  /// another one.
  static func unreadable(_ error: LevelFolderError) -> Failure {
    guard case .missing(LevelLookup.usualFolder) = error else { return .missingInput("\(error)") }
    return .missingInput("\(error) here; go to where it is, or name the folder of levels")
  }

  /// A file that was read and cannot be used.
  static func badData(_ message: String) -> Failure { Failure(code: .badData, message: message) }

  /// A result that cannot be written.
  static func cannotWrite(_ message: String) -> Failure { Failure(code: .cannotWrite, message: message) }

  /// An operand that means nothing.
  static func usage(_ message: String) -> Failure { Failure(code: .usage, message: message) }
}
