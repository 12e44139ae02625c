import QuantumSimulator

/// States and operations that are kept exactly, as words that are equal where they are, with the steps that lead from
/// one to another: over the ring ℤ[ω, 1/2] for Clifford+T gates, or by stabilisers for Clifford gates.
struct PackedSpace {
  /// What the words are.
  private enum Form {
    /// Numbers of the ring; a step is an operator for each strand.
    case ring(RingBundle, steps: [[RingOperator?]])
    /// Generators of a stabiliser; a step is nil where it does nothing.
    case stabilizer(steps: [CliffordStep?])
  }

  private let form: Form
  /// The bundle from which a search starts.
  let start: [UInt64]

  /// A step as it is known to the search that moves in floating point: an operator for each strand, nil for nothing, and
  /// the qubits that it touches.
  struct Step {
    var operators: [SparseOperator?]
    var qubits: [Int]
  }

  /// The space over the ring; nil where the start or a step does not lie in it.
  ///
  /// - Parameter width: The number of entries of a strand.
  init?(ringFrom start: VectorBundle, width: Int, phase: PhasePolicy, steps: [Step]) {
    let bundle = RingBundle(width: width, phase: phase)
    guard let words = bundle.words(of: start) else { return nil }
    var operators: [[RingOperator?]] = []
    for step in steps {
      var row: [RingOperator?] = []
      for approximate in step.operators {
        guard let approximate else {
          row.append(nil)
          continue
        }
        guard let exact = RingOperator(approximate, phase: phase) else { return nil }
        row.append(exact)
      }
      operators.append(row)
    }
    self.start = words
    form = .ring(bundle, steps: operators)
  }

  /// The space of stabilisers, for one strand up to global phase; nil where the start is no stabiliser state or a step is
  /// not of the Clifford group.
  init?(stabilizersFrom start: VectorBundle, steps: [Step]) {
    guard let rows = StabilizerForm.rows(of: start) else { return nil }
    var tables: [CliffordStep?] = []
    for step in steps {
      guard step.operators.count == 1 else { return nil }
      guard let approximate = step.operators[0] else {
        tables.append(nil)
        continue
      }
      guard let table = CliffordStep(approximate, qubits: step.qubits) else { return nil }
      tables.append(table)
    }
    self.start = rows
    form = .stabilizer(steps: tables)
  }

  /// Writes what the step with this number makes of a bundle; false where its numbers would grow too great.
  func apply(_ step: Int, to source: [UInt64], into target: inout [UInt64]) -> Bool {
    switch form {
    case .ring(let bundle, let steps): return bundle.apply(steps[step], to: source, into: &target)
    case .stabilizer(let steps):
      for index in source.indices { target[index] = source[index] }
      guard let table = steps[step] else { return true }
      table.apply(to: &target)
      StabilizerForm.reduce(&target)
      return true
    }
  }

  /// The words of a bundle in this space; nil where it does not lie in it.
  func words(of bundle: VectorBundle) -> [UInt64]? {
    switch form {
    case .ring(let ring, _): ring.words(of: bundle)
    case .stabilizer: StabilizerForm.rows(of: bundle)
    }
  }

  /// Writes out the bundle that words stand for; false where they stand for it up to more than its own phases.
  func unpack(_ words: [UInt64], into bundle: inout VectorBundle) -> Bool {
    guard case .ring(let ring, _) = form else { return false }
    ring.unpack(words, into: &bundle)
    return true
  }
}
