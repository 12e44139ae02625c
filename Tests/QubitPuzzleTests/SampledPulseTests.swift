import QuantumSimulator
import QubitPuzzle
import Testing

/// Pulses whose strength jumps, on one qubit from |0⟩, in every frame, coupled to another, and with relaxation.
///
/// The wanted arrows are products of exponentials where the field is constant between jumps, and otherwise SciPy's DOP853
/// and a Magnus expansion in NumPy, both from jump to jump; with relaxation
/// DOP853 alone.
@Suite("Sampled pulses")
struct SampledPulseTests {
  @Test(arguments: pulses)
  func arrowIsThatOfTheParts(pulse: SampledPulse) throws {
    let arrow = try pulse.arrow()
    for (found, wanted) in zip(arrow, pulse.wanted) { #expect(abs(found - wanted) < 2e-9, "\(arrow)") }
  }

  /// Without any other field, a pulse in the laboratory that begins at half its time turns about x by
  /// 2π·∫cos(5t)dt from ½ to 1, which is 2π(sin 5 − sin 2.5)/5.
  @Test func jumpInTheLaboratory() throws {
    let pulse = SampledPulse(
      frame: .laboratory, terms: [], amplitude: Double.pi, carrier: 5, samples: [0, 1], duration: 1, phase: 0,
      wanted: [])
    let angle = 2 * Double.pi * (ElementaryFunctions.sin(5) - ElementaryFunctions.sin(2.5)) / 5
    let arrow = try pulse.arrow()
    #expect(abs(arrow[2] - ElementaryFunctions.cos(angle)) < 1e-10)
    #expect(abs(arrow[1] + ElementaryFunctions.sin(angle)) < 1e-10)
    #expect(abs(arrow[2] + 0.376_750_440_749_739) < 1e-10)
  }

  /// Equal samples are one pulse.
  @Test func equalSamplesAreASquare() throws {
    for frame in Dynamics.Frame.allCases {
      let arrows = try [[0.7], [0.7, 0.7], [0.7, 0.7, 0.7]].map { samples in
        try SampledPulse(
          frame: frame, terms: [("ZZ", 1), ("IX", 0.5)], amplitude: 3, carrier: 4, samples: samples,
          duration: 0.8, phase: 0.3, wanted: []
        ).arrow()
      }
      for arrow in arrows {
        for (found, wanted) in zip(arrow, arrows[0]) { #expect(abs(found - wanted) < 1e-9) }
      }
    }
  }

  static let pulses = [
    SampledPulse(
      frame: .rotating, terms: [("ZZ", 2), ("IZ", 1)], amplitude: 5, carrier: nil,
      samples: [0, 0, 1, 0], duration: 1.3, phase: 0.4, wanted: [0.9104512850, 0.4124951567, 0.0304335900]),
    SampledPulse(
      frame: .rotating, terms: [("ZZ", 2), ("IZ", 1)], amplitude: 5, carrier: nil,
      samples: [0, 1], duration: 1.3, phase: 0.4, wanted: [0.5285076380, 0.7857752297, -0.3213050963]),
    SampledPulse(
      frame: .rotating, terms: [("ZZ", 2), ("IZ", 1)], amplitude: 5, carrier: nil,
      samples: [0, 1, 0, 0, 0, 0], duration: 1.3, phase: 0.4,
      wanted: [-0.1892596577, 0.8525306124, 0.4872087201]),
    SampledPulse(
      frame: .rotating, terms: [("ZZ", 2), ("IZ", 1)], amplitude: 5, carrier: nil,
      samples: [1, 0], duration: 1.3, phase: 0.4, wanted: [-0.9255969303, 0.2000833770, -0.3213050963]),
    SampledPulse(
      frame: .rotating, terms: [("ZZ", 2), ("IZ", 1)], amplitude: 5, carrier: nil,
      samples: [1, 0.5], duration: 1.3, phase: 0.4, wanted: [-0.5428306380, -0.1907399268, 0.8178955794]),
    SampledPulse(
      frame: .laboratory, terms: [("Z", 3.1)], amplitude: 6, carrier: 7.3,
      samples: [0, 0, 1, 0], duration: 1.7, phase: 0.6, relaxes: true,
      wanted: [-0.4422924087, 0.1337821768, -0.0701984838]),
    SampledPulse(
      frame: .laboratory, terms: [("Z", 3.1)], amplitude: 6, carrier: 7.3,
      samples: [0, 1], duration: 1.7, phase: 0.6, relaxes: true,
      wanted: [-0.3520449280, 0.1002449049, 0.2922302778]),
    SampledPulse(
      frame: .rotatingExact, terms: [("Z", 3.1)], amplitude: 6, carrier: 7.3,
      samples: [0, 0, 1, 0], duration: 1.7, phase: 0.6, relaxes: true,
      wanted: [-0.0385859078, 0.3593578598, -0.2486683960]),
    SampledPulse(
      frame: .rotatingExact, terms: [("Z", 3.1)], amplitude: 6, carrier: 7.3,
      samples: [0, 1], duration: 1.7, phase: 0.6, relaxes: true,
      wanted: [0.0078278130, 0.1351914071, 0.4497528930]),
    SampledPulse(
      frame: .rotatingExact, terms: [("Z", 3.1)], amplitude: 6, carrier: 7.3,
      samples: [1, 0], duration: 1.7, phase: 0.6, relaxes: true,
      wanted: [-0.0468601809, -0.0819119473, 0.4916462009]),
    SampledPulse(
      frame: .laboratory, terms: [("Z", 3.1), ("X", 0.4)], amplitude: 8, carrier: 7.3,
      samples: [0, 0, 1, 0], duration: 1.7, phase: 0.6, wanted: [-0.5606284048, 0.6455905038, -0.5185640686]),
    SampledPulse(
      frame: .laboratory, terms: [("Z", 5)], amplitude: Double.pi, carrier: 5,
      samples: [0, 1], duration: 1, phase: 0, wanted: [-0.9179821456, -0.3916738479, -0.0624530005]),
    SampledPulse(
      frame: .laboratory, terms: [("Z", 5)], amplitude: 2, carrier: 5,
      samples: [1, 0], duration: 2, phase: 0, wanted: [-0.4981643877, 0.8053956113, -0.3212011084]),
    SampledPulse(
      frame: .laboratory, terms: [("Z", 5)], amplitude: 2, carrier: 5,
      samples: [1, 0.5], duration: 2, phase: 0, wanted: [-0.0128107369, 0.1164330540, -0.9931159192]),
    SampledPulse(
      frame: .rotatingExact, terms: [], amplitude: 2, carrier: 5,
      samples: [0, 1], duration: 2, phase: 0, wanted: [0.3028551902, -0.7229029277, -0.6210395245]),
    SampledPulse(
      frame: .rotatingExact, terms: [], amplitude: 2, carrier: 5,
      samples: [1, 0], duration: 2, phase: 0, wanted: [-0.0201566607, -0.9467964707, -0.3212011084]),
    SampledPulse(
      frame: .rotating, terms: [("ZZ", 1)], amplitude: 1, carrier: nil,
      samples: [1, 0.5, -0.3], duration: 0.9, phase: 0, wanted: [0.2493730384, -0.2588681474, 0.9331668500]),
    SampledPulse(
      frame: .laboratory, terms: [("XY", 2 * Double.pi), ("YX", 2 * Double.pi)], amplitude: 2, carrier: 5.5,
      samples: [1, 0.5, -0.3], duration: 0.9, phase: 0, wanted: [0, -0.6959936453, 0.0547468371]),
  ]
}

/// One pulse on qubit 0.
struct SampledPulse: Sendable {
  let frame: Dynamics.Frame
  /// The Hamiltonian's Pauli strings with their rates.
  let terms: [(pauli: String, rate: Double)]
  let amplitude: Double
  let carrier: Double?
  let samples: [Double]
  let duration: Double
  let phase: Double
  /// Whether the qubit relaxes, with a T1 of 2, a T2 of 1.5 and an equilibrium of 0.3.
  var relaxes = false
  /// ⟨X⟩, ⟨Y⟩ and ⟨Z⟩ of the qubit.
  let wanted: [Double]

  /// What the judge finds in place of them.
  func arrow() throws -> [Double] {
    let count = terms.first?.pauli.count ?? 1
    let pulse = Pulse(
      qubit: 0, amplitude: written(amplitude), carrier: carrier.map(written),
      shape: .samples(samples.map(written)))
    let goals = [Pauli.x, .y, .z].map { pauli in
      Goal.expectation(
        ExpectationGoal(pauli: PauliString(pauli, on: 0), wanted: .equal(written(0), tolerance: 0)))
    }
    var level = makeLevel(
      qubits: count,
      toolbox: [Tool(.piece(0), angles: [.list([written(duration)]), .list([written(phase)])])], goals: goals,
      pieces: [Piece(name: "drive", wires: (0..<count).map { "q\($0)" }, content: .pulse(pulse))])
    level.dynamics = Dynamics(
      timeUnit: .seconds, frame: frame,
      terms: try terms.map { HamiltonianTerm(pauli: try PauliString($0.pauli), rate: written($0.rate)) },
      relaxation: relaxes
        ? [QubitRelaxation(qubit: 0, t1: written(2), t2: written(1.5), equilibrium: written(0.3))] : [])
    let use = PieceUse(piece: 0, wires: Array(0..<count), dials: [duration, phase])
    return try level.verdict(after: [.place(.piece(use), position: nil)]).findings.compactMap { finding in
      if case .expectation(let actual, _) = finding.evidence { actual } else { nil }
    }
  }
}
