import Foundation
import QubitLab

/// Writes `count` copies of levels, each with an id of its own, as a folder with a manifest.
private func writeFolder(of count: Int, packSize: Int, to path: String) throws {
  let levels = try copies(count)
  var packs: [String] = []
  for (pack, start) in stride(from: 0, to: count, by: packSize).enumerated() {
    let number = pack < 9 ? "0\(pack + 1)" : "\(pack + 1)"
    let folder = "\(number)-pack-\(pack + 1)"
    try FileManager.default.createDirectory(atPath: "\(path)/\(folder)", withIntermediateDirectories: true)
    var ids: [String] = []
    for (place, file) in levels[start..<min(count, start + packSize)].enumerated() {
      let id = String(file.path.dropLast(".json".count))
      ids.append("\"\(id)\"")
      let name = place < 9 ? "0\(place + 1)" : "\(place + 1)"
      try Data(file.bytes).write(to: URL(filePath: "\(path)/\(folder)/\(name)-\(id).json"))
    }
    packs.append(
      """
      {"id": "pack-\(pack + 1)", "folder": "\(folder)", "access": "free", "levels": [\(ids.joined(separator: ","))],
       "title": {"zh-Hans": "包", "en": "Pack"}, "summary": {"zh-Hans": "一包", "en": "A pack"}}
      """)
  }
  let manifest = "{\"schemaVersion\": 1, \"packs\": [\(packs.joined(separator: ","))], \"labs\": []}"
  try Data(manifest.utf8).write(to: URL(filePath: "\(path)/packs.json"))
}

/// Checks folders as `qubitlab validate` does, on two workers, and reports how long that takes by the clock.
func measureFolders() throws {
  let root = FileManager.default.temporaryDirectory.appending(path: "qubitlab-benchmark-\(UUID().uuidString)")
    .path
  defer { try? FileManager.default.removeItem(atPath: root) }
  try writeFolder(of: 96, packSize: 12, to: "\(root)/96")
  let cache = ReportCache(folder: "\(root)/cache", engine: EngineIdentity(name: "benchmark"))
  let validation = LevelValidation(jobs: 2, cache: cache)
  let clock = ContinuousClock()
  let cold = try clock.measure {
    let outcome = try validation.outcome(ofFolder: "\(root)/96")
    precondition(outcome.freshCount == 96 && outcome.count(.error) == 0)
  }
  report("96 levels cold, with full proofs", milliseconds(cold), atMost: 2000, unit: "ms")
  var warm = Duration.seconds(3600)
  for _ in 0..<5 {
    warm = min(
      warm,
      try clock.measure {
        let outcome = try validation.outcome(ofFolder: "\(root)/96")
        precondition(outcome.freshCount == 0)
      })
  }
  report("96 levels warm", milliseconds(warm), atMost: 50, unit: "ms")

  try writeFolder(of: 10_000, packSize: 102, to: "\(root)/10000")
  let structure = LevelValidation(depth: .structure, jobs: 2)
  let many = try clock.measure {
    let outcome = try structure.outcome(ofFolder: "\(root)/10000")
    precondition(outcome.levels.count == 10_000)
  }
  report("10,000 levels, structure only", milliseconds(many), atMost: 2000, unit: "ms")
}

/// The most memory that this process has held, in megabytes; 0 where the system does not say.
func peakMemory() -> Double {
  guard let status = try? String(contentsOf: URL(filePath: "/proc/self/status"), encoding: .utf8),
    let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
    let kilobytes = line.split(separator: " ").compactMap({ Double($0) }).first
  else { return 0 }
  return kilobytes / 1024
}
