import QuantumSimulator
import QubitPuzzle

/// Whether some quantum state meets a set of goals.
///
/// The vectors of mean values that states can have form a convex set, whose extreme point in a direction c is given by
/// the greatest eigenvalue of Σ cₖAₖ. E. Gilbert's algorithm ("An iterative procedure for computing the minimum of a
/// quadratic form on a convex set", 1966) walks inside that set towards the box of wanted values. Either it arrives, and a
/// state is found; or a direction shows that the whole box lies past the set, which proves that there is none. Where
/// it does neither in good time, nothing is claimed.
enum Feasibility: Equatable {
  /// A state meets the goals, or none was shown to be missing.
  case notRefuted
  /// No state meets the goals: the mean values of every state are at least this far from the wanted ones.
  case refuted(shortfall: Double)

  /// More qubits than this are not looked at: the matrices grow with the square of 2ⁿ.
  static let greatestSupport = 4
  private static let iterations = 60

  /// Judges goals together.
  static func of(_ goals: [Goal]) -> Feasibility {
    var support: [Int] = []
    for qubit in goals.flatMap(BoundedObservable.qubits(of:)) where !support.contains(qubit) {
      support.append(qubit)
    }
    guard support.count <= greatestSupport else { return .notRefuted }
    return of(goals.flatMap { BoundedObservable.demands(of: $0, on: support) })
  }

  /// Judges observables over the same qubits.
  static func of(_ observables: [BoundedObservable]) -> Feasibility {
    guard let dimension = observables.first?.matrix.rows else { return .notRefuted }
    // Begin in the middle: the mean values of the maximally mixed state.
    var point = observables.map { $0.matrix.trace.real / Double(dimension) }
    for _ in 0..<iterations {
      let direction = zip(observables, point).map { observable, mean in
        min(max(mean, observable.least), observable.most) - mean
      }
      let distance = dot(direction, direction).squareRoot()
      guard distance > GoalFault.rounding else { return .notRefuted }
      let (greatest, extreme) = extremePoint(of: observables, towards: direction)
      // The box's nearest point to `point` is also its lowest in this direction.
      let boxBound = dot(direction, point) + distance * distance
      let shortfall = (boxBound - greatest) / distance
      if shortfall > GoalFault.rounding { return .refuted(shortfall: shortfall) }
      let step = zip(extreme, point).map { $0 - $1 }
      let length = dot(step, step)
      guard length > 0 else { return .notRefuted }
      let fraction = min(1, max(0, dot(direction, step) / length))
      point = zip(point, step).map { $0 + fraction * $1 }
    }
    return .notRefuted
  }

  /// The greatest value of the observables' mean values in a direction, and the mean values that have it.
  private static func extremePoint(
    of observables: [BoundedObservable], towards direction: [Double]
  ) -> (greatest: Double, means: [Double]) {
    let dimension = observables[0].matrix.rows
    var sum = ComplexMatrix(rows: dimension, columns: dimension)
    for (weight, observable) in zip(direction, observables) {
      sum = sum + Complex(weight) * observable.matrix
    }
    let system = HermitianEigensystem(sum)
    let last = dimension - 1
    let state = (0..<dimension).map { system.vectors[$0, last] }
    return (system.values[last], observables.map { $0.mean(in: state) })
  }

  private static func dot(_ a: [Double], _ b: [Double]) -> Double {
    zip(a, b).reduce(0) { $0 + $1.0 * $1.1 }
  }
}
