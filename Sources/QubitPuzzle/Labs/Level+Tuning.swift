import QuantumSimulator

extension Level {
  /// Puts a field on a qubit in place of the terms that act on it alone.
  mutating func setField(_ field: Field, on qubit: Int) throws(LabFault) {
    guard var dynamics else { throw .noDynamics }
    try check(qubit)
    try Self.check(field.isFinite)
    dynamics.terms.removeAll { $0.pauli.support == [qubit] }
    for (pauli, rate) in [(Pauli.x, field.x), (.y, field.y), (.z, field.z)] where rate != 0 {
      dynamics.terms.append(
        HamiltonianTerm(pauli: PauliString(pauli, on: qubit), rate: Self.number(rate)))
    }
    self.dynamics = dynamics
  }

  /// Sets how a qubit relaxes.
  mutating func setRelaxation(of qubit: Int, t1: Double, t2: Double) throws(LabFault) {
    guard var dynamics else { throw .noDynamics }
    try check(qubit)
    try Self.check(!t1.isNaN && !t2.isNaN)
    dynamics.relaxation.removeAll { $0.qubit == qubit }
    if t1.isFinite || t2.isFinite {
      dynamics.relaxation.append(
        QubitRelaxation(
          qubit: qubit, t1: t1.isFinite ? Self.number(t1) : nil, t2: t2.isFinite ? Self.number(t2) : nil))
    }
    self.dynamics = dynamics
  }

  /// Sets the strength and the carrier of a pulse.
  mutating func setDrive(ofPiece piece: Int, amplitude: Double, carrier: Double?) throws(LabFault) {
    guard pieces.indices.contains(piece), case .pulse(var pulse) = pieces[piece].content else {
      throw .notAPulse(piece: piece)
    }
    try Self.check(amplitude.isFinite && carrier?.isFinite ?? true)
    pulse.amplitude = Self.number(amplitude)
    pulse.carrier = carrier.map(Self.number)
    pieces[piece].content = .pulse(pulse)
  }

  private func check(_ qubit: Int) throws(LabFault) {
    if qubits.indices.contains(qubit) { return }
    throw .level(LevelFault(.dynamics, .qubitOutOfRange(qubit: qubit, qubitCount: qubits.count)))
  }

  private static func check(_ isFinite: Bool) throws(LabFault) {
    if !isFinite { throw .level(LevelFault(.dynamics, .motion(.notFinite))) }
  }

  private static func number(_ value: Double) -> WrittenNumber {
    WrittenNumber(text: DecimalNumber(shortest: value).text, value: value)
  }
}

extension Judge {
  /// The exact probabilities of what a readout finds at the end of a board, in one of the level's cases: measurements on
  /// the way and noise are averaged over.
  ///
  /// - Throws: ``LevelFault`` where the board cannot be run, or there is no such case, qubit or bit.
  public func probabilities(
    of readout: Readout, on attempt: Attempt, inCase index: Int = 0
  ) throws(LevelFault) -> [Double] {
    guard cases.indices.contains(index) else {
      throw LevelFault(.level, .caseOutOfRange(index: index, count: cases.count))
    }
    try level.check(readout, at: .level)
    let run = try CaseRun(attempt.placements, of: level, in: cases[index], at: .level)
    do throws(StateError) {
      return try BranchEnds.branches(run.branches).probabilities(of: readout)
    } catch {
      throw LevelFault(.level, .state(error))
    }
  }
}
