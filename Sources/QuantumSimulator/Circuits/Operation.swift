/// One step of a circuit: something done to qubits, always or only if classical bits hold a value.
public struct Operation: Hashable, Sendable {
  /// What is done.
  public enum Action: Hashable, Sendable {
    /// A gate is applied.
    case gate(GateApplication)
    /// An observable is measured into a bit.
    case measurement(Measurement)
    /// A qubit is measured and, if 1, flipped: it is |0⟩ afterwards.
    case reset(qubit: Int)
    /// Nothing, but no operation moves across on these qubits.
    case barrier(qubits: [Int])
  }

  /// What is done.
  public let action: Action
  /// When it is done; `nil` for always.
  public let condition: Condition?

  /// A step that does `action` if the condition holds.
  public init(_ action: Action, if condition: Condition? = nil) {
    self.action = action
    self.condition = condition
  }

  /// A gate on qubits.
  public static func gate(
    _ gate: Gate, on targets: [Int], controls: [Control] = [], if condition: Condition? = nil
  ) -> Operation {
    Operation(.gate(GateApplication(gate, on: targets, controls: controls)), if: condition)
  }

  /// The measurement of a qubit in the basis |0⟩, |1⟩.
  public static func measure(_ qubit: Int, into bit: Int) -> Operation {
    Operation(.measurement(Measurement(of: PauliString(.z, on: qubit), into: bit)))
  }

  /// The measurement of a Pauli string.
  public static func measure(_ observable: PauliString, into bit: Int) -> Operation {
    Operation(.measurement(Measurement(of: observable, into: bit)))
  }

  /// The reset of a qubit to |0⟩.
  public static func reset(_ qubit: Int) -> Operation { Operation(.reset(qubit: qubit)) }

  /// The qubits taken part in.
  public var qubits: [Int] {
    switch action {
    case .gate(let application): application.qubits
    case .measurement(let measurement): measurement.observable.support
    case .reset(let qubit): [qubit]
    case .barrier(let qubits): qubits
    }
  }

  /// The classical bits read or written.
  public var bits: [Int] {
    var bits = condition?.bits ?? []
    if case .measurement(let measurement) = action { bits.append(measurement.bit) }
    return bits
  }

  /// Checks that the qubits and bits exist and that none is named twice where once is meant.
  ///
  /// - Throws: ``CircuitError``.
  public func validate(qubitCount: Int, bitCount: Int) throws(CircuitError) {
    switch action {
    case .gate(let application): try application.validate(qubitCount: qubitCount)
    default: try CircuitError.checkQubits(qubits, qubitCount: qubitCount)
    }
    for bit in bits {
      guard bit >= 0, bit < bitCount else { throw .bitOutOfRange(bit: bit, bitCount: bitCount) }
    }
    try condition?.validate()
  }
}
