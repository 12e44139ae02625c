import OpenQASM
import QubitLab

/// What the commands about circuits take: a program in OpenQASM, or a level with its board.
enum CircuitSource {
  /// A program and the path of its file.
  case program(QuantumProgram, path: String)
  /// A level.
  case level(Level)

  /// Reads what the first operand names: the input for `-`, a program for a file of OpenQASM, otherwise a level.
  init(_ invocation: Invocation, console: Console) throws(Failure) {
    let path = invocation.operands[0]
    if path == "-" || path.hasSuffix(".qasm") || path.hasSuffix(".inc") {
      let inputs = try ProgramFile.inputs(invocation[.input])
      self = .program(try ProgramFile.program(at: path, inputs: inputs, console: console), path: path)
    } else {
      self = .level(try LevelLookup.level(path, for: invocation))
    }
  }
}
