extension Circuit {
  /// The most qubits for which ``unitary()`` makes a matrix: 2²⁰ elements.
  public static let unitaryQubitLimit = 10

  /// The most qubits and inputs together for which ``isometry(inputs:)`` makes a matrix: 2²² elements.
  public static let isometryQubitLimit = 22

  /// The matrix of a circuit without measurements: column *c* is what becomes of basis state *c*.
  ///
  /// Conditions are read against bits that are all 0, since nothing sets one. O(4ⁿ) a gate.
  ///
  /// - Throws: ``RunError/notUnitary(operation:)``, ``RunError/tooManyQubits(found:limit:)`` or
  ///   ``RunError/state(_:)``.
  public func unitary() throws(RunError) -> ComplexMatrix {
    guard qubitCount <= Self.unitaryQubitLimit else {
      throw .tooManyQubits(found: qubitCount, limit: Self.unitaryQubitLimit)
    }
    return try isometry(inputs: Array(0..<qubitCount))
  }

  /// What a circuit without measurements does to some of its qubits while the others start in |0⟩: the
  /// columns of its unitary for those inputs.
  ///
  /// The matrix has 2ⁿ rows and 2ᵐ columns for *m* inputs; bit *i* of a column is qubit `inputs[i]`.
  /// O(2ⁿ⁺ᵐ) a gate.
  ///
  /// - Throws: ``RunError/invalidInput(qubit:)``, ``RunError/tooManyQubits(found:limit:)`` (the qubits and
  ///   inputs together), ``RunError/notUnitary(operation:)`` or ``RunError/state(_:)``.
  public func isometry(inputs: [Int]) throws(RunError) -> ComplexMatrix {
    var seen = Set<Int>()
    for qubit in inputs {
      guard (0..<qubitCount).contains(qubit), seen.insert(qubit).inserted else {
        throw .invalidInput(qubit: qubit)
      }
    }
    guard qubitCount + inputs.count <= Self.isometryQubitLimit else {
      throw .tooManyQubits(found: qubitCount + inputs.count, limit: Self.isometryQubitLimit)
    }
    for (index, operation) in operations.enumerated() {
      switch operation.action {
      case .gate, .barrier: continue
      case .measurement, .reset: throw .notUnitary(operation: index)
      }
    }
    do throws(StateError) {
      return try images(ofInputs: inputs)
    } catch {
      throw .state(error)
    }
  }

  /// Applies the gates to all columns at once: the columns, one after another, are the amplitudes of more
  /// qubits, of which the circuit touches the first *n*.
  private func images(ofInputs inputs: [Int]) throws(StateError) -> ComplexMatrix {
    try StateVector.checkSupported(qubitCount)
    let (rows, columns) = (1 << qubitCount, 1 << inputs.count)
    var amplitudes = [Complex](repeating: .zero, count: rows * columns)
    for column in 0..<columns {
      var basisState = 0
      for (place, qubit) in inputs.enumerated() { basisState |= (column >> place & 1) << qubit }
      amplitudes[column * rows + basisState] = .one
    }
    var run = CircuitRun(state: try StateVector(unnormalised: amplitudes), bitCount: bitCount)
    for operation in operations { try run.perform(operation) }
    var matrix = ComplexMatrix(rows: rows, columns: columns)
    for (index, amplitude) in run.state.amplitudes.enumerated() {
      matrix[index % rows, index / rows] = amplitude
    }
    return matrix
  }
}
