import QuantumSimulator
import Testing

@Suite("Precession in a constant field")
struct PrecessionTests {
  @Test("H = ωZ/2 turns |+⟩ towards |+i⟩")
  func sense() {
    let field = Field(x: 0, y: 0, z: 2 * .pi)
    let end = field.rotation(after: 0.25).applied(to: BlochVector(x: 1, y: 0, z: 0))
    #expect(gap(end, BlochVector(x: 0, y: 1, z: 0)) < 1e-15)
  }

  @Test("The rotation's matrix is that of Rx, Ry and Rz, and moves the arrow as the gate does")
  func gates() throws {
    for angle in [0.3, -1.2, 2.9, .pi] {
      for (axis, gate) in [
        (Field(x: 1, y: 0, z: 0), Gate.rx(angle)), (Field(x: 0, y: 1, z: 0), .ry(angle)),
        (Field(x: 0, y: 0, z: 1), .rz(angle)),
      ] {
        let rotation = SpinRotation(about: axis, by: angle)
        #expect(rotation.matrix.distance(to: gate.matrix) < 1e-15)
      }
      let tilted = SpinRotation(about: Field(x: 1, y: -2, z: 0.5), by: angle)
      var state = try StateVector(qubitCount: 1)
      try state.apply(.u(1.1, 0.4, 0), to: [0])
      let before = try state.blochVector(of: 0)
      try state.apply(tilted.gate, to: [0])
      #expect(gap(tilted.applied(to: before), try state.blochVector(of: 0)) < 1e-15)
    }
  }

  @Test("Later rotations stand on the left, and inverses undo")
  func products() {
    let a = SpinRotation(about: Field(x: 1, y: 0, z: 0), by: 0.7)
    let b = SpinRotation(about: Field(x: 0, y: 1, z: 0), by: 1.9)
    #expect((b * a).matrix.distance(to: b.matrix * a.matrix) < 1e-15)
    #expect((a * a.inverse).distance(to: .identity) < 1e-15)
    #expect(((b * a).angle - 1.9936).magnitude < 1)
    #expect((SpinRotation(about: Field(x: 0, y: 0, z: 3), by: 1.25).angle - 1.25).magnitude < 1e-15)
  }

  @Test("Energy and norm stay to 1e-12 over a million steps")
  func millionSteps() {
    let field = Field(x: 0.3, y: -0.8, z: 1.7)
    let start = BlochVector(x: 0.48, y: 0.6, z: 0.64)
    let step = field.rotation(after: 0.037)
    var spin = SteppedSpin(start)
    var (norm, energy) = (0.0, 0.0)
    for number in 1...1_000_000 {
      spin.turn(by: step)
      guard number % 1000 == 0 else { continue }
      let arrow = spin.arrow
      norm = max(norm, (arrow.length - start.length).magnitude)
      energy = max(energy, (field.energy(of: arrow) - field.energy(of: start)).magnitude)
    }
    #expect(norm < 1e-12)
    #expect(energy < 1e-12)
    let direct = field.rotation(after: 37_000).applied(to: start)
    #expect(gap(spin.arrow, direct) < 1e-9, "the angle itself is off by a rounding error each step")
  }

  @Test(
    "A proton in 3 tesla precesses at 127.7 MHz, an electron in 0.35 tesla at 9.8 GHz, a neutron in 1 at 29.16 MHz"
  )
  func larmor() {
    let proton = Field(tesla: 0, 0, 3, for: .proton)
    #expect((proton.larmorFrequency - 127.732_434e6).magnitude < 10)
    #expect(proton.z < 0, "clockwise about B")
    let electron = Field(tesla: 0, 0, 0.35, for: .electron)
    #expect((electron.larmorFrequency / 9.808_7e9 - 1).magnitude < 1e-4)
    let neutron = Field(tesla: 0, 0, 1, for: .neutron)
    #expect((neutron.larmorFrequency - 29.164_694e6).magnitude < 10)
    #expect(neutron.z > 0, "its moment points against its spin")
    #expect((proton.period - 1 / proton.larmorFrequency).magnitude < 1e-20)
  }

  @Test("No field, and fields that are no numbers, turn nothing")
  func degenerate() {
    #expect(Field.zero.rotation(after: 3) == .identity)
    #expect(Field(x: .nan, y: 0, z: 0).rotation(after: 1) == .identity)
    let tiny = Field(x: 0, y: 0, z: 1e-200)
    let arrow = SpinRotation(about: tiny, by: .pi / 2).applied(to: BlochVector(x: 1, y: 0, z: 0))
    #expect(gap(arrow, BlochVector(x: 0, y: 1, z: 0)) < 1e-15)
  }
}
