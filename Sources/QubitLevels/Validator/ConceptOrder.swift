import QubitPuzzle

/// Checks that every concept is taught before it is taken for granted.
enum ConceptOrder {
  /// What is wrong with the order. Where a level could not be read, it may teach anything, and no concept counts as never
  /// taught.
  static func diagnostics(of catalogue: Catalogue) -> [Diagnostic] {
    let levels = catalogue.levels
    var teachers: [String: Int] = [:]
    var diagnostics: [Diagnostic] = []
    for (index, loaded) in levels.enumerated() {
      for (place, concept) in loaded.level.concepts.teaches.enumerated() {
        if let earlier = teachers[concept] {
          let fault = CourseFault.taughtTwice(concept, level: levels[earlier].id)
          diagnostics.append(loaded.source.diagnostic(.course(fault), at: .taught(place)))
        } else {
          teachers[concept] = index
        }
      }
    }
    for (index, loaded) in levels.enumerated() {
      for (place, concept) in loaded.level.concepts.requires.enumerated() {
        let fault: CourseFault
        if let teacher = teachers[concept] {
          guard teacher >= index else { continue }
          let path = path(from: teacher, to: index, concept, levels: levels, teachers: teachers)
          fault = path.map { .cycle($0) } ?? .taughtLater(concept, level: levels[teacher].id)
        } else if catalogue.isWhole {
          fault = .neverTaught(concept, near: NearMiss.find(for: concept, among: teachers.keys.sorted()))
        } else {
          continue
        }
        diagnostics.append(loaded.source.diagnostic(.course(fault), at: .required(place)))
      }
    }
    return diagnostics
  }

  /// The concepts on the shortest way from the level that teaches `concept` back to the level that takes it for granted,
  /// where there is one: what the teacher takes for granted, who teaches that, and so on. It begins and ends with the
  /// concept.
  private static func path(
    from teacher: Int, to learner: Int, _ concept: String, levels: [LoadedLevel], teachers: [String: Int]
  ) -> [String]? {
    var queue: [(level: Int, path: [String])] = [(teacher, [concept])]
    var seen: Set<Int> = [teacher]
    var next = 0
    while next < queue.count {
      let (level, path) = queue[next]
      next += 1
      if level == learner { return path + [concept] }
      for required in levels[level].level.concepts.requires {
        guard let source = teachers[required], seen.insert(source).inserted else { continue }
        queue.append((source, path + [required]))
      }
    }
    return nil
  }
}
