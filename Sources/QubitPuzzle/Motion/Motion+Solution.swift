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
      /// One spin in a field that changes, from jump to jump.
      case changing([(piece: Drive.Piece, evolution: MagnusEvolution)], Group)
      /// Several spins, nothing changes.
      case coupled(PauliSum)
      /// Several spins under a drive.
      case driven(CoupledDrive)
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
        solution = .driven(try CoupledDrive(driven.drive, driven.frame, of: group))
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
        let pieces = group.driven?.drive.pieces ?? []
        var evolutions: [(piece: Drive.Piece, evolution: MagnusEvolution)] = []
        var sum = 0.0
        for piece in pieces {
          let evolution = try MagnusEvolution(
            from: piece.start, to: piece.end, tolerance: piece.share(of: Motion.tolerance, of: duration),
            longestStep: group.longestStep(duration: duration)
          ) { group.field(at: piece.inside($0)) }
          evolutions.append((piece, evolution))
          for (next, last) in zip(evolution.rotations.dropFirst(), evolution.rotations) {
            let angle = (next * last.inverse).angle
            sum += min(angle, 2 * Double.pi - angle) / (2 * Double.pi)
          }
        }
        solution = .changing(evolutions, group)
        turns = sum
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
      case .changing(let evolutions, let group):
        var rotation = SpinRotation.identity
        for (piece, evolution) in evolutions {
          let (from, to) = (max(piece.start, start), min(piece.end, end))
          guard to > from else { continue }
          let field = { (time: Double) in group.field(at: piece.inside(time)) }
          let earlier = evolution.rotation(at: from, field: field)
          rotation = evolution.rotation(at: to, field: field) * earlier.inverse * rotation
        }
        return rotation.gate
      case .coupled(let sum):
        return try Self.gate(try sum.unitary(after: end - start))
      case .driven(let motion):
        return try Self.gate(
          try motion.unitary(from: start, to: end, tolerance: Motion.tolerance / Double(slices)))
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
    guard driven.drive.isConstantInPieces(in: driven.frame) else { return nil }
    return driven.drive.pieces.map { ($0.end, field(at: $0.middle)) }
  }

  /// A time over which the drive cannot swing unseen.
  func longestStep(duration: Double) -> Double {
    guard let driven else { return duration }
    let shape = driven.drive.envelope.longestStep(duration: duration)
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

  /// The Hamiltonian at a time since the beginning, its drive included.
  func hamiltonian(at time: Double) throws(DynamicsError) -> PauliSum {
    let steady = try hamiltonian()
    guard let driven else { return steady }
    let field = driven.drive.field(at: time, in: driven.frame)
    return steady
      + (try PauliSum.field(
        Field(x: field.x, y: field.y, z: 0), on: place(of: driven.qubit), of: qubits.count))
  }

  /// Where a qubit stands among the group's own.
  func place(of qubit: Int) -> Int { qubits.firstIndex(of: qubit) ?? 0 }
}
