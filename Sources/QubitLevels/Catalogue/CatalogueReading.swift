import QubitPuzzle

/// What reading a whole folder of levels has come to.
///
/// ```swift
/// let reading = CatalogueReading(files: files, otherPaths: pictures)
/// for diagnostic in reading.diagnostics { print(diagnostic) }
/// let first = reading.catalogue.packs.first?.levels.first
/// ```
public struct CatalogueReading: Hashable, Sendable {
  /// The packs, labs and levels that could be read; empty where the manifest could not.
  public private(set) var catalogue = Catalogue(packs: [], labs: [])
  /// What reading the manifest has come to; nil where there is none.
  public private(set) var manifest: ManifestReading?
  /// Everything found wrong: the manifest's findings first, then level by level in order, then what belongs nowhere.
  public private(set) var diagnostics: [Diagnostic] = []

  /// Reads the files of a folder.
  ///
  /// - Parameters:
  ///   - files: All files whose names end in `.json`.
  ///   - otherPaths: The paths of all other files, relative to the folder of levels; what levels refer to is looked up
  ///     here, and what nothing refers to is found.
  ///   - readings: What some of the files have been read as already; the others are read here.
  public init(files: [LevelFile], otherPaths: [String] = [], readings: [String: LevelReading] = [:]) {
    let shelf = Shelf(files: files, otherPaths: otherPaths, readings: readings)
    guard let manifestFile = shelf.files[Manifest.path] else {
      diagnostics = [
        Diagnostic(
          .catalogue(.missingFile(Manifest.path, near: nil)), in: Manifest.path, text: SourceText([]),
          range: .beginning)
      ]
      return
    }
    let reading = ManifestReading(manifestFile)
    self.manifest = reading
    diagnostics = reading.diagnostics
    guard let manifest = reading.manifest, let document = reading.document else { return }
    var collector = CatalogueCollector(shelf: shelf, manifest: manifest, document: document)
    collector.collect()
    catalogue = Catalogue(packs: collector.packs, labs: collector.labs)
    diagnostics += collector.diagnostics
  }
}

/// The files of a folder, by path.
struct Shelf {
  let files: [String: LevelFile]
  let otherPaths: Set<String>
  /// What files have been read as already, by path.
  let readings: [String: LevelReading]

  init(files: [LevelFile], otherPaths: [String], readings: [String: LevelReading]) {
    self.readings = readings
    var byPath: [String: LevelFile] = [:]
    for file in files { byPath[file.path] = file }
    self.files = byPath
    self.otherPaths = Set(otherPaths)
  }
}
