public import QuantumSimulator

extension QuantumProgram {
  /// What the classical registers hold after each of many runs, in the order of the runs.
  ///
  /// Each element has the registers in order, as ``bitRegisters`` has them. A program without classical bits
  /// gives the outcomes of measuring all qubits as its only register. Shot *i* of a seed draws from a stream of
  /// its own, so that the first *k* of more shots are the same as *k* shots, on every platform.
  ///
  /// Where all courses of the program can be followed at once, they are, and a shot costs no more than to draw
  /// from them; else every shot runs the program anew.
  ///
  /// - Throws: as ``run(branchLimit:settings:report:)``.
  public func sample(
    shots: Int, seed: UInt64, branchLimit: Int = branchLimit, settings: ComputeSettings = ComputeSettings(),
    report: GateReport? = nil
  ) throws(QASMError) -> [[BitString]] {
    if let run = try runIfFollowed(branchLimit: branchLimit, settings: settings, report: report) {
      return run.sample(shots: shots, seed: seed)
    }
    var results: [[BitString]] = []
    for shot in 0..<max(0, shots) {
      results.append(try sampleOnce(shot, seed: seed, settings, report: report))
    }
    return results
  }

  /// How often the classical registers hold each content after many runs: the same runs as
  /// ``sample(shots:seed:branchLimit:settings:report:)`` tells of one by one, in memory for what is found alone.
  ///
  /// - Throws: as ``run(branchLimit:settings:report:)``.
  public func counts(
    shots: Int, seed: UInt64, branchLimit: Int = branchLimit, settings: ComputeSettings = ComputeSettings(),
    report: GateReport? = nil
  ) throws(QASMError) -> [[BitString]: Int] {
    if let run = try runIfFollowed(branchLimit: branchLimit, settings: settings, report: report) {
      return run.counts(shots: shots, seed: seed)
    }
    var counts: [[BitString]: Int] = [:]
    for shot in 0..<max(0, shots) {
      counts[try sampleOnce(shot, seed: seed, settings, report: report), default: 0] += 1
    }
    return counts
  }

  /// The run along all courses, or nil where there are too many to follow at once.
  private func runIfFollowed(
    branchLimit: Int, settings: ComputeSettings, report: GateReport?
  ) throws(QASMError) -> ProgramRun? {
    do throws(QASMError) {
      return try run(branchLimit: branchLimit, settings: settings, report: report)
    } catch {
      switch error.fault {
      case .tooMany(.branches, _), .tooMany(.amplitudes, _): return nil
      default: throw error
      }
    }
  }

  private func sampleOnce(
    _ shot: Int, seed: UInt64, _ settings: ComputeSettings, report: GateReport?
  ) throws(QASMError) -> [BitString] {
    var generator = SeededGenerator(seed: seed, stream: UInt64(shot))
    var course = try course(settings, report: report)
    while case .undecided(let outcome) = try course.machine.run(on: &course.simulation) {
      course.outcome = outcome
      let one = try course.perform { (simulation: inout Simulation) throws(BackendStop) in
        try simulation.probability(ofOne: outcome)
      }
      try course.decide(as: Self.draw(one, using: &generator))
    }
    try course.settle()
    let sampler = ShotSampler(course.simulation.state)
    let final = sampler.sample(using: &generator)
    return bits(of: course.machine).read(final, qubitCount: qubitCount)
  }

  /// Draws whether something of a probability happens; what is negligible never does.
  private static func draw(_ probability: Double, using generator: inout SeededGenerator) -> Bool {
    let uniform = generator.nextUniform()
    if probability < StateVector.negligibleProbability { return false }
    if 1 - probability < StateVector.negligibleProbability { return true }
    return uniform >= 1 - probability
  }
}

extension ProgramRun {
  /// What the classical registers hold after each of many runs; as ``QuantumProgram/sample(shots:seed:branchLimit:settings:report:)``.
  public func sample(shots: Int, seed: UInt64) -> [[BitString]] {
    let courses = CourseSampler(branches)
    return (0..<max(0, shots)).map { shot in
      let end = courses.sample(shot, seed: seed)
      return branches[end.course].bits.read(end.basisState, qubitCount: qubitCount)
    }
  }

  /// How often the classical registers hold each content after many runs; as ``QuantumProgram/counts(shots:seed:branchLimit:settings:report:)``.
  public func counts(shots: Int, seed: UInt64) -> [[BitString]: Int] {
    let courses = CourseSampler(branches)
    // Ends are counted, not registers: a pair of numbers is found faster than lists of bits.
    var ends: [CourseSampler.End: Int] = [:]
    for shot in 0..<max(0, shots) { ends[courses.sample(shot, seed: seed), default: 0] += 1 }
    var counts: [[BitString]: Int] = [:]
    for (end, count) in ends {
      counts[branches[end.course].bits.read(end.basisState, qubitCount: qubitCount), default: 0] += count
    }
    return counts
  }
}

/// Draws how runs of a program end.
private struct CourseSampler {
  /// The end of one run.
  struct End: Hashable {
    /// The place of the course among the branches.
    let course: Int
    /// What a look at all qubits finds.
    let basisState: Int
  }

  private let samplers: [ShotSampler]
  /// The running totals of the probabilities of the courses.
  private var totals: [Double] = []

  init(_ branches: [ProgramRun.Branch]) {
    samplers = branches.map { ShotSampler($0.state) }
    for branch in branches { totals.append((totals.last ?? 0) + branch.probability) }
  }

  /// The end of one run of a seed.
  func sample(_ shot: Int, seed: UInt64) -> End {
    var generator = SeededGenerator(seed: seed, stream: UInt64(shot))
    var course = 0
    if totals.count > 1, let whole = totals.last {
      let target = generator.nextUniform() * whole
      while course < totals.count - 1, totals[course] <= target { course += 1 }
    }
    return End(course: course, basisState: samplers[course].sample(using: &generator))
  }
}

extension [[ProgramRun.Bit]] {
  /// The registers when all qubits are found in a basis state.
  fileprivate func read(_ basisState: Int, qubitCount: Int) -> [BitString] {
    guard !isEmpty else { return [BitString(basisState, count: qubitCount)] }
    return map { register in
      BitString(
        register.map { bit in
          switch bit {
          case .known(let value): value
          case .outcome(let qubit): basisState >> qubit & 1 == 1
          }
        })
    }
  }
}
