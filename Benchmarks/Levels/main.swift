// Prints what reading levels costs: `swift run -c release LevelBenchmark`, from the top of the repository.
//
// A block reads a whole folder; the best of several blocks, in processor time, is printed, because whatever else the
// machine does can only make a block slower.

import Foundation
import QubitLab

/// The time that this thread has had, which other programs on the machine cannot lengthen.
func processorTime() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}

func milliseconds(_ duration: Duration) -> Double {
  Double(duration.components.seconds) * 1e3 + Double(duration.components.attoseconds) / 1e15
}

/// The least time that `body` takes, of so many tries.
func best(of tries: Int, _ body: () throws -> Void) rethrows -> Duration {
  var least = Duration.seconds(3600)
  for _ in 0..<tries {
    let start = processorTime()
    try body()
    least = min(least, processorTime() - start)
  }
  return least
}

/// Prints a figure beside what it may be at most, and how far it is off.
func report(_ name: String, _ found: Double, atMost goal: Double, unit: String) {
  let verdict = found <= goal ? "reached" : "MISSED"
  print("\(name): \(rounded(found)) \(unit), goal at most \(rounded(goal)) \(unit): \(verdict)")
}

func rounded(_ value: Double) -> String { DecimalNumber(rounding: value, decimals: 2).text }

/// `count` levels: those that ship, again and again, each with the id that its place in the list gives it.
func copies(_ count: Int) throws -> [LevelFile] {
  let shipped = try LevelFolder(path: "Levels").contents().reading.catalogue.levels
  return try (0..<count).map { place in
    var level = shipped[place % shipped.count].level
    level.id += "-copy-\(place)"
    return LevelFile(path: "\(level.id).json", bytes: Array(try level.encoded().utf8))
  }
}

let files = try copies(96)
let size = files.reduce(0) { $0 + $1.bytes.count }
print("96 levels, \(size) bytes")

let decoder = JSONDecoder()
let contents = files.map { Data($0.bytes) }

let index = best(of: 40) {
  let index = LevelIndex(of: files)
  precondition(index.outlines.count == files.count)
}
report("indexing 96 levels", milliseconds(index), atMost: 5, unit: "ms")
let decodedIndex = try best(of: 20) {
  var index: [String: DecodedOutline] = [:]
  for data in contents {
    let outline = try decoder.decode(DecodedOutline.self, from: data)
    index[outline.id] = outline
  }
  precondition(index.count == files.count)
}
report(
  "  of JSONDecoder's \(rounded(milliseconds(decodedIndex))) ms for the same", 100 * (index / decodedIndex),
  atMost: 20, unit: "%")

let whole = best(of: 40) {
  var catalogue: [String: LoadedLevel] = [:]
  for file in files {
    guard let loaded = LevelReading(file).loaded else { fatalError("\(file.path) cannot be read") }
    catalogue[loaded.id] = loaded
  }
  precondition(catalogue.count == files.count)
}
report("reading 96 levels whole", milliseconds(whole), atMost: 5, unit: "ms")
let decodedWhole = try best(of: 20) {
  var catalogue: [String: DecodedLevel] = [:]
  for data in contents {
    let level = try decoder.decode(DecodedLevel.self, from: data)
    catalogue[level.id] = level
  }
  precondition(catalogue.count == files.count)
}
// Ours reads every ket, gate and number, checks it, and keeps its place; JSONDecoder leaves them as strings.
print("  JSONDecoder, strings left unread: \(rounded(milliseconds(decodedWhole))) ms")

try measureFolders()
print("greatest memory: \(rounded(peakMemory())) MB, goal at most 200 MB")
