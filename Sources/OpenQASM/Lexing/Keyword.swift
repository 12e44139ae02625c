/// A word that a dialect keeps for itself.
///
/// Each keyword's raw value is also the number of its ``Symbol``, since the table of symbols is filled with the
/// keywords first.
enum Keyword: UInt32, CaseIterable, Sendable {
  // Both dialects
  case openQASM
  case include
  case gate
  case opaque
  case qreg
  case creg
  case ifWord
  case measure
  case reset
  case barrier
  case pi
  // OpenQASM 2 alone
  case upperCX
  // OpenQASM 3 alone
  case elseWord
  case forWord
  case inWord
  case whileWord
  case switchWord
  case caseWord
  case defaultWord
  case breakWord
  case continueWord
  case returnWord
  case end
  case nop
  case def
  case extern
  case defcal
  case cal
  case defcalgrammar
  case box
  case letWord
  case input
  case output
  case const
  case readonly
  case mutable
  case qubit
  case bit
  case bool
  case int
  case uint
  case float
  case angle
  case complex
  case array
  case void
  case duration
  case stretch
  case gphase
  case inv
  case pow
  case ctrl
  case negctrl
  case durationof
  case delay
  case pragma
  case trueWord
  case falseWord
  case im

  /// How the word is spelled.
  var spelling: StaticString {
    switch self {
    case .openQASM: "OPENQASM"
    case .include: "include"
    case .gate: "gate"
    case .opaque: "opaque"
    case .qreg: "qreg"
    case .creg: "creg"
    case .ifWord: "if"
    case .measure: "measure"
    case .reset: "reset"
    case .barrier: "barrier"
    case .pi: "pi"
    case .upperCX: "CX"
    case .elseWord: "else"
    case .forWord: "for"
    case .inWord: "in"
    case .whileWord: "while"
    case .switchWord: "switch"
    case .caseWord: "case"
    case .defaultWord: "default"
    case .breakWord: "break"
    case .continueWord: "continue"
    case .returnWord: "return"
    case .end: "end"
    case .nop: "nop"
    case .def: "def"
    case .extern: "extern"
    case .defcal: "defcal"
    case .cal: "cal"
    case .defcalgrammar: "defcalgrammar"
    case .box: "box"
    case .letWord: "let"
    case .input: "input"
    case .output: "output"
    case .const: "const"
    case .readonly: "readonly"
    case .mutable: "mutable"
    case .qubit: "qubit"
    case .bit: "bit"
    case .bool: "bool"
    case .int: "int"
    case .uint: "uint"
    case .float: "float"
    case .angle: "angle"
    case .complex: "complex"
    case .array: "array"
    case .void: "void"
    case .duration: "duration"
    case .stretch: "stretch"
    case .gphase: "gphase"
    case .inv: "inv"
    case .pow: "pow"
    case .ctrl: "ctrl"
    case .negctrl: "negctrl"
    case .durationof: "durationof"
    case .delay: "delay"
    case .pragma: "pragma"
    case .trueWord: "true"
    case .falseWord: "false"
    case .im: "im"
    }
  }

  /// Whether a dialect keeps the word for itself.
  func isReserved(in dialect: Dialect) -> Bool {
    switch self {
    case .openQASM, .include, .gate, .qreg, .creg, .ifWord, .measure, .reset, .barrier: true
    case .opaque, .pi, .upperCX: dialect == .openQASM2
    default: dialect == .openQASM3
    }
  }
}
