/// A function of the languages on classical values.
enum ClassicalFunction: Sendable {
  case real(RealFunction)
  case mod
  case pow
  case popcount
  case rotateLeft
  case rotateRight

  /// The names of functions that OpenQASM 3 has and programs here may not use.
  static let refused: [StaticString] = ["sizeof", "real", "imag"]

  /// All of them.
  static var all: [ClassicalFunction] {
    RealFunction.allCases.map { .real($0) } + [.mod, .pow, .popcount, .rotateLeft, .rotateRight]
  }

  /// The names that a dialect has for the function.
  func spellings(in dialect: Dialect) -> [StaticString] {
    switch (self, dialect) {
    case (.real(.sin), _): ["sin"]
    case (.real(.cos), _): ["cos"]
    case (.real(.tan), _): ["tan"]
    case (.real(.exp), _): ["exp"]
    case (.real(.sqrt), _): ["sqrt"]
    case (.real(.log), .openQASM2): ["ln"]
    case (.real(.arcsin), .openQASM2): ["asin"]
    case (.real(.arccos), .openQASM2): ["acos"]
    case (.real(.arctan), .openQASM2): ["atan"]
    case (_, .openQASM2): []
    case (.real(.log), .openQASM3): ["log"]
    case (.real(.arcsin), .openQASM3): ["arcsin"]
    case (.real(.arccos), .openQASM3): ["arccos"]
    case (.real(.arctan), .openQASM3): ["arctan"]
    case (.real(.ceiling), .openQASM3): ["ceiling"]
    case (.real(.floor), .openQASM3): ["floor"]
    case (.mod, .openQASM3): ["mod"]
    case (.pow, .openQASM3): ["pow"]
    case (.popcount, .openQASM3): ["popcount"]
    case (.rotateLeft, .openQASM3): ["rotl"]
    case (.rotateRight, .openQASM3): ["rotr"]
    }
  }

  /// How many arguments it takes.
  var argumentCount: Int {
    switch self {
    case .real, .popcount: 1
    case .mod, .pow, .rotateLeft, .rotateRight: 2
    }
  }
}
