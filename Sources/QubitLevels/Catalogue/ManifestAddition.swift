/// A level that is added to the end of a pack in the manifest's file.
public struct ManifestAddition: Hashable, Sendable {
  /// The manifest's file with the level.
  public var text: String
  /// Where the level's file belongs, relative to the folder of levels.
  public var path: String

  /// Adds a level's id to the pack with an id.
  ///
  /// - Throws: ``ManifestAdditionError``.
  public init(of level: String, toPack pack: String, in file: LevelFile) throws(ManifestAdditionError) {
    let reading = ManifestReading(file)
    guard let manifest = reading.manifest, let document = reading.document else {
      throw .unreadable(reading.diagnostics)
    }
    guard let index = manifest.packs.firstIndex(where: { $0.id == pack }) else {
      throw .unknownPack(pack, known: manifest.packs.map { $0.id })
    }
    guard !manifest.packs.contains(where: { $0.levels.contains(level) }),
      !manifest.labs.contains(where: { $0.id == level })
    else { throw .idInUse(level) }
    var added = manifest
    added.packs[index].levels.append(level)
    path = added.path(ofLevel: added.packs[index].levels.count - 1, inPack: index)
    let whole = JSONText(document.root, in: document.source)
    text =
      whole.changing("packs") { packs in
        packs.changing(index) { entry in
          entry.changing("levels") { levels in
            guard case .array(let ids) = levels else { return levels }
            return .array(ids + [.string(level)])
          }
        }
      }.file
    let again = ManifestReading(LevelFile(path: file.path, bytes: Array(text.utf8)))
    guard again.diagnostics.isEmpty else { throw .unreadable(again.diagnostics) }
  }
}

/// Why a level cannot be added to a pack.
public enum ManifestAdditionError: Error, Hashable, Sendable {
  /// The manifest has errors, or would have them.
  case unreadable([Diagnostic])
  /// The manifest lists a level or lab of this id already.
  case idInUse(String)
  /// There is no such pack.
  case unknownPack(String, known: [String])
}

extension JSONText {
  /// The object with the value of one key changed.
  fileprivate func changing(_ key: String, _ change: (JSONText) -> JSONText) -> JSONText {
    guard case .object(let members) = self else { return self }
    return .object(members.map { ($0.key, $0.key == key ? change($0.value) : $0.value) })
  }

  /// The array with one element changed.
  fileprivate func changing(_ index: Int, _ change: (JSONText) -> JSONText) -> JSONText {
    guard case .array(var elements) = self else { return self }
    elements[index] = change(elements[index])
    return .array(elements)
  }
}
