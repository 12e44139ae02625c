/// What a name means.
enum Entity {
  /// Qubits of the program, one where there is no count.
  case qubits(first: Int, count: Int?)
  /// Qubits that a variable lists: an alias, or a parameter of a subroutine.
  case qubitVariable(Int32, count: Int?)
  /// Bits of a variable under another name.
  case bitAlias(BitAlias)
  /// A qubit of the gate that is being defined.
  case gateQubit(Int)
  /// A parameter of the gate that is being defined.
  case gateParameter(Int)
  /// A classical variable.
  case variable(Int32, ValueType)
  /// A classical value.
  case constant(Value, ValueType)
  /// A gate.
  case gate(GateReference)
  /// A gate without a definition.
  case opaqueGate
  /// The gate that is being defined.
  case unfinishedGate
  /// A subroutine, by its place in the compiler's table.
  case subroutine(Subroutine)
  /// The subroutine that is being defined.
  case unfinishedSubroutine
  /// A function of the language.
  case function(ClassicalFunction)
  /// A function of the language that is not supported.
  case refusedFunction

  /// What kind of thing it is.
  var kind: EntityKind {
    switch self {
    case .qubits, .qubitVariable, .gateQubit: .qubits
    case .gateParameter, .constant: .variable
    case .variable(_, let type): if case .bit = type { .bits } else { .variable }
    case .gate, .opaqueGate, .unfinishedGate: .gate
    case .bitAlias: .bits
    case .subroutine, .unfinishedSubroutine: .subroutine
    case .function, .refusedFunction: .function
    }
  }
}

/// A subroutine that has been compiled.
struct Subroutine {
  /// Its place in ``ProgramCode/subroutines``.
  var number: Int32
  var parameters: [(slot: Int32, type: ValueType)]
  var result: (slot: Int32, type: ValueType)?
  /// How deeply subroutines nest in it.
  var depth: Int
  /// The steps that a call takes at least.
  var leastSteps = 0
}

/// Bits that `let` gave another name.
struct BitAlias {
  /// The variable that holds them.
  var slot: Int32
  /// Their places in it.
  var places: [Int]
  var type: ValueType
}

/// The meanings of names in nested blocks; looking one up costs one array access.
struct Scopes {
  private struct Binding {
    var entity: Entity
    /// 0 for the language, 1 for the outermost level, more for blocks.
    var level: Int
  }

  /// By the number of the symbol.
  private var bindings: [Binding?] = []
  /// What names meant before blocks gave them other meanings.
  private var hidden: [(symbol: Symbol, binding: Binding?)] = []
  /// How many were hidden when each block began.
  private var marks: [Int] = []

  /// The meaning of a symbol, if it has any.
  subscript(symbol: Symbol) -> Entity? {
    let number = Int(symbol.number)
    return number < bindings.count ? bindings[number]?.entity : nil
  }

  /// Whether the program has given a symbol its meaning.
  func isOfProgram(_ symbol: Symbol) -> Bool {
    let number = Int(symbol.number)
    return number < bindings.count && (bindings[number]?.level ?? 0) > 0
  }

  /// Begins a block.
  mutating func enter() { marks.append(hidden.count) }

  /// Ends a block: names mean again what they meant before.
  mutating func leave() {
    let mark = marks.popLast() ?? 0
    while hidden.count > mark, let (symbol, binding) = hidden.popLast() {
      bindings[Int(symbol.number)] = binding
    }
  }

  /// Gives a symbol a meaning of the language's own.
  mutating func bindToLanguage(_ symbol: Symbol, to entity: Entity) {
    makeRoom(for: symbol)
    if let level = bindings[Int(symbol.number)]?.level, level > 0 { return }
    bindings[Int(symbol.number)] = Binding(entity: entity, level: 0)
  }

  /// Gives a symbol a meaning; gives back false where it has one in the same block.
  ///
  /// The gates of an included file may be defined anew where the rules are not strict: programs come with their
  /// own copies of gates that newer versions of `qelib1.inc` have.
  mutating func bind(_ symbol: Symbol, to entity: Entity, isStrict: Bool) -> Bool {
    makeRoom(for: symbol)
    let level = marks.count + 1
    let old = bindings[Int(symbol.number)]
    if let old, old.level == level { return false }
    if let old, old.level == 0, level == 1, isStrict, case .gate = old.entity { return false }
    if level > 1 { hidden.append((symbol, old)) }
    bindings[Int(symbol.number)] = Binding(entity: entity, level: level)
    return true
  }

  /// Gives a symbol of the present block another meaning.
  mutating func rebind(_ symbol: Symbol, to entity: Entity) {
    bindings[Int(symbol.number)]?.entity = entity
  }

  private mutating func makeRoom(for symbol: Symbol) {
    while bindings.count <= Int(symbol.number) { bindings.append(nil) }
  }
}
