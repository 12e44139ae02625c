import QuantumSimulator

/// A goal about the whole operation of a board, with the matrix of its target.
struct PreparedUnitaryGoal: Sendable {
  /// The goal.
  let goal: UnitaryGoal
  /// The qubits that are not ancillas, ascending: the inputs.
  let inputs: [Int]
  /// The wanted images: column c holds what becomes of basis state c of the inputs, with the ancillas in |0⟩.
  let target: ComplexMatrix

  /// Checks and prepares a goal.
  init(_ goal: UnitaryGoal, of level: Level, at place: LevelFault.Place) throws(LevelFault) {
    try level.check(goal.cleanAncillas, at: place, mayBeEmpty: true)
    let inputs = level.qubits.indices.filter { !goal.cleanAncillas.contains($0) }
    guard !inputs.isEmpty else { throw LevelFault(place, .noQubits) }
    self.goal = goal
    self.inputs = inputs
    switch goal.target {
    case .circuit(let operations):
      let circuit = try level.circuit(of: operations, at: place)
      target = try circuit.isometry(inputs: inputs, at: place)
    case .matrix(let rows):
      target = try Self.spread(rows, over: inputs, of: level, at: place)
    }
  }

  /// A matrix on the inputs as one on all qubits, with the ancillas in |0⟩ before and after.
  private static func spread(
    _ rows: [[WrittenAmplitude]], over inputs: [Int], of level: Level, at place: LevelFault.Place
  ) throws(LevelFault) -> ComplexMatrix {
    let size = 1 << inputs.count
    let misfit = rows.first { $0.count != size }
    guard rows.count == size, misfit == nil else {
      let columns = misfit?.count ?? rows.first?.count ?? 0
      throw LevelFault(place, .matrixShape(rows: rows.count, columns: columns, wanted: size))
    }
    let matrix = ComplexMatrix(rows: size, columns: size, elements: rows.flatMap { $0.map { $0.value } })
    let distance = matrix.unitarityDistance
    guard distance <= 1e-9 else { throw LevelFault(place, .notUnitary(distance: distance)) }
    var spread = ComplexMatrix(rows: 1 << level.qubits.count, columns: size)
    for row in 0..<size {
      for column in 0..<size { spread[row.spread(to: inputs), column] = matrix[row, column] }
    }
    return spread
  }

  /// How close the images of the inputs under a board are to the wanted ones. O(4ⁿ).
  func evidence(on images: ComplexMatrix) -> FidelityEvidence {
    let overlap = (1 / Double(target.columns)) * target.innerProduct(with: images)
    return FidelityEvidence(
      fidelity: overlap.lengthSquared, overlap: overlap, minimum: goal.minimumFidelity,
      policy: goal.phase, leakage: leakage(of: images))
  }

  /// The mean probability that the ancillas do not end in |0⟩.
  private func leakage(of images: ComplexMatrix) -> Double {
    let mask = goal.cleanAncillas.reduce(0) { $0 | 1 << $1 }
    guard mask != 0 else { return 0 }
    var sum = 0.0
    for row in 0..<images.rows where row & mask != 0 {
      for column in 0..<images.columns { sum += images[row, column].lengthSquared }
    }
    return sum / Double(images.columns)
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
