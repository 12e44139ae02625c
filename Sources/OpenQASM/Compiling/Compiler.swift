/// Turns the statements of a program into instructions, checking every name, type, size and index on the way.
///
/// One statement of the outermost level at a time, so that the first error in the text is the one reported and
/// the memory taken is that of the result.
struct Compiler {
  var parser: Parser
  var code: ProgramCode
  var scopes: Scopes
  /// What may stand here.
  var context = Context.program
  /// The loops around the place, the innermost last.
  var loops: [LoopLabels] = []
  /// Values for the program's inputs.
  let inputs: [ProgramInput]
  /// Whether a file of standard gates has been included.
  private var hasIncluded = false
  /// The bits of all registers declared so far.
  var declaredBits = 0
  /// How deeply subroutines nest in the one being compiled.
  var deepest = 0
  /// The steps that the program takes at least.
  var work = LeastWork()
  /// How many rounds of loops in definitions of gates have been written out.
  var unrolled = 0
  /// Whether the program names physical qubits, such as `$0`.
  var usesHardwareQubits = false

  /// What may stand at a place in the text.
  enum Context {
    /// The outermost level.
    case program
    /// A block of the outermost level.
    case block
    /// The body of a subroutine, whose result goes into a variable.
    case subroutine(result: (slot: Int32, type: ValueType)?)
  }

  /// Where `break` and `continue` lead; the jumps that must be told when the loop is complete.
  struct LoopLabels {
    var breaks: [Int] = []
    var continues: [Int] = []
  }

  init(_ text: [UInt8], inputs: [ProgramInput]) throws(QASMError) {
    self.inputs = inputs
    parser = try Parser(text)
    code = ProgramCode(symbols: SymbolTable())
    scopes = Scopes()
    code.text = text
    code.dialect = parser.dialect
    bindLanguage()
  }

  /// Compiles the whole text.
  mutating func compile() throws(QASMError) -> ProgramCode {
    try parser.skipNothing()
    while !parser.isAtEnd {
      switch try parser.parseOutermost() {
      case .include(let name, let offset): try include(name, at: offset)
      case .statement(let statement):
        try compile(statement)
        guard work.steps <= ProgramLimits.steps else {
          throw error(.tooMany(.steps, limit: ProgramLimits.steps), at: syntax.offset(of: statement))
        }
      }
      try parser.skipNothing()
    }
    emit(.stop, at: code.text.count)
    code.symbols = parser.lexer.symbols
    return code
  }

  /// The statement being compiled.
  var syntax: Syntax {
    @inline(__always) get { parser.syntax }
  }

  /// The error at a place in the text.
  func error(_ fault: QASMFault, at offset: Int) -> QASMError { parser.lexer.error(fault, at: offset) }

  /// The name of a symbol as text.
  func name(_ symbol: Symbol) -> String { parser.lexer.symbols.name(of: symbol) }

  /// Adds an instruction and gives back its place.
  @discardableResult
  mutating func emit(_ instruction: Instruction, at offset: Int) -> Int {
    code.instructions.append(instruction)
    code.offsets.append(UInt32(offset))
    work.add(1)
    return code.instructions.count - 1
  }

  /// Adds a choice whose ways are not known yet; gives back its number.
  mutating func emitChoice(_ condition: FormulaID, at offset: Int) -> Int {
    code.choices.append(ChoiceCode(condition: condition))
    emit(.unless(Int32(code.choices.count - 1)), at: offset)
    return code.choices.count - 1
  }

  /// The number of the next variable.
  var nextSlot: Int32 { Int32(code.slotTypes.count) }

  /// The place of the next instruction.
  var nextPlace: Int32 { Int32(code.instructions.count) }

  /// A new variable.
  mutating func newSlot(_ type: ValueType) -> Int32 {
    code.slotTypes.append(type)
    return Int32(code.slotTypes.count - 1)
  }

  /// Gives a name a meaning.
  mutating func declare(_ symbol: Symbol, _ entity: Entity, at offset: Int) throws(QASMError) {
    guard scopes.bind(symbol, to: entity, isStrict: code.dialect == .openQASM3) else {
      throw error(.redefined(name: name(symbol)), at: offset)
    }
  }

  /// The meaning of a name.
  func lookUp(_ symbol: Symbol, at offset: Int) throws(QASMError) -> Entity {
    if let entity = scopes[symbol] { return entity }
    let name = name(symbol)
    for gate in LibraryGate.allCases where "\(gate.spelling)" == name {
      if hasIncluded, gate.isTakenForGranted(in: code.dialect) { return .gate(.standard(gate)) }
      let file: LibraryGate.File = code.dialect == .openQASM2 ? .qelib1 : .stdgates
      if gate.isDefined(in: file) { throw error(.notIncluded(gate: name, file: file.rawValue), at: offset) }
    }
    throw error(.undefined(name: name), at: offset)
  }

  /// Gives the gates, functions and constants of the language their names.
  private mutating func bindLanguage() {
    for gate in LibraryGate.allCases where gate.isBuiltIn(in: code.dialect) {
      bindToLanguage(gate.spelling, .gate(.standard(gate)))
    }
    for function in ClassicalFunction.all {
      for spelling in function.spellings(in: code.dialect) { bindToLanguage(spelling, .function(function)) }
    }
    guard code.dialect == .openQASM3 else { return }
    for spelling in ClassicalFunction.refused { bindToLanguage(spelling, .refusedFunction) }
    for spelling: StaticString in ["pi", "π"] { bindToLanguage(spelling, .constant(.real(.pi), .real(64))) }
    for spelling: StaticString in ["tau", "τ"] {
      bindToLanguage(spelling, .constant(.real(2 * .pi), .real(64)))
    }
    for spelling: StaticString in ["euler", "ℇ"] {
      bindToLanguage(spelling, .constant(.real(0x1.5bf0a8b145769p+1), .real(64)))
    }
  }

  private mutating func bindToLanguage(_ spelling: StaticString, _ entity: Entity) {
    scopes.bindToLanguage(parser.lexer.symbols.symbol(for: spelling), to: entity)
  }

  private mutating func include(_ name: String, at offset: Int) throws(QASMError) {
    guard let file = LibraryGate.File(rawValue: name), file == .qelib1 || code.dialect == .openQASM3 else {
      throw error(.unknownInclude(name), at: offset)
    }
    for gate in LibraryGate.allCases where gate.isDefined(in: file) {
      let symbol = parser.lexer.symbols.symbol(for: gate.spelling)
      if code.dialect == .openQASM3, file == .stdgates, scopes.isOfProgram(symbol) {
        throw error(.redefined(name: "\(gate.spelling)"), at: offset)
      }
      bindToLanguage(gate.spelling, .gate(.standard(gate)))
    }
    hasIncluded = true
  }
}

/// A value for a variable that a program declares as `input`.
public struct ProgramInput: Hashable, Sendable {
  /// The name of the variable.
  public let name: String
  /// The value: radians for an angle, a whole number for an integer, zero or not for a truth value, the number
  /// that the bits spell for a register.
  public let value: Double

  /// A value for the input of this name.
  public init(name: String, value: Double) {
    self.name = name
    self.value = value
  }
}
