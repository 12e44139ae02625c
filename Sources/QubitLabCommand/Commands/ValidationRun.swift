import QubitLab

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One run of `qubitlab validate`: what to check, how, and whom to tell.
struct ValidationRun: Sendable {
  private let paths: [String]
  private let reports: [ReportRequest]
  private let failing: FailureBar
  private let language: Language
  private var validation: LevelValidation

  init(_ invocation: Invocation) throws(Failure) {
    paths = invocation.operands.isEmpty ? [LevelLookup.usualFolder] : invocation.operands
    reports = try ReportRequest.all(invocation.values(of: .reports))
    language = invocation.language
    failing = invocation.has(.strict) ? .warnings : .errors
    validation = LevelValidation(
      depth: invocation.has(.structure) ? .structure : .proofs,
      jobs: try invocation.positiveNumber(.jobs) ?? ProcessInfo.processInfo.activeProcessorCount,
      cache: invocation.has(.noCache) ? nil : ReportCache.ofThisUser,
      settings: invocation[.settings].map { .file($0) } ?? .ofFolder)
    validation.cache?.forgetOtherEngines()
  }

  /// Checks once, and tells everybody.
  func report(on console: Console) throws(Failure) -> ExitCode {
    try report(outcome(), on: console)
  }

  private func report(
    _ outcome: ValidationOutcome, on console: Console, known: Set<CheckedLevel> = []
  ) throws(Failure) -> ExitCode {
    for request in reports {
      let text = request.format.text(of: outcome, failing: failing, in: language, known: known)
      if let file = request.file {
        try OutputFile.write(text + "\n", to: file)
      } else if !text.isEmpty {
        text.split(separator: "\n", omittingEmptySubsequences: false).forEach { console.print(String($0)) }
      }
    }
    return failing.isReached(by: outcome) ? .findings : .clean
  }

  /// Writes a baseline into the settings of each folder.
  func recordBaseline(on console: Console) throws(Failure) -> ExitCode {
    for path in paths {
      let manifest = "\(path)/\(Manifest.path)"
      guard !LevelFolder.isFolder(path) || FormattedFile.exists(manifest) else {
        throw .unreadable(.missing(manifest))
      }
      let settings: ValidationSettings
      do throws(LevelFolderError) {
        settings = try validation.recordedBaseline(ofFolder: path)
      } catch {
        throw .unreadable(error)
      }
      let file = "\(path)/\(ValidationSettings.path)"
      try OutputFile.write(settings.encoded, to: file)
      let count = settings.baseline.reduce(0) { $0 + $1.count }
      console.print("\(file): \(count) \(count == 1 ? "finding" : "findings") excused")
    }
    return .clean
  }

  /// Checks, and checks again whenever a file changes, until the process is ended or nobody reads any more. Levels that
  /// have not changed are not checked again, and what was proved about them is not told again.
  func watch(on console: Console) throws(Failure) {
    var run = self
    if run.validation.cache == nil {
      // Nothing is to be kept for later; what this process has found out it may still use.
      let name = "watch-\(ProcessInfo.processInfo.processIdentifier)"
      let folder = FileManager.default.temporaryDirectory.appending(
        path: "qubitlab-\(name)-\(UUID().uuidString)")
      run.validation.cache = ReportCache(folder: folder.path, engine: EngineIdentity(name: name))
    }
    var seen: [WatchedPath]?
    var known: Set<CheckedLevel> = []
    while !console.isAbandoned() {
      let now = watchedPaths
      if now != seen {
        // An editor may still be writing: half a file is no news.
        Pause.briefly()
        guard watchedPaths == now else { continue }
        do throws(Failure) {
          let outcome = try run.outcome()
          _ = try run.report(outcome, on: console, known: known)
          known = Set(outcome.levels)
          console.complain("checked \(outcome.freshCount) of \(outcome.levels.count) levels anew; watching")
        } catch {
          console.complain("qubitlab: \(error.message)")
        }
        seen = now
      }
      Pause.briefly()
    }
  }

  /// All that a check depends on, as it is now.
  private var watchedPaths: [WatchedPath] {
    if case .file(let settings) = validation.settings { return (paths + [settings]).map { WatchedPath($0) } }
    return paths.map { WatchedPath($0) }
  }

  private func outcome() throws(Failure) -> ValidationOutcome {
    var outcome = ValidationOutcome()
    for path in paths {
      do throws(LevelFolderError) {
        outcome =
          outcome
          + (LevelFolder.isFolder(path)
            ? try validation.outcome(ofFolder: path) : try validation.outcome(ofFile: path))
      } catch {
        throw .unreadable(error)
      }
    }
    return outcome
  }
}

/// All that a path holds at one moment. Two are equal exactly when nothing has changed between them.
private enum WatchedPath: Hashable {
  case folder(LevelFolder.Contents)
  case file([UInt8])
  case missing

  init(_ path: String) {
    if LevelFolder.isFolder(path) {
      self = (try? LevelFolder(path: path).contents()).map { .folder($0) } ?? .missing
    } else {
      self = (try? LevelFolder.bytes(of: path)).map { .file($0) } ?? .missing
    }
  }
}
