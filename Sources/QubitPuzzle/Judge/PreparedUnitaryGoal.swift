import QuantumSimulator

/// A goal about the whole operation of a board, as what becomes of some basis states: the columns of its matrix.
struct PreparedUnitaryGoal: Sendable {
  /// The qubits that hold the input, as the columns count them; the others start in |0⟩.
  let inputs: [Int]
  /// The basis states of the inputs that are asked about.
  let columns: [Int]
  /// What is wanted of each of them, a column for each, over the basis states of all qubits.
  let target: ComplexMatrix
  /// The qubits that have to be given back in |0⟩.
  let cleanAncillas: [Int]
  /// Whether the global phase counts.
  let phase: PhasePolicy
  /// The least process fidelity that will do.
  let minimumFidelity: Double
  /// Whether the target is a table of basis states.
  let isTable: Bool

  /// Checks and prepares a goal for an operation.
  init(_ goal: UnitaryGoal, of level: Level, at place: LevelFault.Place) throws(LevelFault) {
    try level.check(goal.cleanAncillas, at: place, mayBeEmpty: true)
    let inputs = level.qubits.indices.filter { !goal.cleanAncillas.contains($0) }
    guard !inputs.isEmpty else { throw LevelFault(place, .noQubits) }
    try level.checkImages(of: inputs, at: place)
    self.inputs = inputs
    columns = Array(0..<1 << inputs.count)
    cleanAncillas = goal.cleanAncillas
    phase = goal.phase
    minimumFidelity = goal.minimumFidelity
    isTable = false
    switch goal.target {
    case .circuit(let operations):
      let circuit = try level.circuit(of: operations, at: place)
      target = try circuit.isometry(inputs: inputs, at: place)
    case .matrix(let rows):
      target = try rows.unitary(size: columns.count, at: place)
        .spread(over: inputs, of: level.qubits.count)
    }
  }

  /// Checks and prepares a goal for an isometry, whose inputs have been checked.
  init(_ goal: IsometryGoal, of level: Level, at place: LevelFault.Place) throws(LevelFault) {
    try level.checkImages(of: goal.inputs, at: place)
    let count = 1 << goal.inputs.count
    guard goal.images.count == count else {
      throw LevelFault(place, .imageCount(found: goal.images.count, wanted: count))
    }
    let rows = 1 << level.qubits.count
    var target = ComplexMatrix(rows: rows, columns: count)
    for (column, image) in goal.images.enumerated() {
      guard image.amplitudes.count == rows else {
        throw LevelFault(place, .amplitudeCount(found: image.amplitudes.count, wanted: rows))
      }
      for (row, amplitude) in image.amplitudes.enumerated() { target[row, column] = amplitude }
    }
    let distance = target.isometryDistance
    guard distance <= 1e-9 else { throw LevelFault(place, .imagesNotOrthonormal(distance: distance)) }
    inputs = goal.inputs
    columns = Array(0..<count)
    self.target = target
    cleanAncillas = []
    phase = goal.phase
    minimumFidelity = goal.minimumFidelity
    isTable = false
  }

  /// Checks and prepares a goal for a table, whose qubits have been checked.
  init(_ goal: TruthTableGoal, of level: Level, at place: LevelFault.Place) throws(LevelFault) {
    try level.checkImages(of: goal.qubits, at: place)
    guard !goal.rows.isEmpty else { throw LevelFault(place, .noOutcomes) }
    var target = ComplexMatrix(rows: 1 << level.qubits.count, columns: goal.rows.count)
    for (column, row) in goal.rows.enumerated() {
      for bits in [row.input, row.output] where bits < 0 || bits >> goal.qubits.count != 0 {
        throw LevelFault(place, .outcomeOutOfRange(bits: bits, qubitCount: goal.qubits.count))
      }
      for other in goal.rows[..<column] {
        if other.input == row.input { throw LevelFault(place, .repeatedOutcome(bits: row.input)) }
        if other.output == row.output { throw LevelFault(place, .rowsCollide(output: row.output)) }
      }
      target[row.output.spread(to: goal.qubits), column] = .one
    }
    inputs = goal.qubits
    columns = goal.rows.map { $0.input }
    self.target = target
    cleanAncillas = level.qubits.indices.filter { !goal.qubits.contains($0) }
    phase = goal.phase
    minimumFidelity = goal.minimumFidelity
    isTable = true
  }

  /// What is found on a circuit that measures nothing.
  func result(on circuit: Circuit, at place: LevelFault.Place) throws(LevelFault) -> GoalResult {
    let images = try circuit.isometry(inputs: inputs, at: place)
    guard columns.count < images.columns || columns != Array(0..<images.columns) else {
      return GoalResult(.fidelity(evidence(on: images)))
    }
    var chosen = ComplexMatrix(rows: images.rows, columns: columns.count)
    for (place, column) in columns.enumerated() {
      for row in 0..<images.rows { chosen[row, place] = images[row, column] }
    }
    return GoalResult(.fidelity(evidence(on: chosen)))
  }

  /// How close the images of the columns under a board are to the wanted ones. O(4ⁿ).
  func evidence(on images: ComplexMatrix) -> FidelityEvidence {
    let overlap = (1 / Double(target.columns)) * target.innerProduct(with: images)
    return FidelityEvidence(
      fidelity: overlap.lengthSquared, overlap: overlap, minimum: minimumFidelity, policy: phase,
      leakage: leakage(of: images), rowFidelity: isTable ? rowFidelity(of: images) : nil)
  }

  /// The mean probability, over the rows of a table, that the right basis state comes out.
  private func rowFidelity(of images: ComplexMatrix) -> Double {
    var sum = 0.0
    for column in 0..<target.columns {
      for row in 0..<target.rows where target[row, column] == .one {
        sum += images[row, column].lengthSquared
      }
    }
    return sum / Double(target.columns)
  }

  /// The mean probability that the ancillas do not end in |0⟩.
  private func leakage(of images: ComplexMatrix) -> Double {
    let mask = cleanAncillas.reduce(0) { $0 | 1 << $1 }
    guard mask != 0 else { return 0 }
    var sum = 0.0
    for row in 0..<images.rows where row & mask != 0 {
      for column in 0..<images.columns { sum += images[row, column].lengthSquared }
    }
    return sum / Double(images.columns)
  }
}

extension [[WrittenAmplitude]] {
  /// The rows as a unitary matrix.
  func unitary(size: Int, at place: LevelFault.Place) throws(LevelFault) -> ComplexMatrix {
    let misfit = first { $0.count != size }
    guard count == size, misfit == nil else {
      let columns = misfit?.count ?? first?.count ?? 0
      throw LevelFault(place, .matrixShape(rows: count, columns: columns, wanted: size))
    }
    let matrix = ComplexMatrix(rows: size, columns: size, elements: flatMap { $0.map { $0.value } })
    let distance = matrix.unitarityDistance
    guard distance <= 1e-9 else { throw LevelFault(place, .notUnitary(distance: distance)) }
    return matrix
  }
}

extension ComplexMatrix {
  /// The matrix over some qubits as one on more, with the others in |0⟩ before and after.
  func spread(over inputs: [Int], of qubitCount: Int) -> ComplexMatrix {
    var spread = ComplexMatrix(rows: 1 << qubitCount, columns: columns)
    for row in 0..<rows {
      for column in 0..<columns { spread[row.spread(to: inputs), column] = self[row, column] }
    }
    return spread
  }

  /// How far the columns are from orthonormal: the Frobenius norm of M†M − 1.
  var isometryDistance: Double {
    var sum = 0.0
    for first in 0..<columns {
      for second in 0..<columns {
        var product = first == second ? Complex(-1) : .zero
        for row in 0..<rows { product += self[row, first].conjugate * self[row, second] }
        sum += product.lengthSquared
      }
    }
    return sum.squareRoot()
  }
}

extension Circuit {
  /// What the circuit does to the basis states of some qubits while the others are in |0⟩.
  func isometry(inputs: [Int], at place: LevelFault.Place) throws(LevelFault) -> ComplexMatrix {
    do throws(RunError) {
      return try isometry(inputs: inputs)
    } catch .notUnitary {
      throw LevelFault(place, .boardIsNotUnitary)
    } catch {
      throw LevelFault(place, .run(error))
    }
  }
}
