/// A program after every check: instructions over numbered variables and qubits.
struct ProgramCode: Sendable {
  /// The text, for the places of errors that only running finds.
  var text: [UInt8] = []
  var dialect = Dialect.openQASM3
  var qubitCount = 0
  var registers: [ProgramRegister] = []
  /// The type of each variable.
  var slotTypes: [ValueType] = []
  /// The variables that keep their value from before the program starts: inputs.
  var initialValues: [(slot: Int, value: Value)] = []
  /// The names of the inputs, in the order of the text.
  var inputNames: [String] = []
  var loopCount = 0
  var instructions: [Instruction] = []
  /// The offset in the text of each instruction.
  var offsets: [UInt32] = []
  var formulas = Formulas()
  var calls: [GateCall] = []
  var applications: [GateFormula] = []
  var measurements: [MeasurementCode] = []
  var assignments: [AssignmentCode] = []
  /// The qubits of barriers.
  var sources: [QubitSource] = []
  /// The members of sets that loops run over.
  var loopMembers: [FormulaID] = []
  var subroutines: [SubroutineCode] = []
  var choices: [ChoiceCode] = []
  var gates: [GateDefinition] = []
  var symbols: SymbolTable
  /// The parameters of gate calls.
  var reals: [Double] = []
  /// The qubits of gate calls.
  var qubits: [Int32] = []

  init(symbols: SymbolTable) { self.symbols = symbols }

  /// The numbers of parameters and qubits of a gate.
  func arity(of gate: GateReference) -> (parameters: Int, qubits: Int) {
    switch gate {
    case .standard(let gate): gate.arity
    case .defined(let number): (gates[Int(number)].parameterCount, gates[Int(number)].qubitCount)
    case .globalPhase: (1, 0)
    }
  }

  /// The error at a place in the text.
  func error(_ fault: QASMFault, at offset: Int) -> QASMError {
    QASMError(position: SourcePosition(ofByte: offset, in: text), fault: fault)
  }
}

/// A register that a program declares at its outermost level.
public struct ProgramRegister: Hashable, Sendable {
  /// What a register holds.
  public enum Kind: Hashable, Sendable {
    /// Qubits; the first has this number in the whole program.
    case qubits(first: Int)
    /// Bits, kept in a variable.
    case bits(slot: Int)
  }

  /// The name.
  public let name: String
  /// What it holds.
  public let kind: Kind
  /// How many.
  public let size: Int
}
