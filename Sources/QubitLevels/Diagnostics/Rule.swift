/// Everything that a level's files are checked for.
///
/// The raw value is the id that messages, rule levels and baselines use; it never changes its meaning.
public enum Rule: String, Hashable, Sendable, CaseIterable {
  // The text of a file
  /// The file is no JSON.
  case jsonSyntax = "json-syntax"
  /// The file is no UTF-8 without a byte order mark.
  case jsonEncoding = "json-encoding"
  /// The file is too large or nested too deep.
  case jsonLimits = "json-limits"
  /// An object has a key twice.
  case jsonDuplicateKey = "json-duplicate-key"
  /// The file has so many errors that the rest are not shown.
  case tooManyErrors = "too-many-errors"

  /// How much a finding of this rule weighs.
  public var severity: Severity { .error }
}
