import QuantumSimulator
import QubitPuzzle

extension LevelWriter {
  func isometry(_ goal: IsometryGoal, _ cases: JSONText?) -> JSONText {
    var members: Members<FileKeys.IsometryGoal> = Members()
    members[.kind] = kind(.isometry)
    members[.cases] = cases
    members[.inputs] = qubits(goal.inputs)
    members[.images] = .object(
      goal.images.enumerated().map { input, image in
        (bits(input, count: goal.inputs.count), .string(image.text))
      })
    members[.phase] = .string(goal.phase.rawValue)
    members[.fidelity] = .number(goal.minimumFidelity)
    return members.object
  }

  func truthTable(_ goal: TruthTableGoal, _ cases: JSONText?) -> JSONText {
    let count = goal.qubits.count
    var members: Members<FileKeys.TruthTableGoal> = Members()
    members[.kind] = kind(.truthTable)
    members[.cases] = cases
    members[.qubits] = qubits(goal.qubits)
    members[.ancillas] = qubits(level.qubits.indices.filter { !goal.qubits.contains($0) })
    members[.rows] = .object(
      goal.rows.map { (bits($0.input, count: count), .string(bits($0.output, count: count))) })
    members[.phase] = .string(goal.phase.rawValue)
    members[.fidelity] = .number(goal.minimumFidelity)
    return members.object
  }

  func channel(_ goal: ChannelGoal, _ cases: JSONText?) throws(LevelEncodingError) -> JSONText {
    var members: Members<FileKeys.ChannelGoal> = Members()
    members[.kind] = kind(.channel)
    members[.cases] = cases
    members[.from] = qubits(goal.from)
    members[.to] = qubits(goal.to)
    members[.target] = try target(goal.target)
    members[.branches] = .string(goal.branches.rawValue)
    members[.fidelity] = .number(goal.minimumFidelity)
    return members.object
  }

  func records(_ goal: RecordGoal, _ cases: JSONText?) -> JSONText {
    var members: Members<FileKeys.RecordGoal> = Members()
    members[.kind] = kind(.records)
    members[.cases] = cases
    members[.bits] = bits(goal.bits)
    members[.outcomes] = outcomes(goal.outcomes, count: goal.bits.count)
    members[.tolerance] = .number(goal.tolerance)
    return members.object
  }

  func likelihood(_ goal: LikelihoodGoal, _ cases: JSONText?) -> JSONText {
    var members: Members<FileKeys.LikelihoodGoal> = Members()
    members[.kind] = kind(.likelihood)
    members[.cases] = cases
    (members[.qubits], members[.basis], members[.bits]) = readout(goal.readout)
    members[.outcomes] = .strings(goal.outcomes.map { bits($0, count: goal.readout.count) })
    switch goal.wanted {
    case .equal(let value, let tolerance):
      members[.value] = number(value)
      members[.tolerance] = .number(tolerance)
    case .atLeast(let least): members[.atLeast] = number(least)
    case .atMost(let most): members[.atMost] = number(most)
    }
    return members.object
  }

  func identify(_ goal: IdentifyGoal, _ cases: JSONText?) -> JSONText {
    var members: Members<FileKeys.IdentifyGoal> = Members()
    members[.kind] = kind(.identify)
    members[.cases] = cases
    (members[.qubits], members[.basis], members[.bits]) = readout(goal.readout)
    members[.answers] = answers(goal.answers, goal.readout)
    members[.error] = number(goal.greatestError)
    return members.object
  }

  func game(_ goal: GameGoal) -> JSONText {
    var members: Members<FileKeys.GameGoal> = Members()
    members[.kind] = kind(.game)
    (members[.qubits], members[.basis], members[.bits]) = readout(goal.readout)
    members[.wins] = answers(goal.wins, goal.readout)
    members[.atLeast] = number(goal.minimum)
    members[.rounds] = goal.rounds.map { .string($0.rawValue) }
    return members.object
  }

  private func readout(
    _ readout: Readout
  ) -> (qubits: JSONText?, basis: JSONText?, bits: JSONText?) {
    switch readout {
    case .qubits(let qubits, let bases): (self.qubits(qubits), basis(bases), nil)
    case .bits(let bits): (nil, nil, self.bits(bits))
    }
  }

  private func answers(_ answers: [CaseAnswer], _ readout: Readout) -> JSONText {
    .object(
      answers.map { answer in
        (
          caseName(answer.levelCase),
          .strings(answer.outcomes.map { bits($0, count: readout.count) })
        )
      })
  }
}
