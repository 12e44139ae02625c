import QubitLab

/// The version that `--version` shows.
let toolVersion = "\(EngineVersion.current)"

/// The command line tool: finds the command, runs it, and turns what happens into an exit code.
enum CommandLineTool {
  /// Every command, in the order in which the help shows them.
  static let table: [Command] =
    levels + [.web, .run, .draw, .convert, .bench] + entitlement

  /// The commands about levels.
  private static let levels: [Command] = [
    .validate, .explain, .format, .new, .solve, .stats, .duplicates, .show, .play, .packs,
  ]

  /// The commands about signed purchases. Verifying needs libcrypto, which the package links on Linux alone.
  private static var entitlement: [Command] {
    #if os(Linux)
      [.entitlementStatus, .entitlementVerify, .entitlementSimulate]
    #else
      [.entitlementSimulate]
    #endif
  }

  /// Runs one command line (without the program's name).
  static func run(_ arguments: [String], console: Console) -> ExitCode {
    switch arguments.first {
    case "--help", "-h",
      "help" where arguments.count == 1:
      console.print(Help.overview(of: table))
      return .clean
    case "--version":
      console.print("qubitlab \(toolVersion)")
      return .clean
    case "help":
      return run(arguments.dropFirst() + ["--help"], console: console)
    default:
      break
    }
    do {
      let invocation = try Invocation(arguments, table: table)
      guard !invocation.has(.help) else {
        console.print(Help.text(for: invocation.command))
        return .clean
      }
      return try invocation.command.run(invocation, console)
    } catch let error as UsageError {
      console.complain("qubitlab: \(error.sentence)")
      let command = try? Invocation.command(in: arguments, table: table).0
      console.complain(
        command.map { "`qubitlab \($0.name) --help` shows what it takes." }
          ?? "`qubitlab --help` shows what there is.")
      return .usage
    } catch let failure as Failure {
      console.complain("qubitlab: \(failure.message)")
      return failure.code
    } catch {
      console.complain("qubitlab: \(error)")
      return .internalFault
    }
  }
}
