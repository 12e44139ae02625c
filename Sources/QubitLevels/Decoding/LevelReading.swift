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
    do throws(JSONError) {
      let document = try JSONDocument(reading: file.bytes)
      var reader = LevelReader(file: file.path, text: document.source)
      reader.log.recordDuplicateKeys(of: document)
      let level = reader.level(document.root)
      source = LevelSource(file: file.path, document: document)
      diagnostics = reader.log.sorted
      self.level = diagnostics.isEmpty ? level : nil
    } catch {
      diagnostics = [
        Diagnostic(.json(error.fault), in: file.path, text: SourceText(file.bytes), range: error.range)
      ]
    }
  }

  /// The level together with its file; nil where the file has an error.
  public var loaded: LoadedLevel? {
    guard let level, let source else { return nil }
    return LoadedLevel(level: level, source: source)
  }
}
