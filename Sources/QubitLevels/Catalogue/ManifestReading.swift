import QubitContent
import QubitPuzzle

/// What reading the manifest's file has come to.
public struct ManifestReading: Hashable, Sendable {
  /// The file, as a path relative to the folder of levels.
  public var path: String
  /// The manifest; nil where the file has an error.
  public var manifest: Manifest?
  /// The file with the place of everything in it; nil where it is no JSON.
  public var document: JSONDocument?
  /// Everything found wrong, in the order of the file.
  public var diagnostics: [Diagnostic]

  /// Reads a file. O(n).
  public init(_ file: LevelFile) {
    let reading = StrictReading(file) { $0.manifest($1) }
    path = file.path
    manifest = reading.meaning
    document = reading.document
    diagnostics = reading.diagnostics
  }
}

extension LevelReader {
  /// A manifest.
  fileprivate mutating func manifest(_ root: JSONNode) -> Manifest? {
    guard let fields = Fields<FileKeys.Manifest>(of: root, log: &log) else { return nil }
    readVersion(fields[.schemaVersion], opening: fields.opening)
    if let schema = fields[.schema] { _ = string(schema) }
    let count = 99
    let packs = fields.required(.packs, log: &log).flatMap { list($0, count: 1...count) { $0.pack($1) } }
    let labs = fields.required(.labs, log: &log).flatMap { list($0, count: 0...count) { $0.lab($1) } }
    guard let packs, let labs else { return nil }
    let manifest = Manifest(packs: packs, labs: labs)
    checkFolders(of: manifest, fields[.packs])
    checkIDs(of: manifest, fields)
    return manifest
  }

  private mutating func pack(_ node: JSONNode) -> Pack? {
    guard let fields = Fields<FileKeys.Pack>(of: node, log: &log) else { return nil }
    let id = fields.required(.id, log: &log).flatMap { name($0, .id) }
    let folder = fields.required(.folder, log: &log).flatMap { name($0, .folder) }
    let title = fields.required(.title, log: &log).flatMap { text($0) }
    let summary = fields.required(.summary, log: &log).flatMap { text($0) }
    let access: AccessRequirement? = fields.required(.access, log: &log).flatMap { word($0) }
    let levels = fields.required(.levels, log: &log).flatMap { names($0, .id, count: 1...999) }
    guard let id, folder != nil, let title, let summary, let access, let levels else { return nil }
    return Pack(id: id, title: title, summary: summary, access: access, levels: levels)
  }

  private mutating func lab(_ node: JSONNode) -> Lab? {
    guard let fields = Fields<FileKeys.Lab>(of: node, log: &log) else { return nil }
    let id = fields.required(.id, log: &log).flatMap { name($0, .id) }
    let access: AccessRequirement? = fields.required(.access, log: &log).flatMap { word($0) }
    guard let id, let access else { return nil }
    return Lab(id: id, access: access)
  }

  /// Checks that each folder is the pack's number and id.
  private mutating func checkFolders(of manifest: Manifest, _ node: JSONNode?) {
    for index in manifest.packs.indices {
      guard let folder = node?.element(index)?.member(FileKeys.Pack.folder.rawValue),
        case .string(let string) = folder.value
      else { continue }
      let wanted = manifest.folder(ofPack: index)
      if string.text != wanted {
        log.record(.catalogue(.wrongFolder(string.text, wanted: wanted)), at: folder.range)
      }
    }
  }

  /// Checks that no pack, and no level or lab, has the id of another.
  private mutating func checkIDs(of manifest: Manifest, _ fields: Fields<FileKeys.Manifest>) {
    var packs: Set<String> = []
    var levels: Set<String> = []
    for (index, pack) in manifest.packs.enumerated() {
      let node = fields[.packs]?.element(index)
      record(pack.id, in: &packs, at: node?.member(FileKeys.Pack.id.rawValue))
      for (place, id) in pack.levels.enumerated() {
        record(id, in: &levels, at: node?.member(FileKeys.Pack.levels.rawValue)?.element(place))
      }
    }
    for (index, lab) in manifest.labs.enumerated() {
      record(lab.id, in: &levels, at: fields[.labs]?.element(index)?.member(FileKeys.Lab.id.rawValue))
    }
  }

  private mutating func record(_ id: String, in seen: inout Set<String>, at node: JSONNode?) {
    guard !seen.insert(id).inserted, let node else { return }
    log.record(.catalogue(.duplicateID(id)), at: node.range)
  }
}
