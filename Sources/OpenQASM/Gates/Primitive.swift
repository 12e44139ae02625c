import QuantumSimulator

/// What every gate of a program comes down to.
enum Primitive {
  /// A gate of the simulator on qubits.
  case gate(GateApplication)
  /// A factor e^{iγ} where the controls agree.
  case phase(Double, controls: [Control])

  init(_ gate: Gate, _ targets: [Int], controls: [Control] = []) {
    self = .gate(GateApplication(gate, on: targets, controls: controls))
  }

  /// The same under further controls.
  func controlled(by more: [Control]) -> Primitive {
    switch self {
    case .gate(let application):
      .gate(
        GateApplication(
          application.gate, on: application.targets, controls: more + application.controls))
    case .phase(let angle, let controls): .phase(angle, controls: more + controls)
    }
  }

  /// The gates of the simulator that do it.
  ///
  /// A phase under controls is a phase gate on one of them. A phase without any is a multiple of the identity
  /// on qubit 0.
  var applications: [GateApplication] {
    switch self {
    case .gate(let application): return [application]
    case .phase(let angle, let controls):
      guard let first = controls.first else {
        return Gate.scalar(angle).map { [GateApplication($0, on: [0])] } ?? []
      }
      let place = controls.firstIndex { $0.state == .on }
      var others = controls
      others.remove(at: place ?? 0)
      guard let place else {
        let flip = GateApplication(.x, on: [first.qubit])
        return [flip, GateApplication(.p(angle), on: [first.qubit], controls: others), flip]
      }
      return [GateApplication(.p(angle), on: [controls[place].qubit], controls: others)]
    }
  }

  /// The qubits that it acts on.
  var qubits: [Int] {
    switch self {
    case .gate(let application): application.qubits
    case .phase(_, let controls): controls.map { $0.qubit }
    }
  }
}

extension Gate {
  /// The multiple e^{iγ} of the identity on one qubit; nil where γ is not finite.
  static func scalar(_ angle: Double) -> Gate? {
    try? Gate(unitary: ComplexMatrix(diagonal: [.exp(i: angle), .exp(i: angle)]))
  }
}
