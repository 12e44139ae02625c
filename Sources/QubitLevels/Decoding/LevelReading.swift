public import QubitPuzzle

/// What reading a level's file has come to: the level, or all the reasons why there is none.
///
/// ```swift
/// let reading = LevelReading(LevelFile(path: "01-pack/01-level.json", bytes: bytes))
/// for diagnostic in reading.diagnostics { print(diagnostic) }
/// ```
public struct LevelReading: Hashable, Sendable {
  /// The level; nil where the file has an error.
  public var level: Level?
  /// The file with the place of everything in it; nil where it is no JSON.
  public var source: LevelSource?
  /// Everything found wrong, in the order of the file.
  public var diagnostics: [Diagnostic]

  /// Reads a file: one syntax error, or all errors of another kind up to a hundred. O(n) but for the checks of
  /// matrices and of goals against physics, which are bounded.
  public init(_ file: LevelFile) {
    let reading = StrictReading(file) { $0.level($1) }
    level = reading.meaning
    source = reading.document.map { LevelSource(file: file.path, document: $0) }
    diagnostics = reading.diagnostics
  }

  #if !PAGE
    /// The reading with the places of nothing but the level's id and media: all that a catalogue asks about, and a tenth of
    /// the memory where there are thousands of levels.
    public var forCatalogue: LevelReading {
      var reading = self
      guard let source, case .object(let members) = source.document.root.value else { return reading }
      let kept = [FileKeys.Level.id, .media].map { $0.rawValue }
      reading.source?.document.root.value = .object(
        members.filter { member in kept.contains { member.key.isSpelled($0) } })
      return reading
    }

    /// The level together with its file; nil where the file has an error.
    public var loaded: LoadedLevel? {
      guard let level, let source else { return nil }
      return LoadedLevel(level: level, source: source)
    }
  #endif
}
