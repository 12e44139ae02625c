import QuantumSimulator

/// What one operation does to a bundle of vectors.
enum BundleStep {
  /// Applies an operator to those vectors whose classical bits agree with a condition; the others stay.
  case apply(SparseOperator, agreeing: [Bool])
  /// Makes two vectors of each, one for each outcome of a measurement. A vector that is not measured, because its
  /// classical bits do not agree with a condition, becomes itself and zero.
  case split(SparseOperator, SparseOperator, agreeing: [Bool])

  /// Writes the image of `source` into `target`.
  func apply(to source: VectorBundle, into target: inout VectorBundle, dimension: Int) {
    switch self {
    case .apply(let operation, let agreeing):
      target.resize(to: source.width)
      for vector in agreeing.indices {
        let start = vector * dimension
        if agreeing[vector] {
          operation.apply(to: source, from: start, into: &target, at: start)
        } else {
          target.copy(dimension, from: start, of: source, to: start)
        }
      }
    case .split(let first, let second, let agreeing):
      target.resize(to: 2 * source.width)
      for vector in agreeing.indices {
        let (start, end) = (vector * dimension, 2 * vector * dimension)
        if agreeing[vector] {
          first.apply(to: source, from: start, into: &target, at: end)
          second.apply(to: source, from: start, into: &target, at: end + dimension)
        } else {
          target.copy(dimension, from: start, of: source, to: end)
          target.clear(dimension, at: end + dimension)
        }
      }
    }
  }
}

extension VectorBundle {
  /// Copies entries of another bundle.
  fileprivate mutating func copy(_ count: Int, from start: Int, of source: VectorBundle, to end: Int) {
    for offset in 0..<count {
      reals[end + offset] = source.reals[start + offset]
      imaginaries[end + offset] = source.imaginaries[start + offset]
    }
  }

  /// Makes entries zero.
  fileprivate mutating func clear(_ count: Int, at start: Int) {
    for index in start..<start + count {
      reals[index] = 0
      imaginaries[index] = 0
    }
  }
}

/// Which vectors a bundle holds at some point of the board: for each, which input it is the image of and what the
/// classical bits are.
struct BundleLayout {
  /// The number of qubits.
  let qubitCount: Int
  /// The input that each vector is the image of.
  private(set) var inputs: [Int]
  /// The classical bits that go with each vector.
  private(set) var registers: [[Bool]]

  /// One vector for each of the inputs, all classical bits 0.
  init(inputCount: Int, qubitCount: Int, bitCount: Int) {
    self.qubitCount = qubitCount
    inputs = Array(0..<inputCount)
    registers = inputs.map { _ in [Bool](repeating: false, count: bitCount) }
  }

  /// What an operation does to a bundle with this layout; changes the layout to what it is then. Nil for an
  /// operation that does nothing.
  mutating func step(for operation: Operation) -> BundleStep? {
    let agreeing = registers.map { operation.condition?.holds(in: $0) ?? true }
    switch operation.action {
    case .gate(let application):
      return .apply(SparseOperator(application, qubitCount: qubitCount), agreeing: agreeing)
    case .measurement(let measurement):
      let step = BundleStep.split(
        SparseOperator(projectingOn: measurement.observable, outcome: 0, qubitCount: qubitCount),
        SparseOperator(projectingOn: measurement.observable, outcome: 1, qubitCount: qubitCount),
        agreeing: agreeing)
      split(agreeing: agreeing, recording: measurement.bit)
      return step
    case .reset(let qubit):
      let step = BundleStep.split(
        SparseOperator(resetting: qubit, foundAs: 0, qubitCount: qubitCount),
        SparseOperator(resetting: qubit, foundAs: 1, qubitCount: qubitCount),
        agreeing: agreeing)
      split(agreeing: agreeing, recording: nil)
      return step
    case .barrier:
      return nil
    }
  }

  private mutating func split(agreeing: [Bool], recording bit: Int?) {
    inputs = inputs.flatMap { [$0, $0] }
    var split: [[Bool]] = []
    for (register, agrees) in zip(registers, agreeing) {
      for outcome in [false, true] {
        var register = register
        if let bit, agrees { register[bit] = outcome }
        split.append(register)
      }
    }
    registers = split
  }
}
