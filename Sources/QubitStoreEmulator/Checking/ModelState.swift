import QubitEntitlements

/// A process with what a faulty reducer may remember beside it.
struct ModelState {
  var process: EmulatedProcess
  /// For planted faults that need a memory which the right reducer does not have.
  var memory: Set<TransactionID> = []
}

/// One thing that happens on a path.
enum ModelStep: Hashable, CustomStringConvertible {
  case start(LaunchPlan)
  case outside(OutsideStep)
  case answer(ProcessAnswer)

  var description: String {
    switch self {
    case .start(.store): "start"
    case .start: "start, injected"
    case .outside(let step): "\(step)"
    case .answer(let answer): "(\(answer))"
    }
  }
}
