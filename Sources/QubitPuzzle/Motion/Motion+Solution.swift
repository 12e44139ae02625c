import QuantumSimulator

extension Motion {
  /// How one group of qubits turns, relaxation left out.
  struct Solved {
    /// How many turns an arrow may make on the way, at most.
    let turns: Double
    private let solution: Solution

    private enum Solution {
      /// One spin in constant fields, each until a time.
      case constant([(until: Double, field: Field)])
      /// One spin in a field that changes.
      case changing(MagnusEvolution, Group)
      /// Several spins, nothing changes.
      case coupled(PauliSum)
      /// Several spins under a drive.
      case driven(DrivenPauliSum, longestStep: Double)
    }

    /// Solves the motion of a group.
    init(_ group: Group, duration: Double) throws(DynamicsError) {
      if group.qubits.count > 1 {
        guard group.qubits.count <= Motion.coupledQubitLimit else {
          throw .qubitCountOutOfRange(found: group.qubits.count, allowed: 1...Motion.coupledQubitLimit)
        }
        let sum = try group.hamiltonian()
        guard let driven = group.driven else {
          solution = .coupled(sum)
          turns = sum.spectralRadiusBound * duration / Double.pi
          return
        }
        solution = .driven(
          try group.drivenHamiltonian(sum, driven.drive, driven.frame, driven.qubit),
          longestStep: group.longestStep(duration: duration))
        turns = (sum.spectralRadiusBound + driven.drive.amplitude.magnitude) * duration / Double.pi
        return
      }
      if let pieces = group.constantFields(duration: duration) {
        solution = .constant(pieces)
        var (sum, start) = (0.0, 0.0)
        for piece in pieces {
          sum += piece.field.angularFrequency * (piece.until - start) / (2 * Double.pi)
          start = piece.until
        }
        turns = sum
      } else {
        let evolution = try MagnusEvolution(
          from: 0, to: duration, tolerance: Motion.tolerance,
          longestStep: group.longestStep(duration: duration)
        ) { group.field(at: $0) }
        solution = .changing(evolution, group)
        turns = zip(evolution.rotations.dropFirst(), evolution.rotations).reduce(0) { sum, pair in
          let angle = (pair.0 * pair.1.inverse).angle
          return sum + min(angle, 2 * Double.pi - angle) / (2 * Double.pi)
        }
      }
    }

    /// What happens from one time to another as a gate; nil for nothing.
    func gate(from start: Double, to end: Double, slices: Int) throws(DynamicsError) -> Gate? {
      switch solution {
      case .constant(let pieces):
        var rotation = SpinRotation.identity
        var before = 0.0
        for piece in pieces {
          let (from, to) = (max(before, start), min(piece.until, end))
          if to > from { rotation = piece.field.rotation(after: to - from) * rotation }
          before = piece.until
        }
        return rotation == .identity ? nil : rotation.gate
      case .changing(let evolution, let group):
        let field = { (time: Double) in group.field(at: time) }
        let earlier = evolution.rotation(at: start, field: field)
        return (evolution.rotation(at: end, field: field) * earlier.inverse).gate
      case .coupled(let sum):
        return try Self.gate(try sum.unitary(after: end - start))
      case .driven(let sum, let longestStep):
        return try Self.gate(
          try sum.unitary(
            from: start, to: end, tolerance: Motion.tolerance / Double(slices), longestStep: longestStep))
      }
    }

    private static func gate(_ matrix: ComplexMatrix) throws(DynamicsError) -> Gate {
      do throws(GateError) { return try Gate(unitary: matrix) } catch { throw .notFinite }
    }
  }
}

extension Motion.Group {
  /// The constant field on the only qubit.
  private var steadyField: Field {
    var field = Field.zero
    for term in terms {
      switch term.pauli[qubits[0]] {
      case .x: field.x += term.rate
      case .y: field.y += term.rate
      case .z: field.z += term.rate
      case .i: break
      }
    }
    return field
  }

  /// The field on the only qubit at a time since the beginning.
  func field(at time: Double) -> Field {
    guard let driven else { return steadyField }
    var own = driven.drive.field(at: time, in: driven.frame)
    // The drive's own spin is left out: what the level's terms say stands for it.
    own.z = 0
    return steadyField + own
  }

  /// The stretches of constant field; nil where the field changes otherwise.
  func constantFields(duration: Double) -> [(until: Double, field: Field)]? {
    guard let driven else { return [(duration, steadyField)] }
    guard case .rotating(.neglected) = driven.frame else { return nil }
    switch driven.drive.envelope {
    case .square: return [(duration, field(at: 0.5 * duration))]
    case .samples(let strengths):
      return strengths.indices.map { index in
        let part = duration / Double(strengths.count)
        return (part * Double(index + 1), field(at: part * (Double(index) + 0.5)))
      }
    case .gaussian, .sinc: return nil
    }
  }

  /// A time over which the drive cannot swing unseen.
  func longestStep(duration: Double) -> Double {
    guard let driven else { return duration }
    let shape =
      switch driven.drive.envelope {
      case .square: duration
      case .gaussian(let width): 0.5 * width * duration
      case .sinc(let lobes): 0.25 * duration / lobes
      case .samples(let strengths): duration / Double(strengths.count)
      }
    let swings = driven.frame == .rotating(.neglected) ? 0 : 2 * driven.drive.carrier.magnitude
    return swings > 0 ? min(shape, 0.5 * Double.pi / swings) : shape
  }

  /// The Hamiltonian on the group's own qubits, in their order.
  func hamiltonian() throws(DynamicsError) -> PauliSum {
    var own: [PauliSum.Term] = []
    for term in terms {
      var string = PauliString()
      for (place, qubit) in qubits.enumerated() { string[place] = term.pauli[qubit] }
      own.append(PauliSum.Term(term.rate / 2, string))
    }
    return try PauliSum(qubitCount: qubits.count, terms: own)
  }

  /// The Hamiltonian with its drive.
  func drivenHamiltonian(
    _ steady: PauliSum, _ drive: Drive, _ frame: Frame, _ qubit: Int
  ) throws(DynamicsError) -> DrivenPauliSum {
    let place = qubits.firstIndex(of: qubit) ?? 0
    let x = try PauliSum(qubitCount: qubits.count, terms: [.init(0.5, PauliString(.x, on: place))])
    let y = try PauliSum(qubitCount: qubits.count, terms: [.init(0.5, PauliString(.y, on: place))])
    return DrivenPauliSum(
      steady,
      drives: [
        .init(x) { drive.field(at: $0, in: frame).x }, .init(y) { drive.field(at: $0, in: frame).y },
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
      let image = try evolve(
        state, from: start, to: end,
        tolerance: max(tolerance, MagnusEvolution.allowedTolerances.lowerBound), longestStep: longestStep)
      for (row, amplitude) in image.state.amplitudes.enumerated() { unitary[row, column] = amplitude }
    }
    return unitary
  }
}
