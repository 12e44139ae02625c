import QubitPuzzle

/// A file of a folder of levels as it is written canonically, or why it cannot be.
///
/// A level is written from what it means: keys in the order of the format, two spaces a level, what fits on one line on one
/// line, expressions as their author spelled them. The manifest and the settings keep the order of their keys and are laid
/// out alike. Writing canonically what is canonical changes nothing. JSON has no comments, so that there are none to keep:
/// a file with one is no JSON, and is left alone like every file with an error.
public struct CanonicalFile: Hashable, Sendable {
  /// The text; nil where the file has an error.
  public var text: String?
  /// What is wrong with the file.
  public var diagnostics: [Diagnostic]

  /// Reads a file and writes it again. The name says what it is: `packs.json`, `validation.json`, or a level.
  public init(_ file: LevelFile) {
    switch file.role {
    case .manifest:
      diagnostics = ManifestReading(file).diagnostics
      text = diagnostics.isEmpty ? Self.laidOut(file) : nil
    case .settings:
      diagnostics = SettingsReading(file).diagnostics
      text = diagnostics.isEmpty ? Self.laidOut(file) : nil
    case .level:
      let reading = LevelReading(file)
      diagnostics = reading.diagnostics
      text = reading.level.flatMap(Self.text)
    }
  }

  /// The text of a level; what was read from text always has one, which need not be read once more.
  private static func text(of level: Level) -> String? {
    do throws(LevelEncodingError) { return try LevelWriter(level).file().file } catch { return nil }
  }

  /// The text of a file laid out anew, its keys in their order.
  private static func laidOut(_ file: LevelFile) -> String? {
    do throws(JSONError) {
      let document = try JSONDocument(reading: file.bytes)
      return JSONText(document.root, in: document.source).file
    } catch {
      return nil
    }
  }
}
