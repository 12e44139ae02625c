/// The levels of a folder by id, each read when it is asked for and not before.
///
/// ```swift
/// let index = LevelIndex(of: files)
/// let level = index.reading("flip-the-arrow")?.level
/// ```
public struct LevelIndex: Sendable {
  /// The outlines of the levels, in the order of the files.
  public let outlines: [LevelOutline]
  private let files: [String: LevelFile]

  /// Skims files for levels; of levels with the same id the first counts. Files that are no levels are passed over.
  public init(of files: [LevelFile]) {
    var outlines: [LevelOutline] = []
    var byID: [String: LevelFile] = [:]
    byID.reserveCapacity(files.count)
    for file in files {
      guard let outline = LevelOutline(skimming: file), byID[outline.id] == nil else { continue }
      outlines.append(outline)
      byID[outline.id] = file
    }
    self.outlines = outlines
    self.files = byID
  }

  /// The ids of all levels, in the order of the files.
  public var ids: [String] { outlines.map { $0.id } }

  /// What reading the level with an id comes to; nil where there is none.
  public func reading(_ id: String) -> LevelReading? { files[id].map { LevelReading($0) } }
}
