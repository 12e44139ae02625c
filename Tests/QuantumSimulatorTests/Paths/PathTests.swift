import QuantumSimulator
import Testing

@Suite("The paths that front ends draw")
struct PathTests {
  private let zero = BlochVector(x: 0, y: 0, z: 1)

  @Test("H takes |0⟩ over (½, −1/√2, ½)")
  func hadamard() throws {
    let state = try StateVector(qubitCount: 1)
    let half = try state.partway(through: GateApplication(.h, on: [0]), at: 0.5)
    #expect(gap(try half.blochVector(of: 0), BlochVector(x: 0.5, y: -(0.5.squareRoot()), z: 0.5)) < 1e-15)
  }

  @Test("CX on |+0⟩: halfway the control's arrow is (½, ½, 0), the target's is as long")
  func controlledX() throws {
    var state = try StateVector(qubitCount: 2)
    try state.apply(.h, to: [1])
    let half = try state.partway(through: GateApplication(.cx, on: [1, 0]), at: 0.5)
    #expect(gap(try half.blochVector(of: 1), BlochVector(x: 0.5, y: 0.5, z: 0)) < 1e-15)
    #expect((try half.blochVector(of: 0).length - 0.5.squareRoot()).magnitude < 1e-15)
    let same = try state.partway(through: GateApplication(.x, on: [0], controls: [Control(1)]), at: 0.5)
    #expect(gap(try same.blochVector(of: 1), BlochVector(x: 0.5, y: 0.5, z: 0)) < 1e-15)
    let path = try state.path(through: GateApplication(.cx, on: [1, 0]))
    let end = try #require(path.points.last)
    #expect(end.arrows[0].length < 1e-15 && end.arrows[1].length < 1e-15, "a Bell pair has no arrows")
  }

  @Test("CZ on |11⟩: the raw phase on the way is that of the power")
  func rawPhase() throws {
    let state = try StateVector(qubitCount: 2, basisState: 3)
    let half = try state.partway(through: GateApplication(.cz, on: [0, 1]), at: 0.5)
    #expect(half[3].isNear(.i, within: 1e-15))
  }

  @Test("Every point of a path is on the curve, neighbours are close, and a straight stay takes few points")
  func sampling() throws {
    let state = try StateVector(qubitCount: 1)
    for tolerance in [0.1, 0.01, 0.001] {
      let path = try state.path(through: GateApplication(.h, on: [0]), tolerance: tolerance)
      #expect(path.points.first?.parameter == 0 && path.points.last?.parameter == 1)
      for (a, b) in zip(path.points, path.points.dropFirst()) {
        #expect(a.parameter < b.parameter)
        let middle = (a.parameter + b.parameter) / 2
        let (p, q) = (a.arrows[0], b.arrows[0])
        let line = BlochVector(x: (p.x + q.x) / 2, y: (p.y + q.y) / 2, z: (p.z + q.z) / 2)
        let curve = try state.partway(through: GateApplication(.h, on: [0]), at: middle).blochVector(of: 0)
        #expect(gap(line, curve) <= tolerance)
      }
    }
    let still = try state.path(through: GateApplication(.s, on: [0]))
    #expect(still.points.count == 9)
  }

  @Test("A dial turned several times round is drawn all the way")
  func manyTurns() throws {
    var state = try StateVector(qubitCount: 1)
    try state.apply(.h, to: [0])
    let path = try state.path(through: GateApplication(.rz(8 * .pi), on: [0]))
    var angle = 0.0
    for (a, b) in zip(path.points, path.points.dropFirst()) {
      angle += Angle.principal(b.arrows[0].azimuth - a.arrows[0].azimuth)
    }
    #expect((angle - 8 * .pi).magnitude < 1e-9)
  }

  @Test("A measurement is an event: probabilities before, outcome, state after, branch")
  func collapse() throws {
    var circuit = Circuit(qubitCount: 2, bitCount: 2)
    try circuit.append(.ry(.pi / 3), on: 0)
    try circuit.append(.cx, on: 0, 1)
    try circuit.append(.measure(0, into: 0))
    try circuit.append(.gate(.x, on: [1], if: Condition(bit: 0)))
    try circuit.append(.measure(1, into: 1))
    try circuit.append(.reset(0))
    var generator = SeededGenerator(seed: 1)
    let path = try circuit.path(forcing: [2: .one], using: &generator)
    #expect(path.steps.map { $0.operation } == [0, 1, 2, 3, 4, 5, 5])
    guard case .collapse(let first) = path.steps[2].event, case .collapse(let second) = path.steps[4].event,
      case .collapse(let third) = path.steps[5].event, case .motion(let flip) = path.steps[6].event
    else {
      Issue.record("other events than expected")
      return
    }
    #expect((first.probabilityOfOne - 0.25).magnitude < 1e-15)
    #expect(first.outcome == .one && first.branch == [.one])
    #expect((first.before[0].length - 0.5).magnitude < 1e-15, "entangled: the arrow is short")
    #expect(gap(first.after[0], BlochVector(x: 0, y: 0, z: -1)) < 1e-15)
    #expect(gap(first.after[1], BlochVector(x: 0, y: 0, z: -1)) < 1e-15)
    #expect(second.probabilityOfZero == 1 && second.branch == [.one, .zero])
    #expect(third.outcome == .one)
    #expect(gap(try #require(flip.points.last).arrows[0], zero) < 1e-15)
    #expect(path.end.bits.description == "01")
  }

  @Test("Measuring the same seed again gives the same path as the run")
  func sameAsRun() throws {
    var circuit = Circuit(qubitCount: 1, bitCount: 1)
    try circuit.append(.h, on: 0)
    try circuit.append(.measure(0, into: 0))
    for seed in 0..<20 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let path = try circuit.path(using: &generator)
      #expect(path.end.bits == (try circuit.run(seed: UInt64(seed)).bits))
    }
  }

  @Test("A field that is no number, or turns without end, has no path")
  func endlessTurning() throws {
    let up = BlochVector(x: 0, y: 0, z: 1)
    for field in [Field(x: .nan, y: 0, z: 0), Field(x: 0, y: .infinity, z: 0), Field(x: 1e200, y: 0, z: 0)] {
      for relaxation in [Relaxation.none, try Relaxation(t1: 1, t2: 1)] {
        #expect(throws: DynamicsError.notFinite) { try field.path(from: up, relaxation: relaxation, for: 1) }
      }
    }
  }

  @Test("Precession, relaxation and pulses are drawn from the start to the end")
  func motions() throws {
    let field = Field(x: 0, y: 0, z: 30)
    let plus = BlochVector(x: 1, y: 0, z: 0)
    let circle = try field.path(from: plus, for: 2)
    #expect(circle.points.allSatisfy { ($0.arrows[0].length - 1).magnitude < 1e-14 })
    #expect(circle.points.count > 70, "ten turns")
    let spiral = try field.path(from: plus, relaxation: Relaxation(t1: 1, t2: 0.5), for: 2)
    let last = try #require(spiral.points.last).arrows[0]
    #expect((last.z - 1 + ElementaryFunctions.exp(-2)).magnitude < 1e-12)
    let drive = try Drive(resonance: 40, amplitude: .pi, envelope: .gaussian(width: 0.2), duration: 2)
    let path = try drive.path(from: zero, in: .rotating(.neglected))
    let end = try drive.evolution(in: .rotating(.neglected)).rotation.applied(to: zero)
    #expect(gap(try #require(path.points.last).arrows[0], end) < 1e-9)
    #expect(throws: DynamicsError.unusableDuration(-1)) { try field.path(from: plus, for: -1) }
  }
}
