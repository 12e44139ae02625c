/// A file in the folder of levels: where it is and what it holds.
///
/// Whoever owns a file system, a web page or an app bundle makes these; nothing here opens files.
public struct LevelFile: Hashable, Sendable {
  /// The path relative to the folder of levels, with `/` between its parts: `01-first-pack/01-first-level.json`.
  public var path: String
  /// The contents.
  public var bytes: [UInt8]

  /// A file.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
