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

/// The measurement of a Pauli string, whose outcome goes into a classical bit.
///
/// Outcome 0 is the eigenvalue +1, outcome 1 the eigenvalue −1. A string on several qubits is measured as
/// one observable: only its product becomes known.
public struct Measurement: Hashable, Sendable {
  /// What is measured.
  public let observable: PauliString
  /// The index of the bit that takes the outcome.
  public let bit: Int

  /// The measurement of an observable into a bit.
  public init(of observable: PauliString, into bit: Int) {
    self.observable = observable
    self.bit = bit
  }
}

/// That some classical bits, read as a binary number, hold a value.
public struct Condition: Hashable, Sendable {
  /// The bits, the least significant first.
  public let bits: [Int]
  /// The number they must spell.
  public let value: UInt64

  /// The condition that `bits`, least significant first, spell `value`.
  public init(bits: [Int], equal value: UInt64) {
    self.bits = bits
    self.value = value
  }

  /// The condition that one bit is 1.
  public init(bit: Int) { self.init(bits: [bit], equal: 1) }

  /// Whether the bits of a register hold the value.
  public func holds(in register: [Bool]) -> Bool {
    for (place, bit) in bits.enumerated() where register[bit] != (value >> UInt64(place) & 1 == 1) {
      return false
    }
    return true
  }

  func validate() throws(CircuitError) {
    guard (1...64).contains(bits.count), bits.count == 64 || value >> UInt64(bits.count) == 0 else {
      throw .impossibleCondition(self)
    }
    for (index, bit) in bits.enumerated() where bits[..<index].contains(bit) {
      throw .repeatedBit(bit)
    }
  }
}
