import Foundation
import QuantumSimulator
import QubitLab
import SimulatorBenchmarks

extension Command {
  /// Times the simulator.
  static let bench = Command(
    name: "bench",
    summary: "Time the simulator on this machine.",
    discussion: """
      Each row is a task on a state of so many qubits: the time of one unit (the shortest and the median of several
      blocks of 10 ms or more) and, where memory is what bounds it, the share of the bandwidth that this machine
      gives to reading and writing a buffer of the same size in place, measured just before. On a machine that does
      other work a single figure means little. Build in release before you look.
      """,
    operands: .none,
    options: [.task, .qubits, .precision, .threads, .repeats, .json],
    examples: [
      Example(
        line: "qubitlab bench",
        effect: "A quick look: most tasks on 20 qubits, those on small states on fewer."),
      Example(
        line: "qubitlab bench --task random --qubits 20,24 --threads 1 --precision single",
        effect: "One task on two sizes, on one thread."),
    ],
    run: { invocation, console throws(Failure) in
      let threads =
        try invocation.threads ?? ProcessInfo.processInfo.activeProcessorCount
      let settings = ComputeSettings(precision: invocation.precision, threadLimit: threads)
      let tasks = invocation[.task].flatMap(BenchmarkTask.init(rawValue:)).map { [$0] }
      let repeats = try invocation.positiveNumber(.repeats) ?? 5
      if !invocation.has(.json) { console.print(BenchmarkRow.heading) }
      for task in tasks ?? BenchmarkTask.allCases {
        for qubits in try invocation.qubitCounts ?? [task.usualQubitCount] {
          for variant in Workload.variants(of: task) {
            let workload = Workload(task, variant: variant, qubitCount: qubits, settings: settings)
            let row = try row(of: workload, threads: threads, repeats: repeats)
            console.print(invocation.has(.json) ? row.json.flat : row.text)
          }
        }
      }
      return .clean
    })

  private static func row(
    of workload: Workload, threads: Int, repeats: Int
  ) throws(Failure) -> BenchmarkRow {
    do throws(BenchmarkError) {
      return try BenchmarkRow(workload, threads: threads, workload.measure(repeats: repeats))
    } catch {
      throw .badData("\(workload.task.rawValue) on \(workload.qubitCount) qubits: \(error)")
    }
  }
}

/// One line of the table.
private struct BenchmarkRow {
  let workload: Workload
  let threads: Int
  let timing: Timing
  /// The share of the machine's bandwidth that the task moves; nil where something else bounds it.
  let share: Double?

  init(_ workload: Workload, threads: Int, _ timing: Timing) throws(BenchmarkError) {
    self.workload = workload
    self.threads = threads
    self.timing = timing
    guard let moved = workload.bytesMoved else {
      share = nil
      return
    }
    let bandwidth = try MemoryBandwidth(bytes: workload.stateBytes, threads: threads)
    share = moved / timing.minimum / bandwidth.bytesPerSecond
  }

  private static let columns = [10, 10, 6, 9, 7, 12, 12, 9]

  static let heading = line([
    "task", "variant", "qubits", "precision", "threads", "shortest", "median", "bandwidth",
  ])

  var text: String {
    Self.line([
      workload.task.rawValue, workload.variant, "\(workload.qubitCount)", precision, "\(threads)",
      Self.time(timing.minimum), Self.time(timing.median), share.map { Decimals.percent($0) } ?? "",
    ])
  }

  var json: JSONText {
    var members: [(key: String, value: JSONText)] = [
      ("version", .integer(1)), ("task", .string(workload.task.rawValue)),
      ("variant", .string(workload.variant)), ("qubits", .integer(workload.qubitCount)),
      ("precision", .string(precision)), ("threads", .integer(threads)),
      ("unit", .string(workload.task.unit)), ("shortestSeconds", .number(timing.minimum)),
      ("medianSeconds", .number(timing.median)), ("blocks", .integer(timing.repeats)),
    ]
    if let share { members.append(("bandwidthShare", .number(share))) }
    return .object(members)
  }

  private var precision: String { workload.settings.precision == .double ? "double" : "single" }

  private static func line(_ cells: [String]) -> String {
    zip(cells, columns).map { $0.padding(toLength: max($1, $0.count), withPad: " ", startingAt: 0) }
      .joined(separator: " ")
  }

  /// A time in the unit that suits it.
  private static func time(_ seconds: Double) -> String {
    switch seconds {
    case ..<1e-6: "\(Decimals.text(seconds * 1e9)) ns"
    case ..<1e-3: "\(Decimals.text(seconds * 1e6)) µs"
    case ..<1: "\(Decimals.text(seconds * 1e3)) ms"
    default: "\(Decimals.text(seconds)) s"
    }
  }
}

extension Option {
  /// Which task.
  static let task = Option(
    name: "task", value: .oneOf(BenchmarkTask.allCases.map(\.rawValue)), help: "One task; all unless given.")
  /// On how many qubits.
  static let qubits = Option(
    name: "qubits", value: .any("COUNT[,COUNT…]"),
    help: "The sizes of the state; 20 unless given, 15 for matrix, 5 for small.")
  /// How many blocks.
  static let repeats = Option(
    name: "repeats", value: .any("COUNT"), help: "How many blocks are timed; 5 unless given.")
}

extension Invocation {
  /// The sizes that the command line lists, or nil where it lists none.
  fileprivate var qubitCounts: [Int]? {
    get throws(Failure) {
      guard let text = self[.qubits] else { return nil }
      var counts: [Int] = []
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        guard let count = Int(part), StateVector.supportedQubitCounts.contains(count), count >= 2 else {
          let most = StateVector.supportedQubitCounts.upperBound
          throw .usage("--qubits wants numbers from 2 to \(most), separated by commas; found '\(part)'")
        }
        counts.append(count)
      }
      return counts
    }
  }
}
