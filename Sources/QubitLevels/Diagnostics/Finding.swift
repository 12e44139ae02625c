/// What was found, with its evidence. The wording is in `Finding+Message.swift` and the files it names.
public enum Finding: Hashable, Sendable {
  /// The file is no JSON.
  case json(JSONFault)
  /// An object has this key already, on line `firstLine`.
  case duplicateKey(String, firstLine: Int)
  /// There are more errors than are shown.
  case tooManyErrors(shown: Int)

  /// The rule that is broken.
  public var rule: Rule {
    switch self {
    case .json(let fault): fault.rule
    case .duplicateKey: .jsonDuplicateKey
    case .tooManyErrors: .tooManyErrors
    }
  }

  /// What would have to stand at the finding's place, where that can be told.
  var replacement: String? { nil }
}

extension JSONFault {
  /// The rule that is broken.
  var rule: Rule {
    switch self {
    case .tooLarge, .tooDeep: .jsonLimits
    case .byteOrderMark, .invalidUTF8: .jsonEncoding
    default: .jsonSyntax
    }
  }
}
