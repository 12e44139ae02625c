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

  private struct CaseShape: Hashable {
    var weight: [RoundedAmplitude]?
    var setBits: Set<Int>
    var start: [RoundedAmplitude]?
    var boxes: [Int: [Operation]]
  }

  private struct PartyShape: Hashable {
    var qubits: Set<Int>
    var bits: Set<Int>
    var hears: Set<Int>
  }

  /// The shape of a level's surroundings; nil for a level that cannot be run.
  init?(of level: Level, order: [Int]) {
    pieces = level.pieces.map { $0.content }
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
          setBits: Set(each.setBits), start: start, boxes: each.boxes))
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
  }
}
