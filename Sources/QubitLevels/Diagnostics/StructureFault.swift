/// What is wrong with the shape of a file: all that its JSON Schema would find too.
public enum StructureFault: Hashable, Sendable {
  /// A key that its object does not have.
  case unknownKey(String, near: String?)
  /// A key that its object does not have and that is like none of those that the object could have beside its others.
  case strayKey(String, free: [String])
  /// A key that its object does not have, while the object lacks one of some others.
  case keyInsteadOf(String, missing: [String])
  /// A key that its object must have.
  case missingKey(String)
  /// A value of another type than wanted.
  case wrongType(found: JSONKind, wanted: Shape)
  /// A word that is not in the list.
  case unknownWord(String, wanted: [String], near: String?)
  /// A number that has to be whole.
  case notWhole(Double)
  /// A number outside its range.
  case outsideRange(Double, least: Double, most: Double?)
  /// A list or object with too few or too many entries.
  case wrongCount(Int, least: Int, most: Int?)
  /// Exactly one of some keys is wanted.
  case notExactlyOne(of: [String], found: [String])
  /// A key that goes with another one only.
  case needlessKey(String, with: String)
  /// A key that a sandbox does not have.
  case keyInSandbox(String)
  /// A name that is not spelled as names are.
  case badName(String, NameKind)
  /// An entry that the list has already.
  case repeated(String)
  /// A text with nothing in it.
  case blankText
  /// A version of the format that is not read here.
  case unknownVersion(Double)

  /// The shapes that values have.
  public enum Shape: Hashable, Sendable {
    /// An object.
    case object
    /// An array.
    case array
    /// A string.
    case string
    /// `true` or `false`.
    case boolean
    /// `true`, where nothing else makes sense.
    case onlyTrue
    /// A number.
    case number
    /// A number, or a string with an expression such as `pi/4`.
    case numberOrExpression
    /// A list of angles, or an object with `from`, `to` and `step`.
    case angleGrid
    /// One of some words, or an object that names a gate.
    case wordOrGate
  }
}

extension StructureFault {
  /// The rule that is broken.
  var rule: Rule {
    switch self {
    case .unknownKey, .strayKey, .keyInsteadOf: .unknownKey
    case .missingKey, .notExactlyOne: .missingKey
    case .wrongType, .notWhole: .wrongType
    case .unknownWord: .unknownWord
    case .outsideRange: .outOfRange
    case .wrongCount: .wrongCount
    case .needlessKey, .keyInSandbox: .needlessKey
    case .badName: .badName
    case .repeated: .repeatedEntry
    case .blankText: .blankText
    case .unknownVersion: .schemaVersion
    }
  }

  /// What would have to stand at the fault's place, as JSON, where that can be told.
  var replacement: String? {
    switch self {
    case .unknownKey(_, let near?), .unknownWord(_, _, let near?): "\"\(near)\""
    default: nil
    }
  }
}
