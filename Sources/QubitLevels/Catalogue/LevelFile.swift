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

extension LevelFile {
  /// What a file in a folder of levels is, which its name says.
  public enum Role: Hashable, Sendable {
    /// The list of packs and labs, `packs.json`.
    case manifest
    /// The settings of the validator, `validation.json`.
    case settings
    /// A level.
    case level
  }

  /// What the file is by its name.
  public var role: Role {
    switch RelativePath.parts(path).last {
    case Manifest.path: .manifest
    case ValidationSettings.path: .settings
    default: .level
    }
  }
}
