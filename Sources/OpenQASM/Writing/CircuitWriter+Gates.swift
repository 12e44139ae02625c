import QuantumSimulator

extension CircuitWriter {
  /// Writes a gate.
  mutating func write(_ application: GateApplication) throws(ExportError) {
    guard let gate = application.gate.standard else { return try writeMatrix(application) }
    guard application.controls.isEmpty else {
      if dialect == .openQASM2 { return try writeControlled(application) }
      use(gate)
      let head = Self.modifiers(application.controls) + name(gate, application.gate.parameters)
      statement("\(head) \(Self.list(application.controls.map { $0.qubit } + application.targets));")
      return
    }
    use(gate)
    statement("\(name(gate, application.gate.parameters)) \(Self.list(application.targets));")
  }

  /// A gate's name with its parameters.
  private func name(_ gate: StandardGate, _ parameters: [Double]) -> String {
    guard !parameters.isEmpty else { return gate.openQASMName }
    var text = gate.openQASMName
    for (index, angle) in parameters.enumerated() { text += (index == 0 ? "(" : ",") + AngleText.text(angle) }
    return text + ")"
  }

  /// `ctrl(2) @ negctrl @ ` for controls in order.
  private static func modifiers(_ controls: [Control]) -> String {
    var text = ""
    var index = 0
    while index < controls.count {
      var end = index + 1
      while end < controls.count, controls[end].state == controls[index].state { end += 1 }
      text += controls[index].state == .on ? "ctrl" : "negctrl"
      text += end - index == 1 ? " @ " : "(\(end - index)) @ "
      index = end
    }
    return text
  }

  /// The most qubits of a matrix that is written out in OpenQASM 2, where every control triples the text.
  static let matrixLimit = 4

  /// A matrix on several qubits, as gates on one of them under controls on the others.
  private mutating func writeWideMatrix(_ application: GateApplication) throws(ExportError) {
    let count = application.gate.qubitCount
    guard dialect == .openQASM3 || count <= Self.matrixLimit else {
      throw .matrix(operation: index, qubits: application.targets, limit: Self.matrixLimit)
    }
    for factor in TwoLevelFactors(application.gate.baseMatrix).factors {
      // A product of turns and phases is unitary but for rounding.
      guard let gate = try? Gate(unitary: factor.matrix) else { continue }
      let controls = factor.conditions.map { Control(application.targets[$0.qubit], $0.isOne ? .on : .off) }
      try writeMatrix(
        GateApplication(
          gate, on: [application.targets[factor.target]], controls: application.controls + controls))
    }
  }

  /// A matrix on one qubit, as a turn and a phase.
  private mutating func writeMatrix(_ application: GateApplication) throws(ExportError) {
    guard application.gate.qubitCount == 1 else { return try writeWideMatrix(application) }
    let turn = EulerAngles(application.gate.baseMatrix)
    let target = application.targets[0]
    if dialect == .openQASM3 {
      let head = Self.modifiers(application.controls)
      let controls = application.controls.map { $0.qubit }
      if turn.phase != 0 {
        let operands = controls.isEmpty ? "" : " " + Self.list(controls)
        statement("\(head)gphase(\(AngleText.text(turn.phase)))\(operands);")
      }
      if !turn.isIdentity {
        statement("\(head)\(name(.u, turn.parameters)) \(Self.list(controls + [target]));")
      }
      return
    }
    // e^{iγ} is u1(2γ) after rz(−2γ).
    if turn.phase != 0 {
      try write(GateApplication(.rz(-2 * turn.phase), on: [target], controls: application.controls))
      try write(GateApplication(.p(2 * turn.phase), on: [target], controls: application.controls))
    }
    guard !turn.isIdentity else { return }
    let gate = Gate.u(turn.parameters[0], turn.parameters[1], turn.parameters[2])
    try write(GateApplication(gate, on: [target], controls: application.controls))
  }
}

/// A unitary on one qubit as e^{iγ}·U(θ, φ, λ), with U's element for |0⟩⟨0| real.
struct EulerAngles {
  /// γ, in radians.
  let phase: Double
  /// θ, φ, λ, in radians.
  let parameters: [Double]

  /// Whether nothing is left but the phase.
  var isIdentity: Bool { parameters[0] == 0 && parameters[1] + parameters[2] == 0 }

  init(_ matrix: ComplexMatrix) {
    let (a, b, c, d) = (matrix[0, 0], matrix[0, 1], matrix[1, 0], matrix[1, 1])
    let theta = 2 * ElementaryFunctions.atan2(c.length, a.length)
    if a.length >= c.length {
      phase = b == .zero && c == .zero && a == d ? Self.exactPhase(of: a) : a.phase
      let sum = d.phase - a.phase
      let phi = c.length > 0 ? c.phase - a.phase : sum
      parameters = [theta, phi, sum - phi]
    } else {
      // cos(θ/2) may be zero: the phase is free to be that of the other diagonal.
      let gamma = a.length > 0 ? a.phase : c.phase
      phase = gamma
      parameters = [theta, c.phase - gamma, (-b).phase - gamma]
    }
  }

  /// The angle whose e^{iγ} is a number to the last bit, where there is one: of several the one with the shortest text.
  ///
  /// The arc tangent may miss by a bit, and what is written and read again and again would wander.
  private static func exactPhase(of number: Complex) -> Double {
    let near = number.phase
    var (below, above) = (near, near)
    var candidates = [near]
    for _ in 0..<8 {
      (below, above) = (below.nextDown, above.nextUp)
      candidates += [below, above]
    }
    let exact = candidates.filter { Complex.exp(i: $0) == number }
    return exact.min { AngleText.text($0).utf8.count < AngleText.text($1).utf8.count } ?? near
  }
}
