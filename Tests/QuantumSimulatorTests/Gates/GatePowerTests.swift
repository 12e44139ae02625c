import QuantumSimulator
import Testing

@Suite struct GatePowerTests {
  static let all = GateTableTests.samples

  @Test(arguments: all) func everyGateIsUnitary(_ gate: Gate) {
    #expect(gate.matrix.unitarityDistance < 1e-15 * 10)
  }

  @Test(arguments: all) func inverseUndoes(_ gate: Gate) {
    let product = gate.inverse.matrix * gate.matrix
    #expect(product.distance(to: .identity(product.rows)) < 1e-14)
  }

  @Test(arguments: all, [2, 3, -2, 5]) func wholePowersRepeat(_ gate: Gate, _ exponent: Int) {
    var expected = ComplexMatrix.identity(gate.matrix.rows)
    let factor = exponent < 0 ? gate.matrix.adjoint : gate.matrix
    for _ in 0..<abs(exponent) { expected = expected * factor }
    #expect(gate.power(Double(exponent)).matrix.distance(to: expected) < 1e-13)
  }

  @Test(arguments: all, [2, 3, 7]) func rootsMultiplyToTheGate(_ gate: Gate, _ root: Int) {
    let part = gate.power(1 / Double(root)).matrix
    var product = ComplexMatrix.identity(part.rows)
    for _ in 0..<root { product = product * part }
    #expect(product.distance(to: gate.matrix) < 1e-13)
  }

  /// The principal power differs from the closed forms of the cycles in no gate.
  @Test(arguments: all, [0.5, 1.0 / 3, -0.25, 1.5]) func powersArePrincipal(_ gate: Gate, _ exponent: Double)
  {
    if gate.parameters.isEmpty {
      let expected = gate.matrix.unitaryPower(exponent)
      #expect(gate.power(exponent).matrix.distance(to: expected) < 1e-12)
    }
  }

  @Test func powersOfMatricesAreMatrices() throws {
    let basis = ComplexMatrixTests.unitary(4, seed: 3)
    let gate = try Gate(unitary: basis)
    #expect(gate.power(1) == gate)
    #expect(gate.power(0).matrix == .identity(4))
    #expect(gate.inverse.matrix == basis.adjoint)
    let third = gate.power(1.0 / 3).matrix
    #expect((third * third * third).distance(to: basis) < 1e-13)
  }

  @Test func powersNeverOverflow() {
    #expect(Gate.rx(1e300).power(1e20).matrix.unitarityDistance < 1e-12)
    #expect(Gate.t.power(1e300).matrix.unitarityDistance < 1e-12)
    #expect(Gate.u(1, 2, 3).power(1e300).matrix.unitarityDistance < 1e-12)
    #expect(Gate.u(0.5, 1.7e308, 1.7e308).matrix.unitarityDistance < 1e-12)
  }

  /// Exponents so large that φt or kt is past the largest double. They are multiples of 8, which is a whole number of
  /// rounds for every named gate without parameters.
  @Test(arguments: all, [1e308, 1.7e308, -1.7e308]) func hugePowers(_ gate: Gate, _ exponent: Double) {
    let power = gate.power(exponent).matrix
    #expect(power.unitarityDistance < 1e-12)
    if gate.parameters.isEmpty { #expect(power.distance(to: .identity(power.rows)) < 1e-12) }
  }

  @Test func largeOddPowers() {
    #expect(Gate.swap.power(0x1p52 + 1) == .swap)
    #expect(Gate.sdg.power(-0x1p52 - 1) == .s)
    #expect(Gate.iswap.power(-7) == .iswap)
  }

  @Test func powersHaveNames() {
    #expect(Gate.s.inverse == .sdg)
    #expect(Gate.t.power(2) == .s)
    #expect(Gate.t.power(-3).standard == .p)
    #expect(Gate.x.power(0.5) == .sx)
    #expect(Gate.y.power(0.5) == .sy)
    #expect(Gate.z.power(0.5) == .s)
    #expect(Gate.swap.power(0.5) == .sqrtSwap)
    #expect(Gate.h.power(2) == .identity)
    #expect(Gate.cx.inverse == .cx)
    #expect(Gate.rz(0.5).inverse == .rz(-0.5))
    #expect(Gate.z.power(1.0 / 3) == .p(.pi / 3))
    #expect(Gate.u(1, 2, 3).inverse == .u(-1, -3, -2))
  }
}
