import QuantumSimulator
import QubitPuzzle

/// What surrounds a puzzle's board: its pieces, cases, parties, connectivity and rounds, without names and with the qubits
/// put in some order. Pieces and cases keep their order.
struct SituationShape: Hashable {
  private let pieces: [Piece.Content]
  private let cases: [CaseShape]
  private let parties: Set<PartyShape>
  private let connectivity: Set<Set<Int>>?
  private let rounds: RoundDial?
  private let dynamics: DynamicsShape?

  private struct CaseShape: Hashable {
    var weight: [RoundedAmplitude]?
    var setBits: Set<Int>
    var start: [RoundedAmplitude]?
    var boxes: [Int: [Operation]]
    var terms: [TermShape]
  }

  private struct PartyShape: Hashable {
    var qubits: Set<Int>
    var bits: Set<Int>
    var hears: Set<Int>
  }

  /// The shape of a level's surroundings; nil for a level that cannot be run.
  init?(of level: Level, order: [Int]) {
    pieces = level.pieces.map { piece in
      guard case .pulse(var pulse) = piece.content.rounded, order.indices.contains(pulse.qubit) else {
        return piece.content.rounded
      }
      pulse.qubit = order[pulse.qubit]
      return .pulse(pulse)
    }
    var cases: [CaseShape] = []
    for each in level.cases {
      var start: [RoundedAmplitude]?
      if let own = each.start {
        guard let amplitudes = PuzzleShape.amplitudes(of: own, level, order) else { return nil }
        start = amplitudes
      }
      cases.append(
        CaseShape(
          weight: each.weight.map { RoundedAmplitude.list([Complex($0.value)], phase: .exact) },
          setBits: Set(each.setBits), start: start,
          boxes: each.boxes.mapValues { $0.map { $0.rounded } },
          terms: each.terms.map { TermShape($0, order: order) }))
    }
    self.cases = cases
    parties = Set(
      level.parties.map { party in
        PartyShape(
          qubits: Set(party.qubits.map { order[$0] }), bits: Set(party.bits),
          hears: Set(party.hears))
      })
    connectivity = level.connectivity.map { pairs in
      Set(pairs.map { [order[$0.first], order[$0.second]] })
    }
    rounds = level.rounds
    dynamics = level.dynamics.map { DynamicsShape($0, order: order) }
  }
}

/// A term of a Hamiltonian with the qubits put in some order.
struct TermShape: Hashable {
  private let pauli: PauliString
  private let rate: [RoundedAmplitude]

  init(_ term: HamiltonianTerm, order: [Int]) {
    pauli = term.pauli.renamed(order)
    rate = RoundedAmplitude.list([Complex(term.rate.value)], phase: .exact)
  }
}

/// What moves and disturbs the qubits, put in some order, without names of units.
private struct DynamicsShape: Hashable {
  private let frame: Dynamics.Frame
  private let terms: Set<TermShape>
  private let relaxation: [Int: [RoundedAmplitude]]
  private let gateNoise: [GateNoise]
  private let readout: ReadoutErrors?

  init(_ dynamics: Dynamics, order: [Int]) {
    frame = dynamics.frame
    terms = Set(dynamics.terms.map { TermShape($0, order: order) })
    var relaxation: [Int: [RoundedAmplitude]] = [:]
    for each in dynamics.relaxation where order.indices.contains(each.qubit) {
      // Rates, so that what never happens is 0.
      var numbers = [0.0, 0.0, each.equilibrium?.value ?? 1]
      if let t1 = each.t1 { numbers[0] = 1 / t1.value }
      if let t2 = each.t2 { numbers[1] = 1 / t2.value }
      relaxation[order[each.qubit]] = RoundedAmplitude.list(numbers.map { Complex($0) }, phase: .exact)
    }
    self.relaxation = relaxation
    gateNoise = dynamics.gateNoise.map { GateNoise(after: $0.after, noise: $0.noise.rounded) }
    readout = dynamics.readout.map { $0.rounded }
  }
}
