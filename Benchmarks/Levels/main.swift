// Prints what reading and checking levels costs: `swift run -c release LevelBenchmark`, from the top of the repository. It
// fails where a figure is worse than it may be; with `--busy`, on a machine that does other work, where one is far worse.
// `LevelBenchmark reading` measures one part alone.

import Foundation

let arguments = CommandLine.arguments.dropFirst().filter { $0 != "--busy" }
let leeway = CommandLine.arguments.contains("--busy") ? Leeway.busy : .none

/// Measures one part in a process of its own; false where it fails.
@MainActor func measureApart(_ part: Part, _ fixtures: Fixtures) throws -> Bool {
  let process = Process()
  process.executableURL = URL(filePath: CommandLine.arguments[0])
  process.arguments = [part.rawValue, fixtures.root] + (leeway == .busy ? ["--busy"] : [])
  try process.run()
  process.waitUntilExit()
  return process.terminationStatus == 0
}

if arguments.count == 2, let part = arguments.first.flatMap(Part.init(rawValue:)), let root = arguments.last {
  exit(try part.measure(Fixtures(root: root), leeway) ? 0 : 1)
}
let parts = arguments.compactMap(Part.init(rawValue:))
guard parts.count == arguments.count else {
  print("usage: LevelBenchmark [--busy] [\(Part.allCases.map(\.rawValue).joined(separator: " | "))]")
  exit(2)
}
let fixtures = Fixtures(
  root: FileManager.default.temporaryDirectory.appending(path: "qubitlab-benchmark-\(UUID().uuidString)").path
)
try fixtures.write()
var isReached = true
for part in parts.isEmpty ? Part.allCases : parts {
  isReached = try measureApart(part, fixtures) && isReached
}
try FileManager.default.removeItem(atPath: fixtures.root)
exit(isReached ? 0 : 1)
