public import QubitPuzzle

/// Checks that levels can be played as their authors mean them.
///
/// ```swift
/// let validator = Validator(limits: .thorough)
/// let reports = catalogue.levels.map { validator.report(on: $0) }   // each on its own, in any order
/// let across = validator.diagnostics(across: catalogue)             // what only all of them together show
/// ```
///
/// What a file says wrongly has been found by the reader; this is about what it says rightly and should not: a goal that is
/// met at the start, a solution that fails, a par that is not the least number of moves.
public struct Validator: Sendable {
  /// How far the solver may search in each level.
  public var limits: SearchLimits

  /// Makes a validator.
  public init(limits: SearchLimits = .thorough) { self.limits = limits }

  /// Checks one level. Costs what solving it costs.
  public func report(on loaded: LoadedLevel) -> LevelReport {
    var check = LevelCheck(loaded, limits: limits)
    check.checkMechanic()
    check.checkTexts()
    let facts = check.play()
    return LevelReport(
      id: loaded.id, file: loaded.source.file, facts: facts, difficulty: check.difficulty,
      diagnostics: check.diagnostics.inOrderOfFile)
  }

  /// Checks the words of a manifest: titles and summaries of packs. O(n).
  public func diagnostics(in reading: ManifestReading) -> [Diagnostic] {
    guard let manifest = reading.manifest, let document = reading.document else { return [] }
    let nodes = document.root.elements(FileKeys.Manifest.packs.rawValue) ?? []
    var diagnostics: [Diagnostic] = []
    for (pack, node) in zip(manifest.packs, nodes) {
      let texts: [(FileKeys.Pack, LocalizedText, TextLengths)] = [
        (.title, pack.title, .title), (.summary, pack.summary, .short),
      ]
      for (key, text, lengths) in texts {
        guard let written = node.member(key.rawValue) else { continue }
        for (fault, stretch) in text.faults(lengths: lengths) {
          diagnostics.append(
            Diagnostic(
              .text(fault), in: reading.path, text: document.source, range: written.range(of: stretch)))
        }
      }
    }
    return diagnostics.inOrderOfFile
  }

  /// Checks what only all levels together show: the order of concepts, puzzles that occur twice, and whether the course
  /// gets harder as it should.
  ///
  /// O(levels · n! · 4ⁿ) for n qubits; levels of more than four qubits are not compared. Beside that it costs what
  /// solving the levels costs whose difficulty is not given.
  ///
  /// - Parameters:
  ///   - catalogue: The levels.
  ///   - difficulties: How hard levels are by themselves, as reports on them say, by the levels' ids.
  public func diagnostics(
    across catalogue: Catalogue, difficulties: [String: LevelDifficulty] = [:]
  ) -> [Diagnostic] {
    let found =
      ConceptOrder.diagnostics(of: catalogue) + Duplicates.diagnostics(among: catalogue.levels)
    // A curve with a gap falls and rises where the course does not.
    guard catalogue.isWhole else { return found }
    return found
      + DifficultyRise.diagnostics(of: CourseDifficulty(of: catalogue, limits: limits, known: difficulties))
  }

  /// The most qubits of a level that is compared with others.
  public static let mostQubitsCompared = Duplicates.mostQubits

  /// Finds puzzles that occur twice among some levels: the later one of each pair is named.
  ///
  /// O(levels · n! · 4ⁿ) for n qubits; levels of more than four qubits are not compared.
  public func duplicates(among levels: [LoadedLevel]) -> [Diagnostic] {
    Duplicates.diagnostics(among: levels)
  }
}
