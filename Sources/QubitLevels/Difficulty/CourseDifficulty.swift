public import QubitPuzzle

/// How hard the levels of a course are, each with what it builds on.
public struct CourseDifficulty: Hashable, Sendable {
  /// The levels, pack by pack.
  public let packs: [[Entry]]

  /// A level and how hard it is.
  public struct Entry: Hashable, Sendable {
    /// The level and its file.
    public var level: LoadedLevel
    /// How hard it is; nil where it cannot be judged.
    public var difficulty: LevelDifficulty?
  }

  /// Works out how hard the levels of a catalogue are.
  ///
  /// - Parameters:
  ///   - catalogue: The levels.
  ///   - limits: How far the solver may search in each level that is not known.
  ///   - known: What was found out about levels by themselves, by their ids; the others cost what solving them costs.
  public init(
    of catalogue: Catalogue, limits: SearchLimits = .thorough, known: [String: LevelDifficulty] = [:]
  ) {
    let beneath = Self.levelsBeneath(catalogue.levels)
    let practice = Self.practice(catalogue.levels)
    packs = catalogue.packs.map { pack in
      pack.levels.map { loaded in
        var difficulty = known[loaded.id]
        if difficulty == nil {
          do throws(LevelFault) {
            difficulty = try LevelDifficulty(of: loaded.level, limits: limits)
          } catch {
            return Entry(level: loaded, difficulty: nil)
          }
        }
        difficulty?.levelsBeneath = beneath[loaded.id] ?? 0
        difficulty?.practice = practice[loaded.id] ?? 0
        return Entry(level: loaded, difficulty: difficulty)
      }
    }
  }

  /// For each level, by its id, how many bits its concepts weigh less because earlier levels had them. O(concepts named).
  private static func practice(_ levels: [LoadedLevel]) -> [String: Double] {
    var uses: [String: Int] = [:]
    var practice: [String: Double] = [:]
    for loaded in levels {
      let concepts = loaded.level.concepts.teaches + loaded.level.concepts.requires
      practice[loaded.id] = concepts.reduce(0) { sum, concept in
        let before = Double(uses[concept] ?? 0)
        return sum + before / (before + 1)
      }
      for concept in concepts { uses[concept, default: 0] += 1 }
    }
    return practice
  }

  /// For each level, by its id, how many earlier levels it builds on, directly or through others. Levels that build on
  /// what comes later, as a finding of its own says, are counted as if they did not. O(levels²).
  private static func levelsBeneath(_ levels: [LoadedLevel]) -> [String: Int] {
    var teachers: [String: Int] = [:]
    var beneath: [Set<Int>] = []
    var counts: [String: Int] = [:]
    for (index, loaded) in levels.enumerated() {
      var own: Set<Int> = []
      for concept in loaded.level.concepts.requires {
        guard let teacher = teachers[concept], teacher < index else { continue }
        own.insert(teacher)
        own.formUnion(beneath[teacher])
      }
      for concept in loaded.level.concepts.teaches where teachers[concept] == nil {
        teachers[concept] = index
      }
      beneath.append(own)
      counts[loaded.id] = own.count
    }
    return counts
  }
}
