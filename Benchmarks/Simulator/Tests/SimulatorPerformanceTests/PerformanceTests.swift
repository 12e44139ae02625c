import Foundation
import SimulatorBenchmarks
import XCTest

/// Measures every goal, task by task, and fails where one is missed.
final class PerformanceTests: XCTestCase {
  func testHadamard() throws { try measureGoals(of: .hadamard) }
  func testCNOT() throws { try measureGoals(of: .cnot) }
  func testDense() throws { try measureGoals(of: .dense) }
  func testRandomCircuits() throws { try measureGoals(of: .random) }
  func testFourierTransforms() throws { try measureGoals(of: .fourier) }
  func testCollapse() throws { try measureGoals(of: .collapse) }
  func testShots() throws { try measureGoals(of: .shots) }
  func testPaulis() throws { try measureGoals(of: .paulis) }
  func testHeisenbergChains() throws { try measureGoals(of: .heisenberg) }
  func testSmallStates() throws { try measureGoals(of: .small) }

  private static let goals = Result {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "goals.txt")
    return try Goal.all(in: String(contentsOf: file, encoding: .utf8))
  }

  private func measureGoals(of task: BenchmarkTask) throws {
    #if DEBUG
      throw XCTSkip("only a release build is worth measuring: swift test -c release")
    #else
      let goals = try Self.goals.get().filter { $0.workload.task == task }
      XCTAssertFalse(goals.isEmpty, "goals.txt has no goal for \(task)")
      for goal in goals { try measure(goal) }
    #endif
  }

  private func measure(_ goal: Goal) throws {
    let workload = goal.workload
    let timing = try workload.measure(repeats: 5)
    let found: Double
    switch goal.unit {
    case .nanoseconds: found = timing.minimum * 1e9
    case .passes:
      let bandwidth = try MemoryBandwidth(bytes: workload.stateBytes, threads: goal.threads)
      let moved = workload.bytesMoved ?? Double(2 * workload.stateBytes)
      found = timing.minimum / (moved / bandwidth.bytesPerSecond)
    }
    let name = [
      workload.task.rawValue, workload.variant, "\(workload.qubitCount) qubits",
      "\(workload.settings.precision)", "\(goal.threads) threads",
    ].filter { !$0.isEmpty }.joined(separator: ", ")
    let rate = String(format: "%.4g a second", 1 / timing.minimum)
    let sentence = String(
      format: "%.3g %@, goal %.3g, ratio %.2f", found, goal.unit.rawValue, goal.limit, goal.limit / found)
    print("\(name): \(rate); \(sentence)")
    XCTAssertLessThanOrEqual(found, goal.limit, name)
  }
}
