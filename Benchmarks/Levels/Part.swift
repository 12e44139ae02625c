import Foundation
import QubitLab

/// What is measured, each in a process of its own, whose memory is then its own too.
enum Part: String, CaseIterable {
  /// Levels are read from memory, beside `JSONDecoder`.
  case reading
  /// A course is checked as `qubitlab validate` does it, on two workers, from nothing and again.
  case proofs
  /// Ten thousand levels are read and held against their manifest.
  case structure

  /// Measures; false where a figure is worse than it may be.
  func measure(_ fixtures: Fixtures, _ leeway: Leeway) throws -> Bool {
    var report = Report(leeway: leeway)
    switch self {
    case .reading: try measureReading(fixtures, &report)
    case .proofs: try measureProofs(fixtures, &report)
    case .structure: try measureStructure(fixtures, &report)
    }
    return report.isReached
  }

  private func measureReading(_ fixtures: Fixtures, _ report: inout Report) throws {
    let files = try LevelFolder(path: fixtures.course).contents().files.filter { $0.path != Manifest.path }
    print("96 levels, \(files.reduce(0) { $0 + $1.bytes.count }) bytes")
    let decoder = JSONDecoder()
    let contents = files.map { Data($0.bytes) }

    let index = best(of: 40) {
      let index = LevelIndex(of: files)
      precondition(index.outlines.count == files.count)
      return index
    }
    report.add("indexing 96 levels", milliseconds(index), atMost: 5, unit: "ms")
    let decodedIndex = try best(of: 20) {
      var index: [String: DecodedOutline] = [:]
      for data in contents {
        let outline = try decoder.decode(DecodedOutline.self, from: data)
        index[outline.id] = outline
      }
      precondition(index.count == files.count)
      return index
    }
    report.add(
      "  of JSONDecoder's \(rounded(milliseconds(decodedIndex))) ms for the same",
      100 * (index / decodedIndex),
      atMost: 20, unit: "%")

    let whole = best(of: 40) {
      var catalogue: [String: LoadedLevel] = [:]
      for file in files {
        guard let loaded = LevelReading(file).loaded else { fatalError("\(file.path) cannot be read") }
        catalogue[loaded.id] = loaded
      }
      precondition(catalogue.count == files.count)
      return catalogue
    }
    report.add("reading 96 levels whole", milliseconds(whole), atMost: 5, unit: "ms")
    let decodedWhole = try best(of: 20) {
      var catalogue: [String: DecodedLevel] = [:]
      for data in contents {
        let level = try decoder.decode(DecodedLevel.self, from: data)
        catalogue[level.id] = level
      }
      precondition(catalogue.count == files.count)
      return catalogue
    }
    // Ours reads every ket, gate and number, checks it, and keeps its place; JSONDecoder leaves them as strings.
    print("  JSONDecoder, strings left unread: \(rounded(milliseconds(decodedWhole))) ms")
  }

  private func measureProofs(_ fixtures: Fixtures, _ report: inout Report) throws {
    let cache = ReportCache(folder: fixtures.cache, engine: EngineIdentity(name: "benchmark"))
    let validation = LevelValidation(jobs: 2, cache: cache)
    let clock = ContinuousClock()
    let cold = try clock.measure {
      let outcome = try validation.outcome(ofFolder: fixtures.course)
      precondition(outcome.freshCount == 96 && outcome.count(.error) == 0)
    }
    report.add("96 levels cold, with full proofs", milliseconds(cold), atMost: 2000, unit: "ms")
    report.addMemory()
    var warm = Duration.seconds(3600)
    for _ in 0..<5 {
      warm = min(
        warm,
        try clock.measure {
          let outcome = try validation.outcome(ofFolder: fixtures.course)
          precondition(outcome.freshCount == 0)
        })
    }
    report.add("96 levels warm", milliseconds(warm), atMost: 50, unit: "ms")
  }

  private func measureStructure(_ fixtures: Fixtures, _ report: inout Report) throws {
    let structure = LevelValidation(depth: .structure, jobs: 2)
    let time = try ContinuousClock().measure {
      let outcome = try structure.outcome(ofFolder: fixtures.many)
      precondition(outcome.levels.count == 10_000)
    }
    report.add("10,000 levels, structure only", milliseconds(time), atMost: 2000, unit: "ms")
    report.addMemory()
  }
}

/// The least time that `body` takes, of so many tries, in the time that this thread has had, which other programs on the
/// machine cannot lengthen. To throw away what it makes does not count.
func best<Result>(of tries: Int, _ body: () throws -> Result) rethrows -> Duration {
  func processorTime() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
  var least = Duration.seconds(3600)
  for _ in 0..<tries {
    let start = processorTime()
    let result = try body()
    least = min(least, processorTime() - start)
    withExtendedLifetime(result) {}
  }
  return least
}
