import Foundation
import QubitLab

/// How many times a time, or a ratio of times, may exceed what it may be at most.
enum Leeway: Double {
  /// On a machine that does nothing else.
  case none = 1
  /// On one that does other work, which shares its caches and processors: only what is far off counts.
  case busy = 5
}

/// Figures beside what they may be at most.
struct Report {
  /// How far times may be from that.
  let leeway: Leeway
  /// Whether every figure so far is as good as it has to be.
  private(set) var isReached = true

  /// Prints a time, or a ratio of times, beside what it may be at most.
  mutating func add(_ name: String, _ found: Double, atMost goal: Double, unit: String) {
    add(name, found, atMost: goal * leeway.rawValue, goal: goal, unit: unit)
  }

  private mutating func add(
    _ name: String, _ found: Double, atMost bound: Double, goal: Double, unit: String
  ) {
    isReached = isReached && found <= bound
    let verdict = found > bound ? "MISSED" : found > goal ? "missed, on a busy machine" : "reached"
    print("\(name): \(rounded(found)) \(unit), goal at most \(rounded(goal)) \(unit): \(verdict)")
  }

  /// Prints the most memory that this process has held, where the system says.
  mutating func addMemory() {
    guard let peak = Self.peakMemory else { return print("greatest memory: not known on this system") }
    add("  greatest memory", peak, atMost: 200, goal: 200, unit: "MB")
  }

  /// In megabytes.
  private static var peakMemory: Double? {
    guard let status = try? String(contentsOf: URL(filePath: "/proc/self/status"), encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
      let kilobytes = line.split(separator: " ").compactMap({ Double($0) }).first
    else { return nil }
    return kilobytes / 1024
  }
}

func rounded(_ value: Double) -> String { DecimalNumber(rounding: value, decimals: 2).text }

func milliseconds(_ duration: Duration) -> Double {
  Double(duration.components.seconds) * 1e3 + Double(duration.components.attoseconds) / 1e15
}
