public import QuantumSimulator

extension QuantumProgram {
  /// The program as a circuit: loops written out, gates of its own as what they consist of.
  ///
  /// The bits of the circuit are those of the registers in the order of ``bitRegisters``, and after them those
  /// of subroutines and blocks. O(operations).
  ///
  /// - Throws: ``QASMError`` with ``QASMFault/notACircuit(_:)`` at the first place where what is done depends on
  ///   outcomes in a way that conditions on single operations cannot express, or as ``run(branchLimit:)``.
  public func circuit() throws(QASMError) -> Circuit {
    guard qubitCount > 0 else { throw code.error(.noQubits, at: 0) }
    var recording = Recording(machine: Machine(code), recorder: CircuitRecorder(code))
    try recording.record(until: .max)
    do throws(CircuitError) {
      return try Circuit(
        qubitCount: qubitCount, bitCount: recording.recorder.bitCount,
        operations: recording.recorder.operations)
    } catch {
      throw code.error(.notACircuit(.condition), at: 0)
    }
  }
}

/// A program that is being written down.
private struct Recording {
  var machine: Machine
  var recorder: CircuitRecorder

  /// Goes on up to a place or the end of the program; gives back false at the end.
  @discardableResult
  mutating func record(until end: Int) throws(QASMError) -> Bool {
    while true {
      switch try machine.run(on: &recorder, until: end) {
      case .finished: return false
      case .reached: return true
      case .undecided: try recordChoice()
      }
    }
  }

  /// Writes down both ways of a choice that outcomes decide, under conditions.
  private mutating func recordChoice() throws(QASMError) {
    guard case .unless(let number) = machine.code.instructions[machine.place] else {
      throw machine.error(.notACircuit(.value))
    }
    let choice = machine.code.choices[Int(number)]
    guard let end = choice.end.map({ Int($0) }) else { throw machine.error(.notACircuit(.loop)) }
    guard let demand = machine.demand(of: choice.condition) else {
      throw machine.error(.notACircuit(.condition))
    }
    let choicePlace = machine.place
    let otherwise = Int(choice.otherwise)
    // Where there are two ways, the first ends with a jump over the second.
    let endOfFirst = otherwise == end ? end : otherwise - 1
    try recordWay(from: choicePlace + 1, to: endOfFirst, under: demand.holding, of: choice, at: choicePlace)
    if otherwise != end {
      guard let failing = demand.failing else {
        machine.place = choicePlace
        throw machine.error(.notACircuit(.condition))
      }
      try recordWay(from: otherwise, to: end, under: failing, of: choice, at: choicePlace)
    }
    machine.place = end
  }

  private mutating func recordWay(
    from start: Int, to end: Int, under demands: [BitDemand], of choice: ChoiceCode, at place: Int
  ) throws(QASMError) {
    let outer = recorder.condition
    let before = machine.environment.slots
    let written = recorder.isWritten
    let depth = machine.returns.count
    recorder.enter(demands)
    machine.place = start
    guard try record(until: end), machine.returns.count == depth else {
      machine.place = place
      throw machine.error(.notACircuit(.value))
    }
    recorder.leave(to: outer)
    for slot in before.indices where machine.environment.slots[slot] != before[slot] {
      guard isSettled(slot, before: before[slot], written: written, of: choice, at: place) else {
        machine.place = place
        throw machine.error(.notACircuit(.assignment))
      }
    }
  }

  /// Whether a variable that one way of a choice has changed means the same whichever way is taken.
  private func isSettled(
    _ slot: Int, before: Value, written: [Bool], of choice: ChoiceCode, at place: Int
  ) -> Bool {
    if choice.locals.contains(Int32(slot)) { return true }
    for subroutine in machine.code.subroutines
    where subroutine.slots.contains(Int32(slot)) && !subroutine.places.contains(Int32(place)) {
      return true
    }
    guard case .bits(let old) = before, case .bits(let new) = machine.environment.slots[slot] else {
      return false
    }
    for index in old.indices where old[index] != new[index] {
      // Measured into its own bit of the circuit, which is still 0, as the variable is, where it is not done.
      guard old[index] == .zero, let own = recorder.ownBit(of: BitPlace(slot: slot, index: index)),
        new[index].outcome == own, own >= written.count || !written[own]
      else { return false }
    }
    return true
  }
}
