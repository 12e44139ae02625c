public import QubitLevels
public import QubitPuzzle

/// A level to begin from: small, solvable, with its par proved, for its author to change.
///
/// ```swift
/// let draft = LevelDraft(id: "two-turns", mechanic: .build, title: nil)
/// let text = try draft.reading.level?.encoded()
/// ```
public struct LevelDraft: Hashable, Sendable {
  /// The id, which is to be unique and never to change.
  public var id: String
  /// What the player is to do.
  public var mechanic: Mechanic
  /// The title; nil for one that says that it has to be written.
  public var title: LocalizedText?

  /// Makes a draft.
  public init(id: String, mechanic: Mechanic, title: LocalizedText?) {
    self.id = id
    self.mechanic = mechanic
    self.title = title
  }

  /// What reading the draft comes to: a level, or, for an id or a title that cannot be, the reasons.
  public var reading: LevelReading {
    let title = title ?? LocalizedText(simplifiedChinese: "新关卡", english: "A new level")
    let head = JSONText.object([
      ("schemaVersion", .literal("1")), ("id", .string(id)), ("mechanic", .string(mechanic.rawValue)),
      ("title", Self.json(title)),
      (
        "brief",
        Self.json(
          LocalizedText(
            simplifiedChinese: "写三句以内：玩家要做什么。",
            english: "Say in at most three short sentences what there is to do."))
      ),
      (
        "hints",
        .array([Self.json(LocalizedText(simplifiedChinese: "先轻轻推一下。", english: "First a nudge, then more."))])
      ),
      (
        "explanation",
        Self.json(
          LocalizedText(
            simplifiedChinese: "写清楚发生了什么，用在哪里。", english: "Say what happened, and where it is used."))
      ),
      ("concepts", .object([("teaches", .array([])), ("requires", .array([]))])),
    ])
    let text = "\(head.flat.dropLast()), \(mechanic.draftedParts)}"
    return LevelReading(LevelFile(path: "\(id).json", bytes: Array(text.utf8)))
  }

  private static func json(_ text: LocalizedText) -> JSONText {
    .object(Language.allCases.map { ($0.rawValue, .string(text[$0])) })
  }
}
