import QuantumSimulator

/// Writes a program down as a circuit instead of running it.
///
/// The bits of registers are bits of the circuit. A variable that has taken a measured bit says which bit of the
/// circuit it is; a question to it becomes a condition of the operations that depend on the answer.
struct CircuitRecorder: QuantumBackend {
  private(set) var operations: [Operation] = []
  private(set) var bitCount = 0
  /// The bits of the circuit that hold a variable's bits, from the first on.
  private var firstBits: [Int?]
  private let sizes: [Int]
  /// Whether a measurement has gone into a bit of the circuit.
  private(set) var isWritten: [Bool] = []
  /// What must hold for the next operation to be done.
  private(set) var condition: [BitDemand] = []
  /// Bits of the circuit that the condition asks for and that have been measured into since.
  private var isConditionSpoiled = false

  init(_ code: ProgramCode) {
    firstBits = [Int?](repeating: nil, count: code.slotTypes.count)
    sizes = code.slotTypes.map { type in if case .bit(let width) = type { width ?? 1 } else { 0 } }
    for register in code.registers {
      if case .bits(let slot) = register.kind { _ = firstBit(of: slot) }
    }
  }

  /// Carries out what follows only where a condition holds as well.
  mutating func enter(_ demands: [BitDemand]) { condition += demands }

  /// Goes back to the condition before.
  mutating func leave(to outer: [BitDemand]) {
    condition = outer
    isConditionSpoiled = false
  }

  mutating func apply(_ primitives: [Primitive]) throws(BackendStop) {
    for primitive in primitives {
      for application in primitive.applications { try add(.gate(application)) }
    }
  }

  mutating func measure(
    _ qubit: Int, into target: BitPlace?, isHeldElsewhere: (BitState) -> Bool
  ) throws(BackendStop) -> BitState {
    var bit = target.map { firstBit(of: $0.slot) + $0.index } ?? newBits(1)
    // A variable may still speak of what was measured into this bit; the new outcome goes elsewhere.
    if isWritten[bit], isHeldElsewhere(BitState(outcome: bit)) { bit = newBits(1) }
    try add(.measurement(Measurement(of: PauliString(.z, on: qubit), into: bit)))
    if condition.contains(where: { $0.bit == bit }) { isConditionSpoiled = true }
    isWritten[bit] = true
    return BitState(outcome: bit)
  }

  mutating func reset(_ qubit: Int) throws(BackendStop) { try add(.reset(qubit: qubit)) }

  mutating func barrier(_ qubits: [Int]) throws(BackendStop) {
    if condition.isEmpty { try add(.barrier(qubits: qubits)) }
  }

  /// The bit of the circuit that belongs to a variable's bit.
  func ownBit(of target: BitPlace) -> Int? { firstBits[target.slot].map { $0 + target.index } }

  private mutating func add(_ action: Operation.Action) throws(BackendStop) {
    guard !isConditionSpoiled else { throw .fault(.notACircuit(.condition)) }
    guard operations.count < ProgramLimits.operations else {
      throw .fault(.tooMany(.operations, limit: ProgramLimits.operations))
    }
    if condition.isEmpty {
      operations.append(Operation(action))
      return
    }
    guard let joined = BitDemand.joined(condition) else { return }
    guard joined.bits.count <= 64 else { throw .fault(.notACircuit(.condition)) }
    operations.append(Operation(action, if: joined))
  }

  private mutating func firstBit(of slot: Int) -> Int {
    if let first = firstBits[slot] { return first }
    let first = newBits(sizes[slot])
    firstBits[slot] = first
    return first
  }

  private mutating func newBits(_ count: Int) -> Int {
    bitCount += count
    isWritten += [Bool](repeating: false, count: count)
    return bitCount - count
  }
}

/// That a bit of a circuit holds a value.
struct BitDemand: Hashable, Sendable {
  var bit: Int
  var value: Bool

  /// Demands as one condition; nil where two contradict each other, so that it never holds.
  static func joined(_ demands: [BitDemand]) -> Condition? {
    var values: [Int: Bool] = [:]
    for demand in demands {
      if let value = values[demand.bit], value != demand.value { return nil }
      values[demand.bit] = demand.value
    }
    let bits = values.keys.sorted()
    var number: UInt64 = 0
    for (place, bit) in bits.enumerated() where place < 64 && values[bit] == true {
      number |= 1 << UInt64(place)
    }
    return Condition(bits: bits, equal: number)
  }
}
