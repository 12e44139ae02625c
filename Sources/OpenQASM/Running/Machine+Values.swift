extension Machine {
  /// The value of a formula.
  func value(_ formula: FormulaID) throws(MachineStop) -> Value {
    do throws(FormulaStop) {
      return try code.formulas.value(of: formula, in: environment)
    } catch {
      throw stop(error)
    }
  }

  /// Why there is no value, as the machine says it.
  func stop(_ stop: FormulaStop) -> MachineStop {
    switch stop.stop {
    case .undecided(let outcome): .undecided(outcome: outcome)
    case .fault(let fault): .error(code.error(fault, at: code.formulas.offset(of: stop.formula)))
    }
  }

  /// The qubits that a source lists.
  func qubits(_ source: QubitSource) throws(MachineStop) -> [Int] {
    switch source {
    case .range(let first, let count): return Array(Int(first)..<Int(first + count))
    case .formula(let formula):
      guard case .places(let places) = try value(formula) else { return [] }
      return places
    }
  }

  /// Lets a backend do something.
  func perform<Result>(_ body: () throws(BackendStop) -> Result) throws(MachineStop) -> Result {
    do throws(BackendStop) {
      return try body()
    } catch {
      switch error {
      case .undecided(let outcome): throw .undecided(outcome: outcome)
      case .fault(let fault): throw .error(self.error(fault))
      }
    }
  }

  mutating func measure(
    _ measurement: MeasurementCode, on backend: inout some QuantumBackend
  ) throws(MachineStop) {
    let qubits = try qubits(measurement.qubits)
    guard let target = measurement.target else {
      for qubit in qubits {
        _ = try perform { () throws(BackendStop) in
          try backend.measure(qubit, into: nil) { _ in true }
        }
      }
      return
    }
    let slot = Int(target.slot)
    let places = try places(target, count: qubits.count)
    for (qubit, index) in zip(qubits, places) {
      let target = BitPlace(slot: slot, index: index)
      let bit = try perform { () throws(BackendStop) in
        try backend.measure(qubit, into: target) { holds($0, but: target) }
      }
      guard case .bits(var bits) = environment.slots[slot] else { continue }
      environment.slots[slot] = .bool(false)
      bits[index] = bit
      environment.slots[slot] = .bits(bits)
    }
  }

  /// Whether a bit is held at another place than one.
  private func holds(_ bit: BitState, but target: BitPlace) -> Bool {
    for (slot, value) in environment.slots.enumerated() {
      guard case .bits(let bits) = value, let first = bits.firstIndex(of: bit) else { continue }
      if slot != target.slot || first != target.index || bits[(first + 1)...].contains(bit) { return true }
    }
    return false
  }

  private func places(_ target: BitTarget, count: Int) throws(MachineStop) -> [Int] {
    guard let formula = target.places else { return Array(0..<count) }
    guard case .places(let places) = try value(formula) else { return [] }
    return places
  }

  /// Sets some bits of a variable, be it a register or a number.
  mutating func assign(_ assignment: AssignmentCode) throws(MachineStop) {
    guard case .bits(let new) = try value(assignment.value) else { return }
    let slot = Int(assignment.target.slot)
    let places = try places(assignment.target, count: new.count)
    if case .bits(var bits) = environment.slots[slot] {
      environment.slots[slot] = .bool(false)
      for (place, bit) in zip(places, new) { bits[place] = bit }
      environment.slots[slot] = .bits(bits)
      return
    }
    for (place, bit) in zip(places, new) {
      guard let known = bit.known else { throw .undecided(outcome: bit.outcome ?? 0) }
      set(known, at: place, of: slot)
    }
  }

  private mutating func set(_ bit: Bool, at place: Int, of slot: Int) {
    let mask: UInt64 = 1 << UInt64(place)
    let width = code.slotTypes[slot].size ?? 64
    switch environment.slots[slot] {
    case .signed(let value):
      let word = UInt64(bitPattern: value)
      let changed = Int64(bitPattern: bit ? word | mask : word & ~mask)
      environment.slots[slot] = .signed(Wrapping.signed(changed, width: width))
    case .unsigned(let value): environment.slots[slot] = .unsigned(bit ? value | mask : value & ~mask)
    case .angle(let value): environment.slots[slot] = .angle(bit ? value | mask : value & ~mask)
    default: break
    }
  }

  func loopState(_ source: LoopSource) throws(MachineStop) -> LoopState {
    switch source {
    case .range(let slots):
      var bounds: [Int64] = []
      for slot in Int(slots)..<Int(slots) + 3 {
        guard case .signed(let bound) = environment.slots[slot] else { continue }
        bounds.append(bound)
      }
      guard bounds.count == 3, let range = IntegerRange(start: bounds[0], step: bounds[1], stop: bounds[2])
      else {
        throw .error(error(.rangeWithoutStep))
      }
      return .range(range)
    case .bits(let formula):
      guard case .bits(let bits) = try value(formula) else { return .idle }
      return .members(bits.map { .bits([$0]) }, next: 0)
    case .members(let first, let count):
      var values: [Value] = []
      for formula in code.loopMembers[Int(first)..<Int(first + count)] { values.append(try value(formula)) }
      return .members(values, next: 0)
    }
  }

  mutating func nextValue(of loop: Int) -> Value? {
    switch loops[loop] {
    case .idle: return nil
    case .range(var range):
      let next = range.next()
      loops[loop] = .range(range)
      return next.map { .signed($0) }
    case .members(let values, let next):
      guard next < values.count else { return nil }
      loops[loop] = .members(values, next: next + 1)
      return values[next]
    }
  }

  /// A loop's value as a value of its variable's type.
  func converted(_ value: Value, to type: ValueType) throws(MachineStop) -> Value {
    let own: ValueType
    switch value {
    case .signed: own = .signed(64)
    case .bits: own = .bit(nil)
    default: return value
    }
    do throws(EvaluationStop) {
      return try value.converted(from: own, to: type)
    } catch {
      switch error {
      case .undecided(let outcome): throw .undecided(outcome: outcome)
      case .fault(let fault): throw .error(self.error(fault))
      }
    }
  }
}
