public import QubitLevels
public import Testing

extension LoadedLevel: CustomTestStringConvertible {
  /// A test that runs once a level is named after the level, not after all that it holds.
  public var testDescription: String { id }
}
