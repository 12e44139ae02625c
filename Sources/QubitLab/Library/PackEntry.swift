public import QubitContent
import QubitLevels
public import QubitPuzzle

/// A pack as the library shows it: always its name, and its levels when it is open.
public struct PackEntry: Hashable, Sendable {
  /// The stable name of the pack.
  public let id: String
  /// The name that a list of packs shows.
  public let title: LocalizedText
  /// One sentence about it.
  public let summary: LocalizedText
  /// How many levels it has.
  public let levelCount: Int
  /// Whether it is open, and why, or how its lock behaves.
  public let access: ContentAccess
  /// Its levels in their order; empty while it is locked.
  public let levels: [Level]

  init(_ loaded: LoadedPack, access: ContentAccess) {
    id = loaded.pack.id
    title = loaded.pack.title
    summary = loaded.pack.summary
    levelCount = loaded.levels.count
    self.access = access
    levels = access.isUnlocked ? loaded.levels.map(\.level) : []
  }
}

/// A lab as the library shows it: always its name, and its sandbox when it is open.
public struct LabEntry: Hashable, Sendable {
  /// The stable name of the lab and of its sandbox.
  public let id: String
  /// The name that a list of labs shows.
  public let title: LocalizedText
  /// Whether it is open, and why, or how its lock behaves.
  public let access: ContentAccess
  /// The sandbox; nil while it is locked.
  public let level: Level?

  init(_ loaded: LoadedLab, access: ContentAccess) {
    id = loaded.lab.id
    title = loaded.level.level.texts.title
    self.access = access
    level = access.isUnlocked ? loaded.level.level : nil
  }
}
