public import QubitContent
public import QubitLevels
public import QubitPuzzle

/// The packs and labs behind the gate: all that a front end sees of the catalogue.
///
/// ```swift
/// let library = ContentLibrary(catalogue, gate: EntitlementGate(entitlement: .undetermined))
/// for pack in library.packs { show(pack.title, pack.access) }
/// let level = try library.level("flip-the-arrow")
/// ```
///
/// The library asks the gate each time, and never remembers an answer. It is a value: when a new entitlement arrives, a
/// front end puts the new gate in, and what it draws next follows.
public struct ContentLibrary<Gate: ContentGate>: Sendable {
  /// Everything there is, open or not.
  public let catalogue: Catalogue
  /// Who says what may open.
  public var gate: Gate

  /// Puts a catalogue behind a gate.
  public init(_ catalogue: Catalogue, gate: Gate) {
    self.catalogue = catalogue
    self.gate = gate
  }

  /// The packs in their order, locked ones included, each with the answer of the gate. O(levels).
  public var packs: [PackEntry] {
    catalogue.packs.map { loaded in
      PackEntry(loaded, access: gate.access(to: loaded.pack.access))
    }
  }

  /// The labs in their order, locked ones included, each with the answer of the gate. O(labs).
  public var labs: [LabEntry] {
    catalogue.labs.map { loaded in
      LabEntry(loaded, access: gate.access(to: loaded.lab.access))
    }
  }

  /// The level or lab with an id, if it may open now. O(1) on average.
  ///
  /// - Throws: ``LibraryError`` when there is no such level, or when it is locked.
  public func level(_ id: String) throws(LibraryError) -> Level {
    guard let place = catalogue.place(ofLevel: id) else { throw .noSuchLevel(id) }
    let (requirement, loaded) = requirementAndLevel(at: place)
    switch gate.access(to: requirement) {
    case .unlocked: return loaded.level
    case .locked(let lock): throw .locked(id, lock)
    }
  }

  private func requirementAndLevel(at place: Catalogue.Place) -> (AccessRequirement, LoadedLevel) {
    switch place {
    case .pack(let index, let level):
      (catalogue.packs[index].pack.access, catalogue.packs[index].levels[level])
    case .lab(let index):
      (catalogue.labs[index].lab.access, catalogue.labs[index].level)
    }
  }
}
