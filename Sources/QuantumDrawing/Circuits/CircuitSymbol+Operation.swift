public import QuantumSimulator

extension CircuitSymbol {
  /// The symbol of an operation.
  ///
  /// A condition is a dot on each of its bits, filled where it asks for 1. Where order matters, the qubits of a gate
  /// have their numbers as subscripts: "U₀", "U₁".
  ///
  /// - Parameters:
  ///   - outcome: what a measurement found, which its box then says.
  ///   - showsBits: whether the drawing has wires for classical bits.
  public init(_ operation: Operation, outcome: Outcome? = nil, showsBits: Bool = true, ink: Ink = .plain) {
    switch operation.action {
    case .gate(let application): self.init(Self.marks(of: application), ink: ink)
    case .measurement(let measurement):
      self.init(Self.marks(of: measurement, outcome: outcome, showsBits: showsBits), ink: ink)
    case .reset(let qubit): self = .box("|0⟩", on: [qubit], ink: ink)
    case .barrier(let qubits):
      self.init(qubits.map { Placed(.barrier, on: .qubit($0)) }, isJoined: false, ink: ink)
    }
    guard let condition = operation.condition, showsBits else { return }
    for (place, bit) in condition.bits.enumerated() {
      let mark = Mark.control(condition.value >> UInt64(place) & 1 == 1 ? .on : .off)
      // A measurement into a bit that it depends on: its box still shows that it is one.
      marks.removeAll { $0.wire == .bit(bit) }
      marks.append(Placed(mark, on: .bit(bit)))
    }
  }

  private static func marks(of application: GateApplication) -> [Placed] {
    let gate = application.gate
    let builtIn = gate.builtInControlCount
    let isControlled = builtIn + application.controls.count > 0
    var marks: [Placed] = []
    for (index, qubit) in application.targets.enumerated() {
      let mark: Mark =
        index < builtIn
        ? .control(.on) : target(of: gate, isControlled: isControlled, ordinal: index - builtIn)
      marks.append(Placed(mark, on: .qubit(qubit)))
    }
    for control in application.controls {
      marks.append(Placed(.control(control.state), on: .qubit(control.qubit)))
    }
    return marks
  }

  private static func target(of gate: Gate, isControlled: Bool, ordinal: Int) -> Mark {
    guard let standard = gate.standard else {
      return .box("U" + (gate.qubitCount > 1 ? subscripted(ordinal) : ""))
    }
    switch standard {
    case .swap, .cswap: return .cross
    case .cx, .ccx: return .flip
    case .x where isControlled: return .flip
    case .ecr: return .box("ECR" + subscripted(ordinal))
    default:
      // The symbol of a gate with built-in controls begins with a C for each of them.
      var text = String(standard.record.symbol.dropFirst(gate.builtInControlCount))
      for (index, angle) in gate.parameters.enumerated() {
        text += (index == 0 ? "(" : ", ") + Angle.description(angle)
      }
      return .box(gate.parameters.isEmpty ? text : text + ")")
    }
  }

  private static func marks(
    of measurement: Measurement, outcome: Outcome?, showsBits: Bool
  ) -> [Placed] {
    let observable = measurement.observable
    let isPlain = observable.weight == 1 && observable.xMask == 0
    let found = outcome.map { $0 == .one ? "=1" : "=0" } ?? ""
    var marks: [Placed] = []
    for qubit in observable.support {
      let basis =
        switch observable[qubit] {
        case .x: "X"
        case .y: "Y"
        case .z, .i: isPlain ? "" : "Z"
        }
      marks.append(Placed(.box("M" + basis + found), on: .qubit(qubit)))
    }
    if showsBits { marks.append(Placed(.outcome, on: .bit(measurement.bit))) }
    return marks
  }

  private static func subscripted(_ number: Int) -> String {
    var text = ""
    for digit in String(number).unicodeScalars {
      // U+2080 is the subscript zero, and the digits follow.
      if let scalar = Unicode.Scalar(digit.value - 48 + 0x2080) { text.unicodeScalars.append(scalar) }
    }
    return text
  }
}
