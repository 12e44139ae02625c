// Prints what verifying costs: `swift run -c release EntitlementBenchmark`, from the top of the repository.
//
// A block is many verifications, timed together in processor time; the best of several blocks is printed, because
// whatever else the machine does can only make a block slower.

import Foundation
import QubitEntitlements

let fixtures = "Tests/QubitEntitlementsTests/Fixtures/jws"

/// One kind of token, how many make a block, and what one may cost.
struct Case {
  let name: String
  let token: [UInt8]
  let count: Int
  let goal: Duration
}

func token(_ name: String) throws -> [UInt8] {
  Array(try Data(contentsOf: URL(filePath: "\(fixtures)/tokens/\(name).jws")))
}

func microseconds(_ duration: Duration) -> Double {
  Double(duration.components.seconds) * 1e6 + Double(duration.components.attoseconds) / 1e12
}

/// The time that this thread has had, which other programs on the machine cannot lengthen.
func processorTime() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}

func best(_ blocks: Int, _ count: Int, _ body: () -> Void) -> Duration {
  let times = (0..<blocks).map { _ in
    let start = processorTime()
    for _ in 0..<count { body() }
    return (processorTime() - start) / count
  }
  return times.min() ?? .zero
}

let policy = VerificationPolicy(
  root: try TrustedRoot(file: "\(fixtures)/certs/root-a.der"), bundle: "com.example.qubitlab",
  environment: .sandbox)
let verifier = TransactionVerifier(policy)
let cases = [
  Case(name: "valid token", token: try token("ok-purchased"), count: 20, goal: .microseconds(2500)),
  Case(name: "wrong algorithm", token: try token("alg-none-signed"), count: 500, goal: .microseconds(100)),
  Case(
    name: "11 MB token", token: [UInt8](repeating: 65, count: 11_000_000), count: 100_000,
    goal: .microseconds(10)),
  Case(
    name: "half a token", token: Array(try token("ok-purchased").prefix(2000)), count: 1000,
    goal: .microseconds(50)),
]

var misses = 0
for item in cases {
  let time = best(10, item.count) { _ = try? verifier.verify(item.token) }
  let ratio = microseconds(time) / microseconds(item.goal)
  if ratio > 1 { misses += 1 }
  let figures = [
    item.name.padding(toLength: 16, withPad: " ", startingAt: 0),
    String(format: "%10.2f µs", microseconds(time)),
    String(format: "goal %8.2f µs", microseconds(item.goal)),
    String(format: "%.3f of it", ratio),
  ]
  print(figures.joined(separator: "   "))
}
exit(misses == 0 ? 0 : 1)
