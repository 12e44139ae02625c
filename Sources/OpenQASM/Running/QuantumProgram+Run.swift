public import QuantumSimulator

extension QuantumProgram {
  /// The most courses that are followed unless told otherwise.
  public static let branchLimit = 4096
  /// The most amplitudes that all courses may hold together where there is more than one: 1 GiB.
  static let amplitudeLimit = 1 << 26
  /// A course less likely than this is not followed: its share could not be seen in any result.
  static let negligibleProbability = 1e-15

  /// Runs the program from |0…0⟩ along every course that its measurements can take.
  ///
  /// Nothing is sampled. Courses that come to the same point with the same variables and the same state go on
  /// as one, so that a loop that repeats until it succeeds ends once what is left of it is less likely than
  /// 10⁻¹⁵.
  ///
  /// - Parameters:
  ///   - branchLimit: the most courses to follow.
  ///   - settings: the precision of the states and the threads that work on them.
  ///   - report: is called after each gate, so that somebody who waits can be told.
  /// - Throws: ``QASMError``: the program divides by zero or the like, runs for too long, has too many qubits, or
  ///   its measurements lead to too many courses; ``sample(shots:seed:branchLimit:settings:report:)`` may then still be possible.
  public func run(
    branchLimit: Int = branchLimit, settings: ComputeSettings = ComputeSettings(), report: GateReport? = nil
  ) throws(QASMError) -> ProgramRun {
    var live = [try course(settings, report: report)]
    var ended: [Course] = []
    while !live.isEmpty {
      var stopped: [Course] = []
      live.reverse()
      while var course = live.popLast() {
        switch try course.machine.run(on: &course.simulation) {
        case .finished, .reached:
          try course.settle()
          ended.append(course)
        case .undecided(let outcome):
          try course.settle()
          course.outcome = outcome
          stopped.append(course)
        }
      }
      for var course in Self.merged(stopped) {
        live += try course.split()
        try check(live.count + ended.count, limit: branchLimit, at: course)
      }
    }
    return ProgramRun(
      qubitCount: qubitCount, qubitRegisters: qubitRegisters, bitRegisters: bitRegisters,
      branches: ended.map { branch(of: $0) })
  }

  func course(_ settings: ComputeSettings, report: GateReport?) throws(QASMError) -> Course {
    guard qubitCount > 0 else { throw code.error(.noQubits, at: 0) }
    do throws(StateError) {
      return Course(
        machine: Machine(code),
        simulation: try Simulation(qubitCount: qubitCount, settings: settings, report: report))
    } catch {
      throw code.error(.state(error), at: 0)
    }
  }

  private func check(_ count: Int, limit: Int, at course: Course) throws(QASMError) {
    guard count <= limit else {
      throw course.machine.error(.tooMany(.branches, limit: limit))
    }
    guard count == 1 || count << qubitCount <= Self.amplitudeLimit else {
      throw course.machine.error(.tooMany(.amplitudes, limit: Self.amplitudeLimit))
    }
  }

  private func branch(of course: Course) -> ProgramRun.Branch {
    ProgramRun.Branch(
      probability: course.simulation.probability, state: course.simulation.state,
      bits: bits(of: course.machine))
  }

  /// What the registers hold when a machine has ended.
  func bits(of machine: Machine) -> [[ProgramRun.Bit]] {
    bitRegisters.map { register in
      guard case .bits(let slot) = register.kind, case .bits(let bits) = machine.environment.slots[slot]
      else {
        return []
      }
      return bits.map { bit in
        if let known = bit.known { .known(known) } else { .outcome(ofQubit: bit.outcome ?? 0) }
      }
    }
  }

  /// The courses with those joined that go on alike.
  private static func merged(_ courses: [Course]) -> [Course] {
    guard courses.count > 1 else { return courses }
    var result: [Course] = []
    var alike: [Course.Point: [Int]] = [:]
    for course in courses {
      let point = course.point
      let twin = alike[point]?.first { result[$0].simulation.isEquivalent(to: course.simulation) }
      if let twin {
        result[twin].simulation.merge(course.simulation)
      } else {
        alike[point, default: []].append(result.count)
        result.append(course)
      }
    }
    return result
  }
}

/// One course that a program takes.
struct Course {
  var machine: Machine
  var simulation: Simulation
  /// The outcome that it waits for.
  var outcome = 0

  /// Where it is, and all that decides how it goes on but the state.
  struct Point: Hashable {
    var place: Int
    var returns: [Int32]
    var slots: [Value]
    var loops: [Machine.LoopState]
    var outcome: Int
  }

  var point: Point {
    Point(
      place: machine.place, returns: machine.returns, slots: machine.environment.slots, loops: machine.loops,
      outcome: outcome)
  }

  /// The courses for the outcomes that can occur.
  mutating func split() throws(QASMError) -> [Course] {
    let qubit = outcome
    let one = try perform { (simulation: inout Simulation) throws(BackendStop) in
      try simulation.probability(ofOne: qubit)
    }
    var courses: [Course] = []
    for (bit, probability) in [(false, 1 - one), (true, one)] {
      guard probability >= StateVector.negligibleProbability,
        probability * simulation.probability >= QuantumProgram.negligibleProbability
      else { continue }
      var course = self
      try course.decide(as: bit)
      courses.append(course)
    }
    return courses
  }

  /// Goes on with an outcome.
  mutating func decide(as bit: Bool) throws(QASMError) {
    let outcome = outcome
    try perform { (simulation: inout Simulation) throws(BackendStop) in
      try simulation.decide(outcome, as: bit)
    }
    machine.decide(outcome, as: bit)
  }

  /// Applies the gates that wait.
  mutating func settle() throws(QASMError) {
    try perform { (simulation: inout Simulation) throws(BackendStop) in try simulation.settle() }
  }

  mutating func perform<Result>(
    _ body: (inout Simulation) throws(BackendStop) -> Result
  ) throws(QASMError) -> Result {
    do throws(BackendStop) {
      return try body(&simulation)
    } catch {
      switch error {
      case .fault(let fault): throw machine.error(fault)
      case .undecided: throw machine.error(.notConstant)
      }
    }
  }
}
