public import QubitPuzzle

/// All packs and labs that were read, with their levels.
///
/// Levels whose files have errors are left out; ``CatalogueReading`` says which and why. Who may open what is for a gate
/// to say: the catalogue knows everything.
public struct Catalogue: Hashable, Sendable {
  /// The packs in the order of the manifest.
  public let packs: [LoadedPack]
  /// The labs in the order of the manifest.
  public let labs: [LoadedLab]
  /// Where the level of each id is.
  private let places: [String: Place]

  /// Where a level is.
  public enum Place: Hashable, Sendable {
    /// In a pack, by the indices of the pack in ``Catalogue/packs`` and of the level in ``LoadedPack/levels``.
    case pack(Int, level: Int)
    /// A lab, by its index in ``Catalogue/labs``.
    case lab(Int)
  }

  /// Puts packs and labs together. Of levels with the same id, the first counts. O(levels).
  public init(packs: [LoadedPack], labs: [LoadedLab]) {
    var places: [String: Place] = [:]
    for (pack, loaded) in packs.enumerated() {
      for (index, level) in loaded.levels.enumerated() where places[level.id] == nil {
        places[level.id] = .pack(pack, level: index)
      }
    }
    for (index, lab) in labs.enumerated() where places[lab.level.id] == nil {
      places[lab.level.id] = .lab(index)
    }
    self.packs = packs
    self.labs = labs
    self.places = places
  }

  /// Where the level or lab with an id is. O(1) on average.
  public func place(ofLevel id: String) -> Place? { places[id] }

  /// The level or lab with an id. O(1) on average.
  public func level(_ id: String) -> LoadedLevel? {
    switch places[id] {
    case .pack(let pack, let level): packs[pack].levels[level]
    case .lab(let lab): labs[lab].level
    case nil: nil
    }
  }

  /// The pack with an id. O(packs).
  public func pack(_ id: String) -> LoadedPack? { packs.first { $0.pack.id == id } }

  /// All levels of all packs in order, labs apart.
  public var levels: [LoadedLevel] { packs.flatMap { $0.levels } }

  /// Whether every level that a pack lists could be read. What levels show only together is told of whole ones.
  var isWhole: Bool { packs.allSatisfy { $0.levels.count == $0.pack.levels.count } }
}

/// A pack with its levels.
public struct LoadedPack: Hashable, Sendable {
  /// What the manifest says about the pack.
  public var pack: Pack
  /// The levels that could be read, in order.
  public var levels: [LoadedLevel]

  /// Puts a pack together.
  public init(pack: Pack, levels: [LoadedLevel]) {
    self.pack = pack
    self.levels = levels
  }
}

/// A lab with its sandbox.
public struct LoadedLab: Hashable, Sendable {
  /// What the manifest says about the lab.
  public var lab: Lab
  /// The sandbox.
  public var level: LoadedLevel

  /// Puts a lab together.
  public init(lab: Lab, level: LoadedLevel) {
    self.lab = lab
    self.level = level
  }
}

/// A level and the file it was read from.
public struct LoadedLevel: Hashable, Sendable {
  /// The level.
  public var level: Level
  /// Where each of its parts is written.
  public var source: LevelSource

  /// Puts a level and its file together.
  public init(level: Level, source: LevelSource) {
    self.level = level
    self.source = source
  }

  /// The level's id.
  public var id: String { level.id }
}
