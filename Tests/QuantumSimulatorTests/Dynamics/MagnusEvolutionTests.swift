import QuantumSimulator
import Testing

@Suite("Motion in changing fields")
struct MagnusEvolutionTests {
  @Test("Landau and Zener: a sweep through resonance stays with probability e^{−πΩ²/2v}")
  func landauZener() throws {
    // A sweep of ±400 in the field; the ends are not infinitely far, hence the tolerance.
    let (rabi, speed, reach) = (1.0, 1.3, 300.0)
    let sweep = try MagnusEvolution(from: -reach, to: reach, tolerance: 1e-6, longestStep: 0.5) { time in
      Field(x: rabi, y: 0, z: speed * time)
    }
    let end = sweep.rotation.applied(to: BlochVector(x: 0, y: 0, z: 1))
    let staying = ElementaryFunctions.exp(-Double.pi * rabi * rabi / (2 * speed))
    #expect(((1 + end.z) / 2 - staying).magnitude < 5e-3)
    #expect(sweep.errorBound < 1e-6)
  }

  @Test(
    "The true error is below the bound, and the bound below the tolerance", arguments: [1e-4, 1e-7, 1e-10])
  func bound(tolerance: Double) throws {
    let field: (Double) -> Field = { time in
      Field(x: ElementaryFunctions.cos(3 * time), y: 0.5 * time, z: 2 - time * time)
    }
    let exact = try MagnusEvolution(from: 0, to: 5, tolerance: 1e-13, longestStep: 0.05, field: field)
    let found = try MagnusEvolution(from: 0, to: 5, tolerance: tolerance, longestStep: 0.5, field: field)
    let error = found.rotation.distance(to: exact.rotation)
    #expect(error <= found.errorBound)
    #expect(found.errorBound <= tolerance + 1e-12)
    #expect(found.times.last == 5 && found.rotations.count == found.times.count)
  }

  @Test("The rotation halfway through a step is that of the whole evolution up to there")
  func between() throws {
    let field: (Double) -> Field = { Field(x: 1 + $0, y: 0, z: 3 * $0) }
    let whole = try MagnusEvolution(from: 0, to: 2, tolerance: 1e-11, longestStep: 0.5, field: field)
    let part = try MagnusEvolution(from: 0, to: 1.234, tolerance: 1e-11, longestStep: 0.5, field: field)
    #expect(whole.rotation(at: 1.234, field: field).distance(to: part.rotation) < 1e-10)
  }

  @Test("What cannot be followed is refused")
  func refusals() throws {
    #expect(throws: DynamicsError.unusableTolerance(found: 1e-20, allowed: 1e-13...1)) {
      try MagnusEvolution(from: 0, to: 1, tolerance: 1e-20, longestStep: 1) { _ in .zero }
    }
    #expect(throws: DynamicsError.unusableDuration(-1)) {
      try MagnusEvolution(from: 1, to: 0, tolerance: 1e-9, longestStep: 1) { _ in .zero }
    }
    #expect(throws: DynamicsError.notFinite) {
      try MagnusEvolution(from: 0, to: 1, tolerance: 1e-9, longestStep: 1) { _ in
        Field(x: .nan, y: 0, z: 0)
      }
    }
    #expect(throws: DynamicsError.envelopeWithoutShape) {
      try Drive(resonance: 1, amplitude: 1, envelope: .samples([]), duration: 1)
    }
    #expect(throws: DynamicsError.unusableDuration(-1)) {
      try Drive(resonance: 1, amplitude: 1, duration: -1)
    }
    #expect(throws: DynamicsError.notFinite) { try Drive(resonance: .nan, amplitude: 1, duration: 1) }
    for (t1, t2) in [(0.0, 1.0), (1, 0), (.nan, 1)] {
      #expect(throws: DynamicsError.self) { try Relaxation(t1: t1, t2: t2) }
    }
    #expect(throws: DynamicsError.unusablePolarisation(1.5)) {
      try Relaxation(t1: 1, t2: 1, equilibrium: 1.5)
    }
  }
}
