// Prints what moving spins costs: `swift run -c release MotionBenchmark`; with `--spins n --steps k --threads t` a single
// run, one JSON line with the mean arrow, which `compare.py` sets beside other programs on the same work.
//
// Every spin of the ensemble has a detuning of its own, and the pulse is a shaped one, with T1 and T2.

import Foundation
import QuantumSimulator

func option(_ name: String, _ fallback: Int) -> Int {
  guard let index = CommandLine.arguments.firstIndex(of: "--" + name),
    CommandLine.arguments.indices.contains(index + 1)
  else { return fallback }
  return Int(CommandLine.arguments[index + 1]) ?? fallback
}

let spinCount = option("spins", 1_000_000)
let stepCount = option("steps", 1000)
let threads = option("threads", ProcessInfo.processInfo.activeProcessorCount)
let repetitions = option("repetitions", 3)

// Times in seconds: a Gaussian pulse of 2 ms on spins spread over ±500 turns a second, in water, whose T1 is 4 s and
// T2 2 s; `compare.py` says why so long.
let pulse = try Drive(
  resonance: 0, amplitude: 2 * .pi * 500, envelope: .gaussian(width: 0.2), duration: 2e-3)
let decay = try Relaxation(t1: 4, t2: 2)
let steps = EnsembleStep.steps(of: pulse, count: stepCount)
let spread = 2 * Double.pi * 500

/// The ensemble after the steps, and the best time of several runs.
func measure(
  _ steps: [EnsembleStep], _ decay: Relaxation, spins count: Int, threads: Int, spread: Double,
  repetitions: Int
) async throws -> (spins: SpinEnsemble, best: Duration) {
  let clock = ContinuousClock()
  var best = Duration.seconds(3600)
  let fresh = try SpinEnsemble(
    count: count, detuning: { spread * (2 * Double($0) / Double(max(1, count - 1)) - 1) })
  var spins = fresh
  for _ in 0..<max(1, repetitions) {
    spins = fresh
    // A run of no steps gives the copy memory of its own, which is not what is timed.
    try spins.run([])
    let start = clock.now
    try await spins.run(steps, relaxation: decay, threads: threads)
    best = min(best, clock.now - start)
  }
  return (spins, best)
}

let (spins, best) = try await measure(
  steps, decay, spins: spinCount, threads: threads, spread: spread, repetitions: repetitions)
let seconds = Double(best.components.seconds) + Double(best.components.attoseconds) / 1e18
let perSpinStep = seconds * 1e9 / (Double(spinCount) * Double(stepCount))

// A step of a spin takes 22 products with a sum, 12 products and 6 sums.
let operations = Double(22 * 2 + 12 + 6)
let rate = operations / perSpinStep
var line: [String: Any] = [
  "spins": spinCount, "steps": stepCount, "threads": threads, "seconds": seconds,
  "nanosecondsPerSpinStep": perSpinStep, "gigaflops": rate,
  "mean": [spins.mean.x, spins.mean.y, spins.mean.z],
  "samples": (0..<9).map { sample -> [Double] in
    let spin = sample * (spinCount - 1) / 8
    return [Double(spin), spins[spin].x, spins[spin].y, spins[spin].z]
  },
  "splittingErrorBound": spins.splittingErrorBound(of: steps, relaxation: decay),
]

// The machine's peak: its clock times the operations of one fused product in the widest vectors, once a cycle.
if let text = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8) {
  let megahertz =
    text.split(separator: "\n").filter { $0.hasPrefix("cpu MHz") }
    .compactMap { Double($0.split(separator: ":").last?.trimmingCharacters(in: .whitespaces) ?? "") }.max()
    ?? 0
  let lanes = text.contains("avx512f") ? 8.0 : text.contains("avx2") ? 4.0 : 2.0
  let peak = megahertz / 1000 * lanes * 2 * Double(threads)
  line["peakGigaflops"] = peak
  if peak > 0 { line["fractionOfPeak"] = rate / peak }
}

// One spin, one step at a time.
let step = Field(x: 1, y: 2, z: 3).rotation(after: 1e-3)
var single = SteppedSpin(BlochVector(x: 0, y: 0, z: 1))
let singleSteps = 10_000_000
let clock = ContinuousClock()
let start = clock.now
for _ in 0..<singleSteps { single.turn(by: step) }
let elapsed = clock.now - start
line["singleSpinStepNanoseconds"] =
  (Double(elapsed.components.seconds) * 1e9 + Double(elapsed.components.attoseconds) / 1e9)
  / Double(singleSteps)
line["singleSpinLength"] = single.arrow.length

let data = try JSONSerialization.data(withJSONObject: line, options: [.sortedKeys])
print(String(decoding: data, as: UTF8.self))
