/// A program in OpenQASM 2 or 3 that has been read and checked: it can be run, or written down as a circuit.
///
/// ```swift
/// let program = try QuantumProgram(text)
/// let run = try program.run()
/// let probabilities = try run.probabilities()
/// let circuit = try program.circuit()
/// ```
///
/// Everything the languages have that has to do with gates, measurements and classical control is read. What a
/// simulator of circuits cannot mean anything by (timing, pulses, arrays, complex numbers, calls of a classical
/// computer) is refused with its name and place, before anything is done.
///
/// Qubits are numbered in the order of their declarations, so that qubit 0 is the first one declared. Angles
/// are radians. `U` has a real element for |0⟩⟨0|.
public struct QuantumProgram: Sendable {
  let code: ProgramCode

  /// Reads and checks a program.
  ///
  /// - Parameters:
  ///   - text: the program, in UTF-8.
  ///   - inputs: values for the variables that the program declares as `input`.
  /// - Throws: ``QASMError`` at the first place that is wrong or not supported. O(length).
  public init(_ text: [UInt8], inputs: [ProgramInput] = []) throws(QASMError) {
    var compiler = try Compiler(text, inputs: inputs)
    code = try compiler.compile()
  }

  /// Reads and checks a program.
  ///
  /// - Throws: as ``init(_:inputs:)-([UInt8],_)``.
  public init(_ text: String, inputs: [ProgramInput] = []) throws(QASMError) {
    try self.init(Array(text.utf8), inputs: inputs)
  }

  /// The language that the program is written in.
  public var dialect: Dialect { code.dialect }

  /// How many qubits the program declares.
  public var qubitCount: Int { code.qubitCount }

  /// The names of the variables that the program declares as `input`, in order.
  public var inputNames: [String] { code.inputNames }

  /// The registers of qubits, in order.
  public var qubitRegisters: [ProgramRegister] {
    code.registers.filter { if case .qubits = $0.kind { true } else { false } }
  }

  /// The registers of classical bits of the outermost level, in order.
  public var bitRegisters: [ProgramRegister] {
    code.registers.filter { if case .bits = $0.kind { true } else { false } }
  }
}
