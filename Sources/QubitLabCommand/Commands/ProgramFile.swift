import OpenQASM
import QubitLab

/// Reads programs in OpenQASM, for the commands that want one.
enum ProgramFile {
  /// Reads and checks the program in a file, or from the input where the path is `-`.
  static func program(
    at path: String, inputs: [ProgramInput], console: Console
  ) throws(Failure) -> QuantumProgram {
    try program(try bytes(at: path, console: console), path: path, inputs: inputs)
  }

  /// Checks the program in the bytes of a file.
  static func program(
    _ bytes: [UInt8], path: String, inputs: [ProgramInput]
  ) throws(Failure) -> QuantumProgram {
    let program = try reporting(path) { () throws(QASMError) in try QuantumProgram(bytes, inputs: inputs) }
    for input in inputs where !program.inputNames.contains(input.name) {
      throw .usage("--input gives '\(input.name)', which the program does not declare as input")
    }
    return program
  }

  /// Runs something that finds fault with a place in a file.
  static func reporting<Result>(
    _ path: String, _ body: () throws(QASMError) -> Result
  ) throws(Failure) -> Result {
    do throws(QASMError) {
      return try body()
    } catch {
      throw .badData("\(path == "-" ? "input" : path):\(error)")
    }
  }

  /// The bytes of a file, a pipe or a device, or of the input where the path is `-`.
  static func bytes(at path: String, console: Console) throws(Failure) -> [UInt8] {
    do throws(LevelFolderError) {
      return try path == "-" ? console.readAll() : WholeFile.bytes(of: path)
    } catch {
      throw .missingInput("\(error)")
    }
  }

  /// The values that `theta=pi/4,n=2` gives.
  static func inputs(_ text: String?) throws(Failure) -> [ProgramInput] {
    guard let text else { return [] }
    var inputs: [ProgramInput] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2, !sides[0].isEmpty else {
        throw .usage("--input wants NAME=VALUE, several parted by commas; found '\(part)'")
      }
      guard !inputs.contains(where: { $0.name == sides[0] }) else {
        throw .usage("--input gives '\(sides[0])' twice")
      }
      do throws(NotationError) {
        inputs.append(
          ProgramInput(name: String(sides[0]), value: try ScalarExpression.real(String(sides[1]))))
      } catch {
        throw .usage("--input cannot read '\(sides[1])': \(error)")
      }
    }
    return inputs
  }
}

extension Option {
  /// Gives values to a program's inputs.
  static let input = Option(
    name: "input", value: .any("NAME=VALUE,…"),
    help: "Values for variables that the program declares as input.")
}
