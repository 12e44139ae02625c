import QuantumSimulator

/// What one operation does to a bundle of vectors.
enum BundleStep {
  /// Applies an operator to those vectors whose classical bits agree with a condition; the others stay.
  case apply(SparseOperator, agreeing: [Bool])
  /// Makes two vectors of each, one for each outcome of a measurement. A vector that is not measured, because its
  /// classical bits do not agree with a condition, becomes itself and zero. Where the measurement may be left out,
  /// a third vector is kept free for that, which is zero now.
  case split(SparseOperator, SparseOperator, agreeing: [Bool], Parts)
  /// Goes past a measurement that is left out: each vector becomes zero, zero and itself.
  case bypass(vectorCount: Int)

  /// How many vectors a measurement makes of one.
  enum Parts: Int {
    /// One for each outcome.
    case outcomes = 2
    /// One for each outcome, and one for no measurement.
    case outcomesAndBypass = 3
  }

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
    case .split(let first, let second, let agreeing, let parts):
      target.resize(to: parts.rawValue * source.width)
      for vector in agreeing.indices {
        let (start, end) = (vector * dimension, parts.rawValue * vector * dimension)
        if agreeing[vector] {
          first.apply(to: source, from: start, into: &target, at: end)
          second.apply(to: source, from: start, into: &target, at: end + dimension)
        } else {
          target.copy(dimension, from: start, of: source, to: end)
          target.clear(dimension, at: end + dimension)
        }
        if parts == .outcomesAndBypass { target.clear(dimension, at: end + 2 * dimension) }
      }
    case .bypass(let vectorCount):
      target.resize(to: 3 * source.width)
      for vector in 0..<vectorCount {
        let end = 3 * vector * dimension
        target.clear(2 * dimension, at: end)
        target.copy(dimension, from: vector * dimension, of: source, to: end + 2 * dimension)
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
  ///
  /// - Parameter mayBeLeftOut: Whether the search may also go past the operation, as if it were not there.
  mutating func step(for operation: Operation, mayBeLeftOut: Bool) -> BundleStep? {
    let agreeing = registers.map { operation.condition?.holds(in: $0) ?? true }
    let parts: BundleStep.Parts = mayBeLeftOut ? .outcomesAndBypass : .outcomes
    switch operation.action {
    case .gate(let application):
      return .apply(SparseOperator(application, qubitCount: qubitCount), agreeing: agreeing)
    case .measurement(let measurement):
      split(agreeing: agreeing, recording: measurement.bit, parts)
      return .split(
        SparseOperator(projectingOn: measurement.observable, outcome: 0, qubitCount: qubitCount),
        SparseOperator(projectingOn: measurement.observable, outcome: 1, qubitCount: qubitCount),
        agreeing: agreeing, parts)
    case .reset(let qubit):
      split(agreeing: agreeing, recording: nil, parts)
      return .split(
        SparseOperator(resetting: qubit, foundAs: 0, qubitCount: qubitCount),
        SparseOperator(resetting: qubit, foundAs: 1, qubitCount: qubitCount),
        agreeing: agreeing, parts)
    case .barrier:
      return nil
    }
  }

  private mutating func split(agreeing: [Bool], recording bit: Int?, _ parts: BundleStep.Parts) {
    var (splitInputs, splitRegisters): ([Int], [[Bool]]) = ([], [])
    for (vector, register) in registers.enumerated() {
      for part in 0..<parts.rawValue {
        var register = register
        // The first two parts are the outcomes; the third has not been measured.
        if let bit, agreeing[vector], part < 2 { register[bit] = part == 1 }
        splitInputs.append(inputs[vector])
        splitRegisters.append(register)
      }
    }
    (inputs, registers) = (splitInputs, splitRegisters)
  }
}
