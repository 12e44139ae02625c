import QuantumSimulator
import Testing

@testable import QubitPuzzle

/// Stabilisers against the states that they stand for.
@Suite("Stabilisers")
struct StabilizerFormTests {
  private func placements(qubits: Int) -> [GateApplication] {
    var placements: [GateApplication] = []
    for first in 0..<qubits {
      for gate: Gate in [.h, .s, .x, .y, .sdg, .sx] { placements.append(GateApplication(gate, on: [first])) }
      for second in 0..<qubits where second != first {
        for gate: Gate in [.cx, .cz, .cy, .swap, .iswap, .ecr] {
          placements.append(GateApplication(gate, on: [first, second]))
        }
      }
    }
    return placements
  }

  private func makeSpace(
    _ applications: [GateApplication], qubits: Int, from start: VectorBundle
  ) -> PackedSpace? {
    PackedSpace(
      stabilizersFrom: start,
      steps: applications.map {
        PackedSpace.Step(operators: [SparseOperator($0, qubitCount: qubits)], qubits: $0.qubits)
      })
  }

  private func zero(qubits: Int) -> VectorBundle {
    var bundle = VectorBundle(width: 1 << qubits)
    bundle.reals[0] = 1
    return bundle
  }

  /// 2ⁿ·∏(2ᵏ + 1): Aaronson and Gottesman, "Improved simulation of stabilizer circuits", 2004, proposition 2.
  @Test("There are 6, 60 and 1,080 stabiliser states", arguments: [(1, 6), (2, 60), (3, 1080)])
  func statesAreCounted(qubits: Int, count: Int) throws {
    let applications = placements(qubits: qubits)
    let space = try #require(makeSpace(applications, qubits: qubits, from: zero(qubits: qubits)))
    var found: Set<[UInt64]> = [space.start]
    var pending = [space.start]
    while let state = pending.popLast() {
      for step in applications.indices {
        var next = state
        guard space.apply(step, to: state, into: &next) else { return }
        if found.insert(next).inserted { pending.append(next) }
      }
    }
    #expect(found.count == count)
  }

  @Test("The words after a circuit are those of its state", arguments: 1...4)
  func wordsFollowTheState(qubits: Int) throws {
    let applications = placements(qubits: qubits)
    let space = try #require(makeSpace(applications, qubits: qubits, from: zero(qubits: qubits)))
    var generator = SeededGenerator(seed: UInt64(qubits))
    for _ in 0..<6 {
      var (bundle, words) = (zero(qubits: qubits), space.start)
      for _ in 0..<12 {
        let step = Int.random(in: applications.indices, using: &generator)
        var (image, next) = (bundle, words)
        SparseOperator(applications[step], qubitCount: qubits).apply(
          to: bundle, from: 0, into: &image, at: 0)
        #expect(space.apply(step, to: words, into: &next))
        (bundle, words) = (image, next)
        #expect(StabilizerForm.rows(of: bundle) == words)
      }
      // A global phase makes no difference, another state does.
      bundle.turn(by: 0.6, 0.8, from: 0, count: bundle.width)
      #expect(StabilizerForm.rows(of: bundle) == words)
      bundle.reals[0] += 0.1
      bundle.reals[1] += 0.05
      #expect(StabilizerForm.rows(of: bundle) == nil)
    }
  }

  @Test func whatIsNoStabiliserIsRefused() {
    #expect(makeSpace([GateApplication(.t, on: [0])], qubits: 1, from: zero(qubits: 1)) == nil)
    #expect(makeSpace([GateApplication(.ccx, on: [0, 1, 2])], qubits: 3, from: zero(qubits: 3)) == nil)
    #expect(makeSpace([GateApplication(.ch, on: [0, 1])], qubits: 2, from: zero(qubits: 2)) == nil)
    // |0⟩ + e^{iπ/4}|1⟩; |00⟩ + |01⟩ + |10⟩; |000⟩ + … − |111⟩, a hypergraph state.
    let magic = Complex.exp(i: .pi / 4)
    #expect(StabilizerForm.rows(of: VectorBundle([.one, magic])) == nil)
    #expect(StabilizerForm.rows(of: VectorBundle([.one, .one, .one, .zero])) == nil)
    #expect(
      StabilizerForm.rows(of: VectorBundle([Complex](repeating: .one, count: 7) + [Complex(-1)])) == nil)
    #expect(StabilizerForm.rows(of: VectorBundle(width: 4)) == nil)
  }

  @Test("Bell's state has the generators XX and ZZ")
  func bellState() {
    let rows = StabilizerForm.rows(of: VectorBundle([.one, .zero, .zero, .one]))
    #expect(rows == [PauliRow.row(x: 0b11, z: 0), PauliRow.row(x: 0, z: 0b11)])
    let singlet = StabilizerForm.rows(of: VectorBundle([.zero, .one, Complex(-1), .zero]))
    #expect(
      singlet == [
        PauliRow.row(x: 0b11, z: 0) | PauliRow.sign, PauliRow.row(x: 0, z: 0b11) | PauliRow.sign,
      ])
  }
}
