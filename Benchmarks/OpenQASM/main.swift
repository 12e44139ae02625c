// How fast programs in OpenQASM are read: gates a second, the goal and the ratio, and whether a file ten times as long
// takes ten times as long. Run in release: `swift run -c release OpenQASMBenchmark`. Ends with 1 where a goal is missed.
// Times are processor time, which other programs on the machine lengthen least; with `--busy`, on a machine that does
// other work, a goal counts as missed where it is missed five times over.
import Foundation
import OpenQASM

/// The time that this thread has had, in seconds.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// A program of so many gates, of the mixture that circuits have: half without angles, half of the others with
/// multiples of π, half of the operations on two qubits.
func program(_ dialect: Dialect, gates: Int) -> [UInt8] {
  var text =
    dialect == .openQASM2
    ? "OPENQASM 2.0;\ninclude \"qelib1.inc\";\nqreg q[20];\ncreg c[20];\n"
    : "OPENQASM 3.0;\ninclude \"stdgates.inc\";\nqubit[20] q;\nbit[20] c;\n"
  for gate in 0..<gates {
    let (a, b) = (gate * 7 % 20, (gate * 7 + 1 + gate % 19) % 20)
    switch gate % 8 {
    case 0: text += "h q[\(a)];\n"
    case 1, 3, 5: text += "cx q[\(a)], q[\(b)];\n"
    case 2: text += "rz(pi/\(1 + gate % 16)) q[\(a)];\n"
    case 4: text += "rx(0.\(1000 + gate % 9000)) q[\(a)];\n"
    case 6: text += "t q[\(a)];\n"
    default: text += "cp(-3*pi/\(4 + gate % 5)) q[\(a)], q[\(b)];\n"
    }
  }
  return Array(text.utf8)
}

/// The least time of a few readings, in seconds.
func leastTime(_ text: [UInt8], rounds: Int = 3) throws -> Double {
  var least = Double.infinity
  for _ in 0..<rounds {
    let start = processorTime()
    let read = try QuantumProgram(text)
    least = min(least, processorTime() - start)
    guard read.qubitCount == 20 else { fatalError("the program was not read whole") }
  }
  return least
}

/// A number with two decimals.
func fixed(_ value: Double) -> String {
  let hundredths = Int((value * 100).rounded())
  return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
}

let goal = 2e6
let leeway = CommandLine.arguments.contains("--busy") ? 5.0 : 1
var isMissed = false
for dialect in [Dialect.openQASM2, .openQASM3] {
  let name = dialect == .openQASM2 ? "OpenQASM 2" : "OpenQASM 3"
  let (short, long) = (program(dialect, gates: 100_000), program(dialect, gates: 1_000_000))
  let (shortTime, longTime) = (try leastTime(short), try leastTime(long))
  let rate = 1e6 / longTime
  print(
    "\(name): 10⁶ gates (\(long.count / 1_000_000) MB) in \(Int(longTime * 1000)) ms: "
      + "\(fixed(rate / 1e6)) million gates a second, goal \(fixed(goal / 1e6)), ratio \(fixed(rate / goal))")
  // A file ten times as long may miss the caches, but not more.
  let growth = longTime / shortTime
  print("\(name): ten times as long a file takes \(fixed(growth)) times as long; at most 15.00")
  if rate * leeway < goal || growth > 15 * leeway { isMissed = true }
}
exit(isMissed ? 1 : 0)
