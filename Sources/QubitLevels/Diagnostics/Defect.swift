/// Something that is wrong with a level, with its evidence. The wording is in `Defect+Message.swift` and the files it names.
public enum Defect: Hashable, Sendable {
  /// The file is no JSON.
  case json(JSONFault)
  /// An object has this key already, on line `firstLine`.
  case duplicateKey(String, firstLine: Int)
  /// The shape of the file is wrong.
  case structure(StructureFault)
  /// Something inside a string is wrong.
  case value(ValueFault)
  /// What the level asks for is wrong.
  case goal(GoalFault)
  #if !PAGE
    /// The files do not fit together.
    case catalogue(CatalogueFault)
    /// The level cannot be played as it is meant.
    case play(PlayFault)
    /// The level is of another mechanic than it says.
    case mechanic(MechanicFault)
    /// The words around the puzzle are wrong.
    case text(TextFault)
    /// The levels do not make a course.
    case course(CourseFault)
    /// The settings of the validator make no sense.
    case settings(SettingsFault)
  #endif
  /// There are more errors than are shown.
  case tooManyErrors(shown: Int)

  /// The rule that is broken.
  public var rule: Rule {
    switch self {
    case .json(let fault): fault.rule
    case .duplicateKey: .jsonDuplicateKey
    case .structure(let fault): fault.rule
    case .value(let fault): fault.rule
    case .goal(let fault): fault.rule
    #if !PAGE
      case .catalogue(let fault): fault.rule
      case .play(let fault): fault.rule
      case .mechanic(let fault): fault.rule
      case .text(let fault): fault.rule
      case .course(let fault): fault.rule
      case .settings(let fault): fault.rule
    #endif
    case .tooManyErrors: .tooManyErrors
    }
  }

  /// What would have to stand at its place, where that can be told.
  var replacement: String? {
    switch self {
    case .json(let fault): fault.replacement
    case .structure(let fault): fault.replacement
    case .value(let fault): fault.replacement
    #if !PAGE
      case .catalogue(let fault): fault.replacement
      case .mechanic(let fault): fault.replacement
      case .text(let fault): fault.replacement
      case .play(let fault): fault.replacement
      case .course(let fault): fault.replacement
      case .settings(let fault): fault.replacement
    #endif
    default: nil
    }
  }
}

extension JSONFault {
  /// The rule that is broken.
  var rule: Rule {
    switch self {
    case .tooLarge, .tooDeep: .jsonLimits
    case .byteOrderMark, .utf16, .invalidUTF8: .jsonEncoding
    default: .jsonSyntax
    }
  }

  /// What would have to stand at the fault's place, where that can be told.
  var replacement: String? {
    switch self {
    case .lookalike(_, let meant): String(Character(meant))
    case .decimalComma: "."
    default: nil
    }
  }
}
