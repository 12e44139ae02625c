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
    do throws(QASMError) {
      return try run(branchLimit: branchLimit, settings: settings, report: report)
        .sample(shots: shots, seed: seed)
    } catch {
      switch error.fault {
      case .tooMany(.branches, _), .tooMany(.amplitudes, _): break
      default: throw error
      }
    }
    var results: [[BitString]] = []
    for shot in 0..<max(0, shots) {
      var generator = SeededGenerator(seed: seed, stream: UInt64(shot))
      results.append(try sampleOnce(settings, using: &generator, report: report))
    }
    return results
  }

  private func sampleOnce(
    _ settings: ComputeSettings, using generator: inout SeededGenerator, report: GateReport?
  ) throws(QASMError) -> [BitString] {
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
    let samplers = branches.map { ShotSampler($0.state) }
    var totals: [Double] = []
    for branch in branches { totals.append((totals.last ?? 0) + branch.probability) }
    return (0..<max(0, shots)).map { shot in
      var generator = SeededGenerator(seed: seed, stream: UInt64(shot))
      var chosen = 0
      if branches.count > 1, let whole = totals.last {
        let target = generator.nextUniform() * whole
        while chosen < totals.count - 1, totals[chosen] <= target { chosen += 1 }
      }
      let final = samplers[chosen].sample(using: &generator)
      return branches[chosen].bits.read(final, qubitCount: qubitCount)
    }
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
