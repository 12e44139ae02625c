import QuantumSimulator

/// OpenQASM 2 has no modifiers: gates with further controls are taken apart into gates that it has, exactly,
/// without further qubits (A. Barenco et al., "Elementary gates for quantum computation", Physical Review A 52,
/// 1995, lemmas 5.1, 7.5 and 7.9).
extension CircuitWriter {
  /// The most controls written out; the text grows threefold with each.
  static let controlLimit = 8

  /// Writes a named gate with further controls.
  mutating func writeControlled(_ application: GateApplication) throws(ExportError) {
    guard let gate = application.gate.standard else { return }
    let off = application.controls.filter { $0.state == .off }.map { $0.qubit }
    var controls = application.controls.map { $0.qubit }
    controls += application.targets.prefix(application.gate.builtInControlCount)
    let targets = Array(application.targets.dropFirst(application.gate.builtInControlCount))
    guard controls.count <= Self.controlLimit else {
      throw .tooManyControls(operation: index, found: controls.count, limit: Self.controlLimit)
    }
    for qubit in off { plain("x", [qubit]) }
    write(base: gate, application.gate.parameters, targets, controls)
    for qubit in off { plain("x", [qubit]) }
  }

  private mutating func plain(_ gate: String, _ qubits: [Int]) { statement("\(gate) \(Self.list(qubits));") }

  private mutating func plain(_ gate: String, _ angle: Double, _ qubits: [Int]) {
    statement("\(gate)(\(AngleText.text(angle))) \(Self.list(qubits));")
  }

  /// Writes the base of a gate under controls that ask for 1.
  private mutating func write(
    base gate: StandardGate, _ parameters: [Double], _ targets: [Int], _ controls: [Int]
  ) {
    let t = targets[0]
    switch gate {
    case .identity: break
    case .x, .cx, .ccx: controlledX(t, controls)
    case .y, .cy:
      plain("sdg", [t])
      controlledX(t, controls)
      plain("s", [t])
    case .z, .cz, .ccz: controlledPhase(.pi, t, controls)
    case .s: controlledPhase(.pi / 2, t, controls)
    case .sdg: controlledPhase(-.pi / 2, t, controls)
    case .t: controlledPhase(.pi / 4, t, controls)
    case .tdg: controlledPhase(-.pi / 4, t, controls)
    case .p, .cp: controlledPhase(parameters[0], t, controls)
    case .h, .ch:
      plain("ry", -.pi / 4, [t])
      controlledPhase(.pi, t, controls)
      plain("ry", .pi / 4, [t])
    case .sx, .sxdg:
      plain("h", [t])
      controlledPhase(gate == .sx ? .pi / 2 : -.pi / 2, t, controls)
      plain("h", [t])
    case .sy:
      controlledPhase(.pi / 4, controls[0], Array(controls.dropFirst()))
      controlledTurn("ry", .pi / 2, t, controls)
    case .rz, .crz: controlledTurn("rz", parameters[0], t, controls)
    case .ry, .cry: controlledTurn("ry", parameters[0], t, controls)
    case .rx, .crx:
      plain("h", [t])
      controlledTurn("rz", parameters[0], t, controls)
      plain("h", [t])
    case .u:
      controlledPhase(parameters[2], t, controls)
      controlledTurn("ry", parameters[0], t, controls)
      controlledPhase(parameters[1], t, controls)
    case .swap, .cswap, .sqrtSwap, .iswap, .ecr, .rxx, .ryy, .rzz:
      write(pair: gate, parameters, targets[0], targets[1], controls)
    }
  }

  /// Writes a gate on two qubits under controls: only its middle needs them, where the rest undoes itself.
  private mutating func write(
    pair gate: StandardGate, _ parameters: [Double], _ a: Int, _ b: Int, _ controls: [Int]
  ) {
    switch gate {
    case .swap, .cswap:
      plain("cx", [b, a])
      controlledX(b, controls + [a])
      plain("cx", [b, a])
    case .sqrtSwap:
      plain("cx", [a, b])
      plain("h", [a])
      controlledPhase(.pi / 2, a, controls + [b])
      plain("h", [a])
      plain("cx", [a, b])
    case .iswap:
      controlledPhase(.pi / 2, a, controls)
      controlledPhase(.pi / 2, b, controls)
      controlledPhase(.pi, a, controls + [b])
      write(pair: .swap, [], a, b, controls)
    case .rxx, .ryy, .rzz:
      let around = gate == .rxx ? "h" : "rx"
      for qubit in [a, b] where gate != .rzz { turn(around, .pi / 2, qubit) }
      plain("cx", [a, b])
      controlledTurn("rz", parameters[0], b, controls)
      plain("cx", [a, b])
      for qubit in [a, b] where gate != .rzz { turn(around, -.pi / 2, qubit) }
    default:
      for angle in [Double.pi / 4, -.pi / 4] {
        plain("h", [b])
        plain("cx", [a, b])
        controlledTurn("rz", angle, b, controls)
        plain("cx", [a, b])
        plain("h", [b])
        if angle > 0 { controlledX(a, controls) }
      }
    }
  }

  private mutating func turn(_ gate: String, _ angle: Double, _ qubit: Int) {
    if gate == "h" { plain("h", [qubit]) } else { plain(gate, angle, [qubit]) }
  }

  private mutating func controlledX(_ target: Int, _ controls: [Int]) {
    switch controls.count {
    case 0: plain("x", [target])
    case 1: plain("cx", controls + [target])
    case 2: plain("ccx", controls + [target])
    default:
      plain("h", [target])
      controlledPhase(.pi, target, controls)
      plain("h", [target])
    }
  }

  /// diag(1, …, 1, e^{iλ}).
  private mutating func controlledPhase(_ angle: Double, _ target: Int, _ controls: [Int]) {
    guard let last = controls.last else { return plain("u1", angle, [target]) }
    guard controls.count > 1 else { return plain("cu1", angle, [last, target]) }
    let rest = Array(controls.dropLast())
    plain("cu1", angle / 2, [last, target])
    controlledX(last, rest)
    plain("cu1", -angle / 2, [last, target])
    controlledX(last, rest)
    controlledPhase(angle / 2, target, rest)
  }

  /// A turn about y or z under controls.
  private mutating func controlledTurn(_ gate: String, _ angle: Double, _ target: Int, _ controls: [Int]) {
    plain(gate, angle / 2, [target])
    controlledX(target, controls)
    plain(gate, -angle / 2, [target])
    controlledX(target, controls)
  }
}
