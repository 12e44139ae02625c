import QuantumSimulator
import Testing

/// Formulas of any textbook on magnetic resonance, for example C. P. Slichter, "Principles of Magnetic
/// Resonance", 3rd edition, chapters 2 and 3.
@Suite("Textbook values of driven and relaxing spins")
struct TextbookMotionTests {
  private let up = BlochVector(x: 0, y: 0, z: 1)

  private func excitation(_ arrow: BlochVector) -> Double { (1 - arrow.z) / 2 }

  @Test("Rabi: P(1) = Ω²/(Ω² + Δ²)·sin²(√(Ω² + Δ²)·t/2)", arguments: [0.0, 0.5, 1, 3])
  func rabi(detuning: Double) throws {
    for time in [0.3, 1, .pi, 7.7] {
      let drive = try Drive(resonance: 100 + detuning, carrier: 100, amplitude: 1, duration: time)
      let end = try drive.evolution(in: .rotating(.neglected)).rotation.applied(to: up)
      let full = drive.generalisedRabiFrequency
      let sine = ElementaryFunctions.sin(full * time / 2)
      #expect((excitation(end) - sine * sine / (full * full)).magnitude < 1e-13)
    }
  }

  @Test("A π pulse flips, a π/2 pulse of phase φ turns about the axis that φ chooses")
  func pulses() throws {
    let flip = try Drive(resonance: 50, amplitude: 2, duration: .pi / 2)
    #expect(excitation(try flip.evolution(in: .rotating(.neglected)).rotation.applied(to: up)) == 1)
    let half = try Drive(resonance: 50, amplitude: 1, phase: .pi / 2, duration: .pi / 2)
    let end = try half.evolution(in: .rotating(.neglected)).rotation.applied(to: up)
    #expect(gap(end, BlochVector(x: 1, y: 0, z: 0)) < 1e-15, "about y")
  }

  @Test("The laboratory sees what the rotating frame sees, turned by the carrier")
  func frames() throws {
    let drive = try Drive(
      resonance: 20, carrier: 19, amplitude: 3, phase: 0.4, envelope: .gaussian(width: 0.2), duration: 5)
    let lab = try drive.evolution(in: .laboratory).rotation.applied(to: up)
    let rotating = try drive.evolution(in: .rotating(.exact)).rotation.applied(to: up)
    let turned = SpinRotation(about: Field(x: 0, y: 0, z: 1), by: 19.0 * 5).applied(to: rotating)
    #expect(gap(lab, turned) < 1e-9)
  }

  @Test("Bloch–Siegert: the resonance of a linear drive lies Ω²/4ω₀ above ω₀")
  func blochSiegert() throws {
    let (resonance, amplitude) = (40.0, 2.0)
    /// How far the excitation at half the flip is from its mirror image on the other side of a carrier.
    func excitation(at carrier: Double) throws -> Double {
      // Averaged over the phase, which the counter-rotating part does not respect.
      var sum = 0.0
      for step in 0..<8 {
        let drive = try Drive(
          resonance: resonance, carrier: carrier, amplitude: amplitude, phase: Double(step) * .pi / 4,
          duration: .pi / amplitude)
        sum += self.excitation(
          try drive.evolution(in: .rotating(.exact), tolerance: 1e-6).rotation.applied(to: up))
      }
      return sum / 8
    }
    let shift = try Drive(resonance: resonance, amplitude: amplitude, duration: 1).blochSiegertShift
    #expect((shift - 0.025).magnitude < 1e-15)
    // The centre of the line between two carriers at which it is equally high.
    let width = 1.0
    var (low, high) = (resonance - 0.1, resonance + 0.2)
    for _ in 0..<10 {
      let middle = (low + high) / 2
      if try excitation(at: middle - width) < excitation(at: middle + width) {
        low = middle
      } else {
        high = middle
      }
    }
    #expect((low - resonance - shift).magnitude < 0.1 * shift, "\(low - resonance) for \(shift)")
  }

  @Test("Ramsey: two π/2 pulses δτ = π apart leave P(1) = 0, and P(1) = (1 + cos δτ)/2 between")
  func ramsey() {
    let pulse = SpinRotation(about: Field(x: 1, y: 0, z: 0), by: .pi / 2)
    for angle in [0.0, 0.4, .pi / 2, .pi, 2.5] {
      let wait = Field(x: 0, y: 0, z: 2).rotation(after: angle / 2)
      let end = (pulse * wait * pulse).applied(to: up)
      #expect((excitation(end) - (1 + ElementaryFunctions.cos(angle)) / 2).magnitude < 1e-14)
    }
  }

  @Test("Echo: a π pulse in the middle brings every detuning back")
  func echo() {
    let half = SpinRotation(about: Field(x: 1, y: 0, z: 0), by: .pi / 2)
    let flip = SpinRotation(about: Field(x: 1, y: 0, z: 0), by: .pi)
    for detuning in [-3.0, 0.1, 0.7, 12] {
      let wait = Field(x: 0, y: 0, z: detuning).rotation(after: 1.7)
      #expect(excitation((half * wait * flip * wait * half).applied(to: up)) < 1e-15)
    }
  }

  @Test("Free induction decay: ⟨X⟩ = e^{−t/T2}·cos ωt, and ⟨Z⟩ returns as 1 − e^{−t/T1}")
  func freeInductionDecay() throws {
    let decay = try Relaxation(t1: 3, t2: 2)
    for time in [0.0, 0.5, 2, 10] {
      let propagator = try BlochPropagator(
        field: Field(x: 0, y: 0, z: 5), relaxation: decay, duration: time)
      let end = propagator.applied(to: BlochVector(x: 1, y: 0, z: 0))
      let envelope = ElementaryFunctions.exp(-time / 2)
      #expect((end.x - envelope * ElementaryFunctions.cos(5 * time)).magnitude < 1e-14)
      #expect((end.y - envelope * ElementaryFunctions.sin(5 * time)).magnitude < 1e-14)
      #expect((end.z - 1 + ElementaryFunctions.exp(-time / 3)).magnitude < 1e-14)
    }
  }

  @Test("Steady state under a drive: the saturation of Bloch's equations")
  func saturation() throws {
    let (rabi, detuning, t1, t2) = (0.7, 0.4, 5.0, 3.0)
    let decay = try Relaxation(t1: t1, t2: t2)
    let propagator = try BlochPropagator(
      field: Field(x: rabi, y: 0, z: detuning), relaxation: decay, duration: 500)
    let end = propagator.applied(to: BlochVector(x: 0.3, y: 0.2, z: -0.5))
    let wide = 1 + detuning * detuning * t2 * t2
    #expect((end.z - wide / (wide + rabi * rabi * t1 * t2)).magnitude < 1e-12)
  }

  @Test("Half a period of exchange swaps two spins, a quarter entangles them")
  func exchange() throws {
    let hamiltonian = try PauliSum.exchange(2, between: 0, and: 1, of: 2)
    let start = try StateVector(qubitCount: 2, basisState: 1)
    let swapped = try hamiltonian.evolve(start, for: .pi / 2).state
    #expect((swapped[2].lengthSquared - 1).magnitude < 1e-13)
    let half = try hamiltonian.evolve(start, for: .pi / 4).state
    #expect((try half.concurrence(of: 0, 1) - 1).magnitude < 1e-13)
  }
}
