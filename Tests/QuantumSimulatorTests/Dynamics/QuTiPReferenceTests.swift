import QuantumSimulator
import Testing

/// What `Tests/Reference/motion.py` found with QuTiP.
private struct MotionRow: Decodable {
  struct DriveRow: Decodable {
    let resonance, carrier, amplitude, phase, duration: Double
    let envelope: String
    let shape: [Double]
  }

  struct Wobble: Decodable {
    let string: String
    let amplitude, frequency: Double
  }

  struct DecayRow: Decodable {
    let rate: Double
    let lower: Int
  }

  let kind: String
  let duration: Double
  let field, relaxation, start: [Double]?
  let drive: DriveRow?
  let frame, name: String?
  let terms: [String: Double]?
  let wobble: Wobble?
  let decays: [DecayRow]?
  let amplitudes: [[Double]]?
  let end: [Numbers]

  /// A number, or a complex number as a pair.
  struct Numbers: Decodable {
    let values: [Double]

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let value = try? container.decode(Double.self) {
        values = [value]
      } else {
        values = try container.decode([Double].self)
      }
    }
  }

  var endArrow: BlochVector { arrow(end.map { $0.values[0] }) }
}

private func arrow(_ numbers: [Double]) -> BlochVector {
  BlochVector(x: numbers[0], y: numbers[1], z: numbers[2])
}

private func complex(_ pair: [Double]) -> Complex { Complex(pair[0], pair[1]) }

/// The largest difference of a component.
func gap(_ a: BlochVector, _ b: BlochVector) -> Double {
  max((a.x - b.x).magnitude, (a.y - b.y).magnitude, (a.z - b.z).magnitude)
}

@Suite("What QuTiP's mesolve computes")
struct QuTiPReferenceTests {
  private let rows: [MotionRow]

  init() throws { rows = try referenceTable("motion.json", of: MotionRow.self) }

  @Test("Constant fields, with and without relaxation, in every direction")
  func constantFields() throws {
    var count = 0
    for row in rows {
      guard let field = row.field, let start = row.start else { continue }
      count += 1
      let field3 = Field(x: field[0], y: field[1], z: field[2])
      if let times = row.relaxation {
        let relaxation = try Relaxation(t1: times[0], t2: times[1], equilibrium: times[2])
        let propagator = try BlochPropagator(field: field3, relaxation: relaxation, duration: row.duration)
        #expect(gap(propagator.applied(to: arrow(start)), row.endArrow) < 1e-8, "\(field) \(times)")
      } else {
        let end = field3.rotation(after: row.duration).applied(to: arrow(start))
        #expect(gap(end, row.endArrow) < 1e-8, "\(field)")
        let other = try BlochPropagator(field: field3, duration: row.duration)
        #expect(gap(other.applied(to: arrow(start)), end) < 1e-13, "the two closed forms agree")
      }
    }
    #expect(count == 16)
  }

  @Test("Square, Gaussian, sinc and sampled pulses in three frames, detuned and damped")
  func drives() throws {
    var count = 0
    for row in rows {
      guard let drive = row.drive, let start = row.start, let name = row.frame else { continue }
      count += 1
      let envelope: Envelope =
        switch drive.envelope {
        case "square": .square
        case "gaussian": .gaussian(width: drive.shape[0])
        case "sinc": .sinc(lobes: drive.shape[0])
        default: .samples(drive.shape)
        }
      let frame: Frame =
        switch name {
        case "laboratory": .laboratory
        case "exact": .rotating(.exact)
        default: .rotating(.neglected)
        }
      let pulse = try Drive(
        resonance: drive.resonance, carrier: drive.carrier, amplitude: drive.amplitude, phase: drive.phase,
        envelope: envelope, duration: drive.duration)
      let place = "\(drive.envelope) \(name) \(row.relaxation ?? [])"
      if let times = row.relaxation {
        let relaxation = try Relaxation(t1: times[0], t2: times[1], equilibrium: times[2])
        let evolution = try pulse.evolution(in: frame, relaxation: relaxation, tolerance: 1e-9)
        #expect(gap(evolution.propagator.applied(to: arrow(start)), row.endArrow) < 1e-8, "\(place)")
        #expect(evolution.errorBound < 2e-9)
      } else {
        let evolution = try pulse.evolution(in: frame, tolerance: 1e-10)
        #expect(gap(evolution.rotation.applied(to: arrow(start)), row.endArrow) < 1e-8, "\(place)")
        #expect(evolution.errorBound < 2e-10)
      }
    }
    #expect(count == 24)
  }

  @Test("Coupled spins: exchange, ZZ, XX, three at once, driven, and decaying")
  func spins() throws {
    var count = 0
    for row in rows {
      guard let terms = row.terms, let amplitudes = row.amplitudes, let name = row.name else { continue }
      count += 1
      let qubitCount = try #require(terms.keys.first).count
      let hamiltonian = try PauliSum(
        qubitCount: qubitCount,
        terms: try terms.sorted { $0.key < $1.key }.map { PauliSum.Term($0.value, try PauliString($0.key)) })
      let start = try StateVector(normalising: amplitudes.map(complex))
      let end: MixedState
      if let decays = row.decays, !decays.isEmpty {
        let motion = try Lindbladian(
          hamiltonian,
          decays: decays.map { decay in
            let lower = ComplexMatrix(rows: 2, columns: 2, elements: [.zero, .one, .zero, .zero])
            let one = ComplexMatrix.identity(2)
            return Lindbladian.Decay(
              rate: decay.rate, decay.lower == 0 ? one.tensor(lower) : lower.tensor(one))
          })
        end = try motion.evolve(MixedState(start), for: row.duration)
      } else if let wobble = row.wobble {
        let part = try PauliSum(qubitCount: qubitCount, terms: [.init(1, PauliString(wobble.string))])
        let (amplitude, frequency) = (wobble.amplitude, wobble.frequency)
        let driven = DrivenPauliSum(
          hamiltonian,
          drives: [.init(part) { amplitude * ElementaryFunctions.cos(frequency * $0) }])
        let evolution = try driven.evolve(
          start, from: 0, to: row.duration, tolerance: 1e-9, longestStep: 0.3)
        #expect(evolution.errorBound < 1.1e-9)
        end = try MixedState(evolution.state)
      } else {
        let evolution = try hamiltonian.evolve(start, for: row.duration)
        #expect(evolution.errorBound < 2e-12)
        end = try MixedState(evolution.state)
      }
      let dimension = 1 << qubitCount
      for index in 0..<(dimension * dimension) {
        let found = end[index / dimension, index % dimension]
        #expect(found.isNear(complex(row.end[index].values), within: 1e-8), "\(name) \(index)")
      }
    }
    #expect(count == 6)
  }
}
