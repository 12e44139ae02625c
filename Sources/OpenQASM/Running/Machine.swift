/// A program that is being run: what its variables hold and where it is.
///
/// A value: to follow both outcomes of a measurement, copy it. It stops before an instruction that needs an
/// outcome not decided yet, and takes it up again once ``decide(_:as:)`` has said which.
struct Machine: Sendable {
  let code: ProgramCode
  var environment: Environment
  /// Where the loops are.
  var loops: [LoopState]
  /// Where the subroutines that have been called return to.
  var returns: [Int32] = []
  /// The next instruction.
  var place = 0
  /// How many instructions and gates have been carried out.
  var steps = 0
  /// How many rounds of `while` loops have been carried out.
  private var rounds = 0
  /// The end of the last round of a `while` loop, where nothing has been measured or called since.
  private var lastRound: Round?

  /// What decides how a program without measurements goes on.
  private struct Round: Equatable {
    var place: Int
    var slots: [Value]
    var loops: [LoopState]
  }

  /// How far a loop has come.
  enum LoopState: Hashable, Sendable {
    case idle
    case range(IntegerRange)
    case members([Value], next: Int)
  }

  /// Why a machine has stopped.
  enum Stop {
    /// The program has ended.
    case finished
    /// The place that was asked for has been reached.
    case reached
    /// The next instruction depends on an outcome.
    case undecided(outcome: Int)
  }

  init(_ code: ProgramCode) {
    self.code = code
    environment = Environment(slots: code.slotTypes.map { $0.initialValue })
    loops = [LoopState](repeating: .idle, count: code.loopCount)
    for (slot, value) in code.initialValues { environment.slots[slot] = value }
  }

  /// Runs until the program ends, an outcome is needed, or `end` is reached.
  mutating func run(
    on backend: inout some QuantumBackend, until end: Int = .max
  ) throws(QASMError) -> Stop {
    while true {
      if place == end { return .reached }
      steps += 1
      guard steps <= ProgramLimits.steps else { throw error(.tooMany(.steps, limit: ProgramLimits.steps)) }
      do throws(MachineStop) {
        guard try step(on: &backend) else { return .finished }
      } catch {
        switch error {
        case .undecided(let outcome): return .undecided(outcome: outcome)
        case .error(let error): throw error
        }
      }
    }
  }

  /// Refuses a round of a `while` loop after which all is as it was after the one before: what follows would be the same
  /// for ever.
  private mutating func checkProgress() throws(MachineStop) {
    // A comparison must not cost more than the round itself.
    guard environment.slots.count <= 1024 else { return }
    let round = Round(place: place, slots: environment.slots, loops: loops)
    guard round != lastRound else { throw .error(error(.endlessLoop)) }
    lastRound = round
  }

  /// Decides an outcome: every bit that waits for it takes the value.
  mutating func decide(_ outcome: Int, as bit: Bool) {
    let waiting = BitState(outcome: outcome)
    for slot in environment.slots.indices {
      guard case .bits(var bits) = environment.slots[slot], bits.contains(waiting) else { continue }
      environment.slots[slot] = .bool(false)
      for index in bits.indices where bits[index] == waiting { bits[index] = BitState(bit) }
      environment.slots[slot] = .bits(bits)
    }
  }

  /// The error at the next instruction.
  func error(_ fault: QASMFault) -> QASMError { code.error(fault, at: Int(code.offsets[place])) }

  /// Why an instruction is not carried out.
  enum MachineStop: Error {
    case undecided(outcome: Int)
    case error(QASMError)
  }

  /// Carries out one instruction; gives back false at the end of the program.
  private mutating func step(on backend: inout some QuantumBackend) throws(MachineStop) -> Bool {
    switch code.instructions[place] {
    case .call(let number):
      let primitives = try expand(code.calls[Int(number)])
      try perform { () throws(BackendStop) in try backend.apply(primitives) }
    case .apply(let number):
      let primitives = try expand(code.applications[Int(number)])
      try perform { () throws(BackendStop) in try backend.apply(primitives) }
    case .measure(let number):
      lastRound = nil
      try measure(code.measurements[Int(number)], on: &backend)
    case .reset(let source):
      for qubit in try qubits(source) {
        try perform { () throws(BackendStop) in try backend.reset(qubit) }
      }
    case .barrier(let first, let count):
      var all: [Int] = []
      for source in code.sources[Int(first)..<Int(first + count)] { all += try qubits(source) }
      if count == 0 { all = Array(0..<code.qubitCount) }
      try perform { () throws(BackendStop) in try backend.barrier(all) }
    case .store(let slot, let formula): environment.slots[Int(slot)] = try value(formula)
    case .assign(let number): try assign(code.assignments[Int(number)])
    case .jump(let target):
      place = Int(target)
      return true
    case .again(let target):
      rounds += 1
      guard rounds <= ProgramLimits.rounds else {
        throw .error(error(.tooMany(.rounds, limit: ProgramLimits.rounds)))
      }
      try checkProgress()
      place = Int(target)
      return true
    case .unless(let number):
      let choice = code.choices[Int(number)]
      guard case .bool(let holds) = try value(choice.condition), !holds else { break }
      place = Int(choice.otherwise)
      return true
    case .enterLoop(let loop, let source): loops[Int(loop)] = try loopState(source)
    case .nextRound(let loop, let slot, let otherwise):
      guard let value = nextValue(of: Int(loop)) else {
        place = Int(otherwise)
        return true
      }
      environment.slots[Int(slot)] = try converted(value, to: code.slotTypes[Int(slot)])
    case .enter(let number):
      lastRound = nil
      returns.append(Int32(place + 1))
      place = Int(code.subroutines[Int(number)].places.lowerBound)
      return true
    case .leave:
      lastRound = nil
      guard let target = returns.popLast() else { return false }
      place = Int(target)
      return true
    case .leaveWithoutValue: throw .error(error(.missingReturn))
    case .stop: return false
    }
    place += 1
    return true
  }
}
