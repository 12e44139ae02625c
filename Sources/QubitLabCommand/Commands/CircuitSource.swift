import OpenQASM
import QubitLab
import QuirkCircuits

/// What the commands about circuits take: a program in OpenQASM, a circuit of Quirk's, or a level with its board.
enum CircuitSource {
  /// A program and the path of its file.
  case program(QuantumProgram, path: String)
  /// A circuit and what it was called.
  case circuit(Circuit, name: String)
  /// A level.
  case level(Level)

  /// Reads what the first operand names: a link to Quirk itself, the input for `-`, or a file or a pipe. A JSON file
  /// is a circuit of Quirk's if it has columns, and a level's if not; what is nowhere to be found is the name of a level.
  init(_ invocation: Invocation, console: Console) throws(Failure) {
    let operand = invocation.operands[0]
    if operand.hasPrefix("https://") || operand.hasPrefix("http://") {
      self = .circuit(try Self.quirk(Array(operand.utf8), name: "link"), name: "link")
    } else if Self.isPath(operand) {
      let bytes = try ProgramFile.bytes(at: operand, console: console)
      let name = operand == "-" ? "input" : operand
      if Self.isQuirk(bytes) {
        self = .circuit(try Self.quirk(bytes, name: name), name: name)
      } else {
        let inputs = try ProgramFile.inputs(invocation[.input])
        self = .program(try ProgramFile.program(bytes, path: operand, inputs: inputs), path: operand)
      }
    } else if operand.hasSuffix(".json"), let circuit = try Self.quirk(at: operand) {
      self = .circuit(circuit, name: operand)
    } else {
      let folder = invocation[.levels] ?? LevelLookup.usualFolder
      guard operand.hasSuffix(".json") || LevelFolder.isFolder(folder) else {
        throw .missingInput(
          "there is no '\(operand)', and no folder '\(folder)' to find a level of that name in")
      }
      self = .level(try LevelLookup.level(operand, for: invocation))
    }
  }

  /// Whether an operand means a file of circuits, a pipe or the input, and not a level by its name or its own file.
  private static func isPath(_ operand: String) -> Bool {
    if operand.hasSuffix(".json") { return false }
    return operand == "-" || operand.contains("/")
      || [".qasm", ".inc", ".quirk", ".url"].contains(where: operand.hasSuffix)
      || (FormattedFile.exists(operand) && !LevelFolder.isFolder(operand))
  }

  /// Whether a text is JSON or a link: no program in OpenQASM begins so.
  private static func isQuirk(_ bytes: [UInt8]) -> Bool {
    let start = bytes.drop { $0 <= UInt8(ascii: " ") }
    return start.first == UInt8(ascii: "{") || start.starts(with: Array("http".utf8))
  }

  /// The circuit in a JSON file; nil where the file is none of Quirk's, and where there is none to read.
  private static func quirk(at path: String) throws(Failure) -> Circuit? {
    guard let bytes = try? LevelFolder.bytes(of: path) else { return nil }
    do throws(QuirkReadError) {
      return try Circuit(quirk: bytes)
    } catch {
      switch error.fault {
      case .json, .noCircuit: return nil
      default: throw .badData("\(path):\(error)")
      }
    }
  }

  private static func quirk(_ bytes: [UInt8], name: String) throws(Failure) -> Circuit {
    do throws(QuirkReadError) {
      return try Circuit(quirk: Array(bytes.drop { $0 <= UInt8(ascii: " ") }))
    } catch {
      throw .badData("\(name):\(error)")
    }
  }
}
