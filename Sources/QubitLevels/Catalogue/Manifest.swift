public import QubitContent
public import QubitPuzzle

/// The packs and labs in their order, and who may open them: the file `packs.json`.
public struct Manifest: Hashable, Sendable {
  /// The packs in their order.
  public var packs: [Pack]
  /// The labs in their order.
  public var labs: [Lab]

  /// Makes a manifest.
  public init(packs: [Pack], labs: [Lab]) {
    self.packs = packs
    self.labs = labs
  }

  /// The path of the manifest in the folder of levels.
  public static let path = "packs.json"
}

/// A series of levels that belong together, as the manifest lists it.
public struct Pack: Hashable, Sendable {
  /// The stable name of the pack.
  public var id: String
  /// The name that a list of packs shows.
  public var title: LocalizedText
  /// One sentence about it.
  public var summary: LocalizedText
  /// Who may open it.
  public var access: AccessRequirement
  /// The ids of its levels in their order.
  public var levels: [String]

  /// Makes a pack.
  public init(
    id: String, title: LocalizedText, summary: LocalizedText, access: AccessRequirement, levels: [String]
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.access = access
    self.levels = levels
  }
}

/// A sandbox that is open beside the packs, as the manifest lists it.
public struct Lab: Hashable, Sendable {
  /// The stable name of the lab and of its level.
  public var id: String
  /// Who may open it.
  public var access: AccessRequirement

  /// Makes a lab.
  public init(id: String, access: AccessRequirement) {
    self.id = id
    self.access = access
  }
}

extension Manifest {
  /// The folder of the pack at an index: `01-ball-and-arrows`.
  public func folder(ofPack index: Int) -> String { Self.numbered(index, packs[index].id) }

  /// The path of a level's file, by the indices of its pack and of itself there.
  public func path(ofLevel level: Int, inPack pack: Int) -> String {
    "\(folder(ofPack: pack))/\(Self.numbered(level, packs[pack].levels[level])).json"
  }

  /// The path of a lab's file.
  public func path(ofLab index: Int) -> String { "labs/\(labs[index].id).json" }

  /// An id with its number, from 01, in front.
  static func numbered(_ index: Int, _ id: String) -> String {
    let number = "\(index + 1)"
    return String(repeating: "0", count: max(0, 2 - number.utf8.count)) + "\(number)-\(id)"
  }
}
