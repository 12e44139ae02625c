import QuantumSimulator
import QubitPuzzle
import Testing

/// Sandboxes at work.
@Suite("Labs")
struct LabTests {
  private func lab() throws -> LabSession {
    var level = makeLevel(
      bits: 1,
      toolbox: [
        Tool(gate: .h), Tool(.piece(0), angles: [.list([written(0.25), written(1)])]),
        Tool(.measurement([.z]), bits: [0]), Tool(.measurement([.x]), bits: [0]),
      ], scoring: nil,
      pieces: [Piece(name: "wait", wires: ["q0"], content: .wait)])
    level.dynamics = Dynamics(
      timeUnit: .microseconds, frame: .rotating,
      terms: [HamiltonianTerm(pauli: PauliString(.z, on: 0), rate: written(2 * Double.pi))])
    return try LabSession(of: level, seed: 5)
  }

  private let wait = Move.place(.piece(PieceUse(piece: 0, wires: [0], dials: [0.25])), position: nil)

  private func expect(_ report: LabReport, _ x: Double, _ y: Double, _ z: Double) {
    guard case .arrows(let arrows) = report else {
      Issue.record("\(report)")
      return
    }
    #expect(max(abs(arrows[0].x - x), abs(arrows[0].y - y), abs(arrows[0].z - z)) < 1e-12, "\(arrows[0])")
  }

  /// A quarter turn; in twice the field half a turn; then with a T2 of ½ the arrow is shorter by e^{−½}; undone, it is
  /// as before.
  @Test func fieldAndRelaxationCanBeSet() throws {
    var lab = try lab()
    expect(try lab.perform(.move(.place(.gate(.h, on: [0]), position: nil))), 1, 0, 0)
    expect(try lab.perform(.move(wait)), 0, 1, 0)
    expect(try lab.perform(.field(qubit: 0, Field(x: 0, y: 0, z: 4 * Double.pi))), -1, 0, 0)
    let left = ElementaryFunctions.exp(-0.5)
    expect(try lab.perform(.relaxation(qubit: 0, t1: .infinity, t2: 0.5)), -left, 0, 0)
    expect(try lab.perform(.undo), -1, 0, 0)
    #expect(throws: LabFault.self) { try lab.perform(.relaxation(qubit: 0, t1: 1, t2: 3)) }
    #expect(throws: LabFault.notAPulse(piece: 0)) {
      try lab.perform(.drive(piece: 0, amplitude: 1, carrier: nil))
    }
  }

  /// What is no number, or on no qubit, is an error and changes nothing.
  @Test func senselessSettings() throws {
    var lab = try lab()
    let endless = LabFault.level(LevelFault(.dynamics, .motion(.notFinite)))
    for field in [Field(x: .nan, y: 0, z: 0), Field(x: 0, y: 0, z: -.infinity)] {
      #expect(throws: endless) { try lab.perform(.field(qubit: 0, field)) }
    }
    #expect(throws: endless) { try lab.perform(.relaxation(qubit: 0, t1: .nan, t2: 1)) }
    for qubit in [-1, 1, 70] {
      let nowhere = LabFault.level(LevelFault(.dynamics, .qubitOutOfRange(qubit: qubit, qubitCount: 1)))
      #expect(throws: nowhere) { try lab.perform(.field(qubit: qubit, Field(x: 1, y: 0, z: 0))) }
      #expect(throws: nowhere) { try lab.perform(.relaxation(qubit: qubit, t1: 1, t2: 1)) }
    }
    #expect(throws: LabFault.nothingToUndo) { try lab.perform(.undo) }
  }

  /// Counts come from exact probabilities in the chosen basis, add up, and are the same for the same seed.
  @Test func countsInAnyBasis() throws {
    var (one, two) = (try lab(), try lab())
    for basis in [Pauli.z, .x] {
      let first = try one.perform(.count(4000, qubits: [0], bases: [basis]))
      #expect(try two.perform(.count(4000, qubits: [0], bases: [basis])) == first)
      guard case .counts(let counts, let probabilities) = first else { continue }
      #expect(counts.reduce(0, +) == 4000)
      if basis == .z {
        #expect(counts == [4000, 0])
      } else {
        #expect(abs(probabilities[0] - 0.5) < 1e-12)
        #expect(abs(counts[0] - 2000) < 200)
      }
    }
    #expect(throws: LabFault.shotCount(found: 0, limit: LabSession.shotLimit)) {
      try one.perform(.count(0, qubits: [0], bases: [.z]))
    }
  }

  /// Of 2¹⁶ outcomes a million shots are drawn in time that does not grow with how many outcomes there are, and each comes up
  /// about as often as it should.
  @Test func countsOfManyOutcomes() throws {
    let board = (0..<16).map { BoardItem.operation(.gate(.h, on: [$0]), .frozen) }
    var lab = try LabSession(of: makeLevel(qubits: 16, board: board, scoring: nil), seed: 3)
    let report = try lab.perform(
      .count(LabSession.shotLimit, qubits: Array(0..<16), bases: [Pauli](repeating: .z, count: 16)))
    guard case .counts(let counts, _) = report else {
      Issue.record("\(report)")
      return
    }
    #expect(counts.reduce(0, +) == LabSession.shotLimit)
    // Pearson's χ² of 2¹⁶ equally likely outcomes: mean 65535, standard deviation √(2·65535) = 362.
    let expected = Double(LabSession.shotLimit) / Double(counts.count)
    let deviation = counts.reduce(0) { $0 + (Double($1) - expected) * (Double($1) - expected) / expected }
    #expect(abs(deviation - 65_535) < 5 * 362, "\(deviation)")
  }

  /// A look leaves the arrow where it says, and the next count agrees with it.
  @Test func looksCollapse() throws {
    var lab = try lab()
    let report = try lab.perform(.collapse(qubit: 0, basis: .x, into: 0, onto: .one))
    guard case .look(let outcome, let probability, let arrows) = report else {
      Issue.record("\(report)")
      return
    }
    #expect(outcome == .one)
    #expect(abs(probability - 0.5) < 1e-12)
    #expect(abs(arrows[0].x + 1) < 1e-12)
    // A count prepares the board anew, the look included, over which it averages.
    guard case .counts(_, let probabilities) = try lab.perform(.count(10, qubits: [0], bases: [.z])) else {
      return
    }
    #expect(abs(probabilities[0] - 0.5) < 1e-12)
  }

  @Test func puzzlesAreNoLabs() throws {
    let level = makeLevel(toolbox: [Tool(gate: .h)], goals: [stateGoal(ket(1, 1))])
    #expect(throws: LabFault.notASandbox) { try LabSession(of: level) }
  }
}
