import QuantumSimulator
import Testing

/// Many spins at once against closed formulas and against one spin at a time.
@Suite("Ensembles of spins")
struct EnsembleTests {
  private let quarter = EnsembleStep.turn(by: .pi / 2, phase: .pi / 2, for: 1e-9)

  private func gap(_ a: BlochVector, _ b: BlochVector) -> Double {
    max(abs(a.x - b.x), abs(a.y - b.y), abs(a.z - b.z))
  }

  /// A turn of any length is the turn of one spin in the same field, whatever its detuning and strength.
  @Test(arguments: [0.01, 0.3, 2.0, 40.0])
  func turnAsSingleSpins(duration: Double) throws {
    let start = BlochVector(x: 0.3, y: -0.5, z: 0.6)
    var spins = try SpinEnsemble(
      count: 37, arrow: start, detuning: { 0.4 * Double($0) - 7 }, strength: { 0.8 + 0.01 * Double($0) })
    try spins.run([EnsembleStep(x: 2, y: -1.1, duration: duration), .wait(0.7)])
    for spin in 0..<37 {
      let (detuning, strength) = (0.4 * Double(spin) - 7, 0.8 + 0.01 * Double(spin))
      let pulsed = Field(x: 2 * strength, y: -1.1 * strength, z: detuning).rotation(after: duration)
      let rotation = Field(x: 0, y: 0, z: detuning).rotation(after: 0.7) * pulsed
      #expect(gap(spins[spin], rotation.applied(to: start)) < 1e-13 * (1 + 20 * duration))
    }
  }

  /// Waits with relaxation are exact, and pulses keep within the stated bound of the exact propagator.
  @Test func relaxAsSingleSpins() throws {
    let decay = try Relaxation(t1: 3, t2: 2, equilibrium: 0.7)
    let start = BlochVector(x: 0.6, y: 0, z: -0.8)
    var waiting = try SpinEnsemble(count: 9, arrow: start, detuning: { Double($0) })
    try waiting.run([.wait(0.5), .wait(1.25)], relaxation: decay)
    var pulsed = try SpinEnsemble(count: 9, arrow: start, detuning: { 0.1 * Double($0) })
    let steps = [EnsembleStep](repeating: EnsembleStep(x: 1, y: 0, duration: 0.01), count: 100)
    try pulsed.run(steps, relaxation: decay)
    let bound = pulsed.splittingErrorBound(of: steps, relaxation: decay)
    #expect(bound > 1e-7 && bound < 1e-4)
    for spin in 0..<9 {
      let alone = try BlochPropagator(
        field: Field(x: 0, y: 0, z: Double(spin)), relaxation: decay, duration: 1.75)
      #expect(gap(waiting[spin], alone.applied(to: start)) < 1e-13)
      let driven = try BlochPropagator(
        field: Field(x: 1, y: 0, z: 0.1 * Double(spin)), relaxation: decay, duration: 1)
      #expect(gap(pulsed[spin], driven.applied(to: start)) < bound)
    }
  }

  /// Free induction decays: a resonance line leaves e^{−γt} of the mean arrow, a bell curve e^{−(σt)²/2}, an even spread
  /// sin(wt)/wt; with T2 the product of both.
  @Test func decayAsTheirSpreadSays() throws {
    let decay = try Relaxation(t1: 20, t2: 5)
    let time = 0.6
    let cases: [(FrequencySpread, Double, Double)] = [
      (.lorentzian(halfWidth: 1.5), ElementaryFunctions.exp(-1.5 * time), 4e-3),
      (.gaussian(standardDeviation: 2), ElementaryFunctions.exp(-0.5 * 1.44), 1e-4),
      (.uniform(halfWidth: 3), ElementaryFunctions.sin(1.8) / 1.8, 1e-6),
    ]
    for (spread, left, tolerance) in cases {
      var spins = try SpinEnsemble(count: 20_000, detuning: spread)
      try spins.run([quarter])
      #expect(abs(spins.mean.x - 1) < 1e-4)
      try spins.run([.wait(time)], relaxation: decay)
      let wanted = left * ElementaryFunctions.exp(-time / 5)
      #expect(abs(spins.mean.x - wanted) < tolerance, "\(spread)")
      #expect(abs(spins.mean.y) < tolerance, "\(spread)")
    }
  }

  /// An echo brings all that the spread took away back, and nothing of what T2 took.
  @Test func echo() throws {
    let decay = try Relaxation(t1: 1000, t2: 8)
    let flip = EnsembleStep.turn(by: .pi, phase: 0, for: 1e-9)
    var spins = try SpinEnsemble(count: 4000, detuning: .gaussian(standardDeviation: 30))
    try spins.run([quarter, .wait(1)], relaxation: decay)
    #expect(abs(spins.mean.x) < 5e-3)
    try spins.run([flip, .wait(1)], relaxation: decay)
    #expect(abs(spins.mean.x - ElementaryFunctions.exp(-2.0 / 8)) < 1e-5)
  }

  /// Ramsey fringes: P(1) after two quarter turns is (1 + cos δτ)/2.
  @Test func ramseyFringes() throws {
    var spins = try SpinEnsemble(count: 64, detuning: { 0.25 * Double($0) })
    try spins.run([quarter, .wait(2), quarter])
    for spin in 0..<64 {
      let wanted = (1 + ElementaryFunctions.cos(0.5 * Double(spin))) / 2
      #expect(abs((1 - spins[spin].z) / 2 - wanted) < 1e-7)
    }
  }

  /// A Rabi chevron: P(1) = Ω²/W²·sin²(Wt/2), W² = Ω² + δ².
  @Test func rabiChevron() throws {
    for time in [0.4, 1.3, 5.0] {
      var spins = try SpinEnsemble(count: 41, detuning: { 0.2 * Double($0) - 4 })
      try spins.run([EnsembleStep](repeating: EnsembleStep(x: 1.5, y: 0, duration: time / 50), count: 50))
      for spin in 0..<41 {
        let detuning = 0.2 * Double(spin) - 4
        let fast = (2.25 + detuning * detuning).squareRoot()
        let sine = ElementaryFunctions.sin(fast * time / 2)
        #expect(abs((1 - spins[spin].z) / 2 - 2.25 / (fast * fast) * sine * sine) < 1e-12)
      }
    }
  }

  /// Threads change nothing, not even the last bit; a copy stays what it was; length is kept over many steps.
  @Test func threadsAndCopies() async throws {
    let steps = [EnsembleStep](repeating: EnsembleStep(x: 3, y: 1, duration: 0.05), count: 20_000)
    var one = try SpinEnsemble(count: 100, detuning: { Double($0) })
    let untouched = one
    var three = one
    try one.run(steps)
    try await three.run(steps, threads: 3)
    for spin in 0..<100 {
      #expect(one[spin] == three[spin])
      #expect(untouched[spin] == BlochVector(x: 0, y: 0, z: 1))
      #expect(abs(one[spin].length - 1) < 1e-9)
    }
  }

  @Test func refuseNonsense() {
    #expect(throws: DynamicsError.ensembleCount(found: 0, allowed: SpinEnsemble.supportedCounts)) {
      try SpinEnsemble(count: 0, detuning: { _ in 0 })
    }
    #expect(throws: DynamicsError.notFinite) { try SpinEnsemble(count: 1, detuning: { _ in .nan }) }
    #expect(throws: DynamicsError.unusableDuration(-1)) {
      var spins = try SpinEnsemble(count: 1, detuning: { _ in 0 })
      try spins.run([.wait(-1)])
    }
  }
}
