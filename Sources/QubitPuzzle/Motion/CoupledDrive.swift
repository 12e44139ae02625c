import QuantumSimulator

/// Several coupled spins under a drive, from each jump of its envelope to the next.
struct CoupledDrive {
  private let stretches: [(piece: Drive.Piece, motion: Motion)]
  private let longestStep: Double

  private enum Motion {
    /// Nothing changes until the next jump.
    case constant(PauliSum)
    case changing(DrivenPauliSum)
  }

  /// The drive of one of a group's qubits.
  init(_ drive: Drive, _ frame: Frame, of group: QubitPuzzle.Motion.Group) throws(DynamicsError) {
    longestStep = group.longestStep(duration: drive.duration)
    var stretches: [(piece: Drive.Piece, motion: Motion)] = []
    for piece in drive.pieces {
      if drive.isConstantInPieces(in: frame) {
        stretches.append((piece, .constant(try group.hamiltonian(at: piece.middle))))
      } else {
        stretches.append((piece, .changing(try group.hamiltonian(under: drive, frame, within: piece))))
      }
    }
    self.stretches = stretches
  }

  /// What it makes of every basis state from one time to another, column by column.
  ///
  /// - Parameter tolerance: the largest length of a column's error.
  func unitary(from start: Double, to end: Double, tolerance: Double) throws(DynamicsError) -> ComplexMatrix {
    var unitary: ComplexMatrix?
    for (piece, motion) in stretches {
      let (from, to) = (max(piece.start, start), min(piece.end, end))
      guard to > from else { continue }
      let next: ComplexMatrix
      switch motion {
      case .constant(let sum): next = try sum.unitary(after: to - from)
      case .changing(let sum):
        next = try sum.unitary(
          from: from, to: to, tolerance: piece.share(of: tolerance, of: end - start), longestStep: longestStep
        )
      }
      unitary = unitary.map { next * $0 } ?? next
    }
    guard let unitary else { throw .unusableDuration(end - start) }
    return unitary
  }
}

extension Motion.Group {
  /// The Hamiltonian under a drive within a part of it.
  fileprivate func hamiltonian(
    under drive: Drive, _ frame: Frame, within piece: Drive.Piece
  ) throws(DynamicsError) -> DrivenPauliSum {
    let place = place(of: driven?.qubit ?? 0)
    let x = try PauliSum(qubitCount: qubits.count, terms: [.init(0.5, PauliString(.x, on: place))])
    let y = try PauliSum(qubitCount: qubits.count, terms: [.init(0.5, PauliString(.y, on: place))])
    return DrivenPauliSum(
      try hamiltonian(),
      drives: [
        .init(x) { drive.field(at: piece.inside($0), in: frame).x },
        .init(y) { drive.field(at: piece.inside($0), in: frame).y },
      ])
  }
}

extension DrivenPauliSum {
  /// What the Hamiltonian makes of every basis state from one time to another, column by column.
  fileprivate func unitary(
    from start: Double, to end: Double, tolerance: Double, longestStep: Double
  ) throws(DynamicsError) -> ComplexMatrix {
    let dimension = 1 << constant.qubitCount
    var unitary = ComplexMatrix(rows: dimension, columns: dimension)
    for column in 0..<dimension {
      let state: StateVector
      do throws(StateError) {
        state = try StateVector(qubitCount: constant.qubitCount, basisState: column)
      } catch {
        throw .state(error)
      }
      let image = try evolve(state, from: start, to: end, tolerance: tolerance, longestStep: longestStep)
      for (row, amplitude) in image.state.amplitudes.enumerated() { unitary[row, column] = amplitude }
    }
    return unitary
  }
}
