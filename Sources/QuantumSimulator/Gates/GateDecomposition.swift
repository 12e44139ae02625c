/// A gate written with U and CX alone, the base set of OpenQASM 2.
///
/// Done one after the other and multiplied by e^{i·globalPhase}, the steps are the gate exactly.
public struct GateDecomposition: Hashable, Sendable {
  /// One step on the gate's qubits, numbered in the gate's order from zero.
  public enum Step: Hashable, Sendable {
    /// U(θ, φ, λ) on a qubit, angles in radians.
    case u(qubit: Int, theta: Double, phi: Double, lambda: Double)
    /// CX.
    case cx(control: Int, target: Int)
  }

  /// The steps, the first done first.
  public let steps: [Step]
  /// The phase that is left over, in radians.
  public let globalPhase: Double

  init(_ steps: [Step], phase: Double = 0) {
    self.steps = steps
    globalPhase = phase
  }

  /// The steps as gates on the qubits 0, 1, … in the gate's order.
  public var applications: [GateApplication] {
    var applications: [GateApplication] = []
    for step in steps {
      switch step {
      case .u(let qubit, let theta, let phi, let lambda):
        applications.append(GateApplication(.u(theta, phi, lambda), on: [qubit]))
      case .cx(let control, let target):
        applications.append(GateApplication(.cx, on: [control, target]))
      }
    }
    return applications
  }
}

extension Gate {
  /// The gate in terms of U and CX, or `nil` for a unitary given by its matrix.
  public var decomposition: GateDecomposition? { standard?.record.decomposition(parameters) }
}

/// The steps of one qubit that the table of gates is written with; none leaves a phase over.
extension GateDecomposition.Step {
  static func u(_ qubit: Int, _ theta: Double, _ phi: Double, _ lambda: Double) -> Self {
    .u(qubit: qubit, theta: theta, phi: phi, lambda: lambda)
  }

  static func cx(_ control: Int, _ target: Int) -> Self { .cx(control: control, target: target) }

  static func p(_ qubit: Int, _ angle: Double) -> Self { .u(qubit, 0, 0, angle) }

  static func rx(_ qubit: Int, _ angle: Double) -> Self { .u(qubit, angle, -.pi / 2, .pi / 2) }

  static func ry(_ qubit: Int, _ angle: Double) -> Self { .u(qubit, angle, 0, 0) }

  static func x(_ qubit: Int) -> Self { .u(qubit, .pi, 0, .pi) }

  static func h(_ qubit: Int) -> Self { .u(qubit, .pi / 2, 0, .pi) }

  static func s(_ qubit: Int) -> Self { .p(qubit, .pi / 2) }

  static func sdg(_ qubit: Int) -> Self { .p(qubit, -.pi / 2) }

  static func t(_ qubit: Int) -> Self { .p(qubit, .pi / 4) }

  static func tdg(_ qubit: Int) -> Self { .p(qubit, -.pi / 4) }
}
