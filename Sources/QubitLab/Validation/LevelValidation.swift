public import QubitLevels

/// Checks folders and files of levels, as `qubitlab validate` does.
///
/// ```swift
/// let outcome = try LevelValidation().outcome(ofFolder: "Levels")
/// for finding in outcome.findings { print(finding) }
/// ```
public struct LevelValidation: Sendable {
  /// How deep to look.
  public var depth: Depth
  /// How many levels are checked at a time.
  public var jobs: Int
  /// What checks each level by itself.
  public var validator: Validator
  /// Where what was found out before is kept; nil to find out everything anew.
  public var cache: ReportCache?
  /// The settings to apply; nil for those of each folder.
  public var settings: Settings

  /// How deep to look.
  public enum Depth: Hashable, Sendable {
    /// Read every file, and see whether the files fit together.
    case structure
    /// Play and solve every level too.
    case proofs
  }

  /// Which settings to apply.
  public enum Settings: Hashable, Sendable {
    /// Those in the folder's own `validation.json`, if there is one.
    case ofFolder
    /// Those in the file at this path.
    case file(String)
    /// None: every rule weighs as usual, and nothing is excused.
    case usual
  }

  /// Makes a validation.
  public init(
    depth: Depth = .proofs, jobs: Int = 1, validator: Validator = Validator(), cache: ReportCache? = nil,
    settings: Settings = .ofFolder
  ) {
    self.depth = depth
    self.jobs = jobs
    self.validator = validator
    self.cache = cache
    self.settings = settings
  }

  /// Checks a folder of levels. Files are named as seen from where `path` is.
  ///
  /// - Throws: ``LevelFolderError``.
  public func outcome(ofFolder path: String) throws(LevelFolderError) -> ValidationOutcome {
    var outcome = try unweighed(folder: path)
    let reading = try settings(of: path)
    let onSettings = reading?.apply(to: &outcome) ?? []
    if settings == .ofFolder { outcome.onReading += onSettings }
    outcome.locate(below: path)
    if settings != .ofFolder { outcome.onReading += onSettings }
    return outcome
  }

  /// Checks one file on its own: a level, or, as its name says, a manifest or settings.
  ///
  /// - Throws: ``LevelFolderError``.
  public func outcome(ofFile path: String) throws(LevelFolderError) -> ValidationOutcome {
    let file = LevelFile(path: path, bytes: try LevelFolder.bytes(of: path))
    var outcome: ValidationOutcome
    switch file.role {
    case .manifest:
      let reading = ManifestReading(file)
      let found = reading.diagnostics + validator.diagnostics(in: reading)
      outcome = ValidationOutcome(onReading: found.map { Finding($0) })
    case .settings:
      outcome = ValidationOutcome(onReading: SettingsReading(file).diagnostics.map { Finding($0) })
    case .level:
      let reading = LevelReading(file)
      outcome = ValidationOutcome(onReading: reading.diagnostics.map { Finding($0) })
      guard let loaded = reading.loaded else { break }
      outcome.onReading += loaded.missingMedia { FileKind(at: $0) == .file }.map { Finding($0) }
      check([loaded], into: &outcome)
    }
    guard case .file = settings, let reading = try settings(of: path) else { return outcome }
    outcome.onReading += reading.apply(to: &outcome)
    return outcome
  }

  /// The settings of a folder with a baseline that excuses what there is to excuse now.
  ///
  /// - Throws: ``LevelFolderError``.
  public func recordedBaseline(ofFolder path: String) throws(LevelFolderError) -> ValidationSettings {
    let present = try settings(of: path)?.settings ?? ValidationSettings()
    return present.recording(try unweighed(folder: path))
  }

  /// Everything found in a folder, weighed as usual. Files are named relative to the folder.
  private func unweighed(folder path: String) throws(LevelFolderError) -> ValidationOutcome {
    let contents = try LevelFolder(path: path).contents()
    let files = contents.levelFiles
    var readings: [String: LevelReading] = [:]
    let needsPlaces = depth == .proofs
    let read = Workers.map(files, jobs: jobs) { file in
      let reading = LevelReading(file)
      return needsPlaces ? reading : reading.forCatalogue
    }
    for (file, reading) in zip(files, read) { readings[file.path] = reading }
    let reading = CatalogueReading(
      files: contents.files, otherPaths: contents.otherPaths, readings: readings)
    let catalogue = reading.catalogue
    var outcome = ValidationOutcome(onReading: reading.diagnostics.map { Finding($0) })
    check(catalogue.levels + catalogue.labs.map { $0.level }, into: &outcome)
    if depth == .proofs {
      if let manifest = reading.manifest {
        outcome.onReading += validator.diagnostics(in: manifest).map { Finding($0) }
      }
      var difficulties: [String: LevelDifficulty] = [:]
      for level in outcome.levels { difficulties[level.id] = level.difficulty }
      outcome.across = validator.diagnostics(across: catalogue, difficulties: difficulties).map {
        Finding($0)
      }
    }
    return outcome
  }

  /// Adds what there is to know about levels by themselves.
  private func check(_ levels: [LoadedLevel], into outcome: inout ValidationOutcome) {
    guard depth == .proofs else {
      outcome.levels = levels.map {
        CheckedLevel(id: $0.id, file: $0.source.file, fact: .read, findings: [])
      }
      return
    }
    let known = levels.map { cache?.report(on: $0, limits: validator.limits) }
    let unknown = levels.indices.filter { known[$0] == nil }
    let found = Workers.map(unknown.map { levels[$0] }, jobs: jobs) { loaded in
      let checked = CheckedLevel(validator.report(on: loaded))
      cache?.keep(checked, on: loaded, limits: validator.limits)
      return checked
    }
    var next = found.makeIterator()
    outcome.levels = known.compactMap { $0 ?? next.next() }
    outcome.freshCount = unknown.count
  }

  /// The settings that apply to a path, read from their file; nil where there is none.
  private func settings(of path: String) throws(LevelFolderError) -> SettingsReading? {
    switch settings {
    case .usual: return nil
    case .file(let file):
      return SettingsReading(LevelFile(path: file, bytes: try LevelFolder.bytes(of: file)))
    case .ofFolder:
      let name = ValidationSettings.path
      do {
        return SettingsReading(LevelFile(path: name, bytes: try LevelFolder.bytes(of: "\(path)/\(name)")))
      } catch .missing {
        return nil
      }
    }
  }
}

extension SettingsReading {
  /// Applies the settings, if they could be read; gives back what is wrong with them.
  fileprivate func apply(to outcome: inout ValidationOutcome) -> [Finding] {
    diagnostics.map { Finding($0) } + (settings?.apply(to: &outcome) ?? [])
  }
}

extension LevelFolder.Contents {
  /// The files that can be levels.
  fileprivate var levelFiles: [LevelFile] {
    files.filter {
      $0.path != Manifest.path && $0.path != ValidationSettings.path && !$0.path.hasSuffix(".schema.json")
    }
  }
}
