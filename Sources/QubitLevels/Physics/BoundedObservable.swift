import QuantumSimulator
import QubitPuzzle

/// An observable on a few qubits whose mean value has to lie between two bounds.
struct BoundedObservable {
  /// The Hermitian matrix, over the qubits of a list, the first of them its least significant bit.
  var matrix: ComplexMatrix
  /// The least mean value that will do.
  var least: Double
  /// The greatest mean value that will do.
  var most: Double

  /// The mean value in a pure state.
  func mean(in state: [Complex]) -> Double {
    let image = matrix * state
    var sum = 0.0
    for (amplitude, imageAmplitude) in zip(state, image) {
      sum += (amplitude.conjugate * imageAmplitude).real
    }
    return sum
  }
}

extension BoundedObservable {
  /// What a goal asks of the final state, as observables over `support`. A superset of the states that meet the goal
  /// meets them: a ball around a Bloch vector becomes the cube around that ball. Goals that are not about the final state
  /// alone ask nothing.
  static func demands(of goal: Goal, on support: [Int]) -> [BoundedObservable] {
    switch goal {
    case .state(let goal): [fidelity(goal, on: support)]
    case .bloch(let goal):
      zip([Pauli.x, .y, .z], [goal.x, goal.y, goal.z]).map { pauli, wanted in
        BoundedObservable(
          matrix: product([goal.qubit: pauli.matrix], on: support),
          least: wanted.value - goal.tolerance, most: wanted.value + goal.tolerance)
      }
    case .expectation(let goal): [expectation(goal, on: support)]
    case .probabilities(let goal): probabilities(goal, on: support)
    default: []
    }
  }

  /// The qubits that a goal says something about.
  static func qubits(of goal: Goal) -> [Int] {
    switch goal {
    case .state(let goal): goal.qubits
    case .bloch(let goal): [goal.qubit]
    case .expectation(let goal): goal.pauli.support
    case .probabilities(let goal): goal.qubits
    default: []
    }
  }

  private static func expectation(_ goal: ExpectationGoal, on support: [Int]) -> BoundedObservable {
    var factors: [Int: ComplexMatrix] = [:]
    for qubit in goal.pauli.support { factors[qubit] = goal.pauli[qubit].matrix }
    var observable = BoundedObservable(matrix: product(factors, on: support), least: -1, most: 1)
    switch goal.wanted {
    case .equal(let value, let tolerance):
      observable.least = value.value - tolerance
      observable.most = value.value + tolerance
    case .atLeast(let value): observable.least = value.value
    case .atMost(let value): observable.most = value.value
    }
    return observable
  }

  private static func probabilities(_ goal: ProbabilityGoal, on support: [Int]) -> [BoundedObservable] {
    goal.outcomes.map { outcome in
      var factors: [Int: ComplexMatrix] = [:]
      for (place, qubit) in goal.qubits.enumerated() {
        let sign = outcome.bits >> place & 1 == 1 ? -0.5 : 0.5
        factors[qubit] = Complex(0.5) * .identity(2) + Complex(sign) * goal.bases[place].matrix
      }
      return BoundedObservable(
        matrix: product(factors, on: support), least: outcome.probability.value - goal.tolerance,
        most: outcome.probability.value + goal.tolerance)
    }
  }

  /// The projector on a state of some of the qubits: its mean value is the fidelity.
  private static func fidelity(_ goal: StateGoal, on support: [Int]) -> BoundedObservable {
    let places = goal.qubits.compactMap(support.firstIndex(of:))
    let mask = places.reduce(0) { $0 | 1 << $1 }
    func index(_ row: Int) -> Int {
      places.enumerated().reduce(0) { $0 | (row >> $1.element & 1) << $1.offset }
    }
    let dimension = 1 << support.count
    var matrix = ComplexMatrix(rows: dimension, columns: dimension)
    for row in 0..<dimension {
      for column in 0..<dimension where row & ~mask == column & ~mask {
        matrix[row, column] =
          goal.target.amplitudes[index(row)] * goal.target.amplitudes[index(column)].conjugate
      }
    }
    return BoundedObservable(matrix: matrix, least: goal.minimumFidelity, most: 1)
  }

  /// The tensor product of matrices on single qubits, the identity on the others.
  private static func product(_ factors: [Int: ComplexMatrix], on support: [Int]) -> ComplexMatrix {
    var product = ComplexMatrix.identity(1)
    for qubit in support { product = (factors[qubit] ?? .identity(2)).tensor(product) }
    return product
  }
}

extension Pauli {
  /// The operator's matrix.
  fileprivate var matrix: ComplexMatrix {
    switch self {
    case .i: .identity(2)
    case .x: ComplexMatrix(rows: 2, columns: 2, elements: [.zero, .one, .one, .zero])
    case .y: ComplexMatrix(rows: 2, columns: 2, elements: [.zero, -Complex.i, .i, .zero])
    case .z: ComplexMatrix(diagonal: [.one, -Complex.one])
    }
  }
}
