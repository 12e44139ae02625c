import QubitPuzzle

/// Fetches every file that a manifest lists, and notes what is missing and what is left over.
struct CatalogueCollector {
  let shelf: Shelf
  let manifest: Manifest
  let document: JSONDocument
  /// The paths of all levels and labs that the manifest lists: worked out where a file is missing.
  private lazy var listed = manifest.listedPaths
  private(set) var packs: [LoadedPack] = []
  private(set) var labs: [LoadedLab] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// The paths of files that something refers to.
  private var wanted: Set<String> = [Manifest.path, ValidationSettings.path]

  /// How many levels a pack has in the curriculum.
  private static let levelsOfPack = 12

  init(shelf: Shelf, manifest: Manifest, document: JSONDocument) {
    self.shelf = shelf
    self.manifest = manifest
    self.document = document
  }

  mutating func collect() {
    for index in manifest.packs.indices { collectPack(index) }
    for index in manifest.labs.indices {
      let node = document.root.member(FileKeys.Manifest.labs.rawValue)?.element(index)?
        .member(FileKeys.Lab.id.rawValue)
      let id = manifest.labs[index].id
      guard let level = load(manifest.path(ofLab: index), id: id, kind: .sandbox, at: node) else { continue }
      labs.append(LoadedLab(lab: manifest.labs[index], level: level))
    }
    noteStrayFiles()
  }

  private mutating func collectPack(_ index: Int) {
    let pack = manifest.packs[index]
    let list = document.root.member(FileKeys.Manifest.packs.rawValue)?.element(index)?
      .member(FileKeys.Pack.levels.rawValue)
    var levels: [LoadedLevel] = []
    for (place, id) in pack.levels.enumerated() {
      let path = manifest.path(ofLevel: place, inPack: index)
      guard let level = load(path, id: id, kind: .puzzle, at: list?.element(place)) else { continue }
      levels.append(level)
    }
    packs.append(LoadedPack(pack: pack, levels: levels))
    if pack.levels.count != Self.levelsOfPack {
      note(.packSize(pack.levels.count, usual: Self.levelsOfPack), at: list)
    }
  }

  /// Whether a level is to be a sandbox.
  private enum Kind {
    case puzzle
    case sandbox
  }

  private mutating func load(_ path: String, id: String, kind: Kind, at entry: JSONNode?) -> LoadedLevel? {
    guard let file = shelf.files[path] ?? fileElsewhere(for: path, id: id, at: entry) else { return nil }
    wanted.insert(file.path)
    let reading = shelf.readings[file.path] ?? LevelReading(file)
    diagnostics += reading.diagnostics
    guard let level = reading.level, let source = reading.source else { return nil }
    if level.id != id {
      diagnostics.append(source.diagnostic(.catalogue(.otherID(level.id, wanted: id)), at: .id))
      return nil
    }
    switch (kind, level.isSandbox) {
    case (.puzzle, true):
      diagnostics.append(source.diagnostic(.catalogue(.sandboxInPack), at: .level))
    case (.sandbox, false):
      diagnostics.append(source.diagnostic(.catalogue(.puzzleAsLab), at: .level))
    default: break
    }
    let loaded = LoadedLevel(level: level, source: source)
    for path in loaded.mediaPaths { wanted.insert(path) }
    diagnostics += loaded.missingMedia { shelf.otherPaths.contains($0) || shelf.files[$0] != nil }
    return loaded
  }

  /// The file of a level that is not where it belongs: under another number or in another folder, or with capitals in its
  /// name. Notes that, or that there is no file.
  private mutating func fileElsewhere(for path: String, id: String, at entry: JSONNode?) -> LevelFile? {
    let listed = listed
    let stray = shelf.files.keys.filter { !listed.contains($0) && !wanted.contains($0) }.sorted()
    let folder = RelativePath.folder(of: path)
    var elsewhere: String?
    var besides: [String: String] = [:]
    for candidate in stray {
      guard let found = RelativePath.levelID(of: candidate) else { continue }
      let isBeside = RelativePath.folder(of: candidate) == folder
      if NearMiss.differInCaseAtMost(found, id) {
        if isBeside || elsewhere == nil { elsewhere = candidate }
        if isBeside { break }
      } else if isBeside {
        besides[found] = candidate
      }
    }
    guard let elsewhere else {
      let near = NearMiss.find(for: id, among: besides.keys.sorted())
      // What is asked for by a misspelt id is not left over.
      if let meant = near.flatMap({ besides[$0] }) { wanted.insert(meant) }
      note(.missingFile(path, near: near), at: entry)
      return nil
    }
    note(.misplacedFile(elsewhere, wanted: path), at: entry)
    return shelf.files[elsewhere]
  }

  /// Notes files that nothing refers to. Schemas, and texts for people (`.md`), may lie anywhere.
  private mutating func noteStrayFiles() {
    let all = Set(shelf.files.keys).union(shelf.otherPaths)
    for path in all.subtracting(wanted).sorted() {
      guard !path.hasSuffix(".schema.json"), !path.hasSuffix(".md") else { continue }
      let text = SourceText(shelf.files[path]?.bytes ?? [])
      diagnostics.append(Diagnostic(.catalogue(.strayFile), in: path, text: text, range: .beginning))
    }
  }

  /// Notes something about an entry of the manifest.
  private mutating func note(_ fault: CatalogueFault, at entry: JSONNode?) {
    diagnostics.append(
      Diagnostic(
        .catalogue(fault), in: Manifest.path, text: document.source, range: entry?.range ?? .beginning))
  }
}

extension Manifest {
  /// The paths of all levels and labs.
  fileprivate var listedPaths: Set<String> {
    var paths = Set(labs.indices.map { path(ofLab: $0) })
    for (index, pack) in packs.enumerated() {
      paths.formUnion(pack.levels.indices.map { path(ofLevel: $0, inPack: index) })
    }
    return paths
  }
}
