import QuantumSimulator
import SimulatorBenchmarks

/// One line of goals.txt: how long a workload may take.
struct Goal {
  /// What is measured.
  let workload: Workload
  /// On how many threads.
  let threads: Int
  /// The most that one unit may take.
  let limit: Double
  /// What the limit counts.
  let unit: Unit

  enum Unit: String {
    /// Passes over the memory of the state, at the bandwidth measured in the same run.
    case passes
    /// Nanoseconds.
    case nanoseconds = "ns"
  }

  /// Reads the goals of a file, or says which line is none.
  static func all(in text: String) throws -> [Goal] {
    try text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
      number, line in
      let words = line.prefix { $0 != "#" }.split(separator: " ").map(String.init)
      guard !words.isEmpty else { return nil }
      guard words.count == 7, let task = BenchmarkTask(rawValue: words[0]),
        words[1] == "-" || Workload.variants(of: task).contains(words[1]), let qubits = Int(words[2]),
        ["single", "double"].contains(words[3]), let threads = Int(words[4]), let limit = Double(words[5]),
        let unit = Unit(rawValue: words[6])
      else { throw UnreadableGoal(line: number + 1, text: String(line)) }
      let settings = ComputeSettings(
        precision: words[3] == "single" ? .single : .double, threadLimit: threads)
      return Goal(
        workload: Workload(
          task, variant: words[1] == "-" ? "" : words[1], qubitCount: qubits, settings: settings),
        threads: threads, limit: limit, unit: unit)
    }
  }
}

/// A line of goals.txt that cannot be read.
struct UnreadableGoal: Error, CustomStringConvertible {
  let line: Int
  let text: String
  var description: String {
    "goals.txt:\(line): '\(text)': wanted: task, variant or -, qubits, single|double, threads, limit, passes|ns"
  }
}
