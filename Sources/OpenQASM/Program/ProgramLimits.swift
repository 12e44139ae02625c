/// The sizes that no program may pass: well above what can be simulated or drawn, and low enough that no text
/// makes the machine run out of memory or time.
enum ProgramLimits {
  /// Qubits of a program.
  static let qubits = 65_536
  /// Bits of one register, and of all registers together.
  static let bits = 1 << 20
  /// Classical variables.
  static let variables = 1 << 20
  /// Controls that one modifier adds.
  static let controls = 1024
  /// How deeply gates use gates, or subroutines subroutines.
  static let nestedCalls = 128
  /// Modifiers of one gate.
  static let modifiers = 64
  /// Rounds of loops in the definition of one gate, gates in it, and gates that one statement comes to in the end.
  static let gateSteps = 1 << 20
  /// Rounds of `while` loops in one run of a program: a loop that never ends is found out in time.
  static let rounds = 1 << 20
  /// Instructions and gates carried out in one run of a program.
  static let steps = 50_000_000
  /// Operations of a circuit.
  static let operations = 20_000_000
  /// Repetitions of a gate that `pow` may write out one by one.
  static let repetitions = 4096
  /// The qubits of a gate whose matrix is formed for a fractional power.
  static let matrixQubits = 6
}
