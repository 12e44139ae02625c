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
  ///
  /// A column may hold several values between commas, and `*` stands for every variant: the line is a goal for each
  /// combination.
  static func all(in text: String) throws -> [Goal] {
    try text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap {
      number, line in
      let words = line.prefix { $0 != "#" }.split(separator: " ").map(String.init)
      guard !words.isEmpty else { return [Goal]() }
      guard let goals = goals(in: words) else {
        throw UnreadableGoal(line: number + 1, text: String(line))
      }
      return goals
    }
  }

  private static func goals(in words: [String]) -> [Goal]? {
    guard words.count == 7, let task = BenchmarkTask(rawValue: words[0]),
      let variants = variants(words[1], of: task), let sizes = values(words[2], as: { Int($0) }),
      let precisions = values(words[3], as: precision), let threadCounts = values(words[4], as: { Int($0) }),
      let limit = Double(words[5]), let unit = Unit(rawValue: words[6])
    else { return nil }
    return sizes.flatMap { qubits in
      precisions.flatMap { precision in
        threadCounts.flatMap { threads in
          variants.map { variant in
            Goal(
              workload: Workload(
                task, variant: variant, qubitCount: qubits,
                settings: ComputeSettings(precision: precision, threadLimit: threads)),
              threads: threads, limit: limit, unit: unit)
          }
        }
      }
    }
  }

  private static func variants(_ word: String, of task: BenchmarkTask) -> [String]? {
    let known = Workload.variants(of: task)
    return switch word {
    case "-": [""]
    case "*": known
    default: values(word) { known.contains($0) ? $0 : nil }
    }
  }

  private static func precision(_ word: String) -> ComputeSettings.Precision? {
    switch word {
    case "single": .single
    case "double": .double
    default: nil
    }
  }

  /// The values between commas, or nil where one is none.
  private static func values<Value>(_ word: String, as value: (String) -> Value?) -> [Value]? {
    let words = word.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let values = words.compactMap(value)
    return values.count == words.count ? values : nil
  }
}

/// A line of goals.txt that cannot be read.
struct UnreadableGoal: Error, CustomStringConvertible {
  let line: Int
  let text: String
  var description: String {
    "goals.txt:\(line): '\(text)': wanted: task, variants or * or -, qubits, single|double, threads, limit, passes|ns"
  }
}
