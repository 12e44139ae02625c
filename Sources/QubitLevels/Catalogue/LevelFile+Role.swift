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
