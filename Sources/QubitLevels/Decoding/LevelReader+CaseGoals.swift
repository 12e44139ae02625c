import QuantumSimulator
import QubitPuzzle

extension LevelReader {
  /// A goal for the distribution of bits.
  mutating func recordGoal(_ fields: Fields<FileKeys.RecordGoal>) -> RecordGoal? {
    let bits = fields.required(.bits, log: &log).flatMap { self.bits($0, count: FormatLimits.qubits) }
    let outcomes = fields.required(.outcomes, log: &log).flatMap {
      self.outcomes($0, count: bits?.count, of: .bit)
    }
    let tolerance = fields.required(.tolerance, log: &log).flatMap { self.tolerance($0) }
    guard let bits, let outcomes, let tolerance else { return nil }
    guard sumIsPossible(outcomes, of: bits.count, tolerance: tolerance, at: fields[.outcomes]?.range)
    else { return nil }
    return RecordGoal(bits: bits, outcomes: outcomes, tolerance: tolerance)
  }

  /// A goal for how likely some outcomes are.
  mutating func likelihoodGoal(_ fields: Fields<FileKeys.LikelihoodGoal>) -> LikelihoodGoal? {
    let readout = readout(
      qubits: fields[.qubits], basis: fields[.basis], bits: fields[.bits], opening: fields.opening)
    let outcomes = fields.required(.outcomes, log: &log).flatMap {
      outcomeList($0, of: readout)
    }
    let wanted = likelihood(fields)
    guard let readout, let outcomes, let wanted else { return nil }
    return LikelihoodGoal(readout: readout, outcomes: outcomes, wanted: wanted)
  }

  private mutating func likelihood(_ fields: Fields<FileKeys.LikelihoodGoal>) -> Wanted? {
    guard let form = fields.exactlyOne(of: [.value, .atLeast, .atMost], log: &log) else { return nil }
    let number = fields[form].flatMap { writtenNumber($0, least: 0, most: 1) }
    if form == .value {
      let tolerance = fields.required(.tolerance, log: &log).flatMap { self.tolerance($0) }
      guard let number, let tolerance else { return nil }
      return .equal(number, tolerance: tolerance)
    }
    if let tolerance = fields[.tolerance] {
      log.record(.needlessKey("tolerance", with: form.rawValue), at: tolerance.range)
      return nil
    }
    guard let number else { return nil }
    return form == .atLeast ? .atLeast(number) : .atMost(number)
  }

  /// A goal for telling cases apart.
  mutating func identifyGoal(_ fields: Fields<FileKeys.IdentifyGoal>) -> IdentifyGoal? {
    let readout = readout(
      qubits: fields[.qubits], basis: fields[.basis], bits: fields[.bits], opening: fields.opening)
    let answers = fields.required(.answers, log: &log).flatMap { self.answers($0, of: readout) }
    let error = fields.required(.error, log: &log).flatMap { writtenNumber($0, least: 0, most: 1) }
    guard let readout, let answers, let error else { return nil }
    return IdentifyGoal(readout: readout, answers: answers, greatestError: error)
  }

  /// A goal for winning a game.
  mutating func gameGoal(_ fields: Fields<FileKeys.GameGoal>) -> GameGoal? {
    let readout = readout(
      qubits: fields[.qubits], basis: fields[.basis], bits: fields[.bits], opening: fields.opening)
    let wins = fields.required(.wins, log: &log).flatMap { answers($0, of: readout) }
    let least = fields.required(.atLeast, log: &log).flatMap { writtenNumber($0, least: 0, most: 1) }
    let rounds: RoundPolicy? = fields[.rounds].flatMap { word($0) }
    guard let readout, let wins, let least, rounds != nil || fields[.rounds] == nil else { return nil }
    guard (rounds != nil) == hasDial else {
      log.record(
        GoalFault.roundPolicy(hasDial: hasDial), at: fields[.rounds]?.range ?? fields.opening)
      return nil
    }
    return GameGoal(readout: readout, wins: wins, minimum: least, rounds: rounds)
  }

  /// Qubits with a basis, or bits.
  private mutating func readout(
    qubits: JSONNode?, basis: JSONNode?, bits: JSONNode?, opening: SourceRange
  ) -> Readout? {
    if let bits {
      if qubits != nil || basis != nil {
        let found = ["bits"] + (qubits == nil ? [] : ["qubits"]) + (basis == nil ? [] : ["basis"])
        log.record(.notExactlyOne(of: ["qubits", "bits"], found: found), at: opening)
        return nil
      }
      return self.bits(bits, count: FormatLimits.qubits).map { .bits($0) }
    }
    guard let qubits else {
      log.recordMissing(oneOf: ["qubits", "bits"], in: opening)
      return nil
    }
    let named = self.qubits(qubits, count: FormatLimits.qubits)
    guard let basis else {
      log.recordMissing(oneOf: ["basis"], in: opening)
      return nil
    }
    let letters = self.basis(basis, qubitCount: named?.count)
    guard let named, let letters else { return nil }
    return .qubits(named, bases: letters)
  }

  /// A list of outcomes, none of them twice.
  private mutating func outcomeList(_ node: JSONNode, of readout: Readout?) -> [Int]? {
    let outcomes = list(node, count: 1...FormatLimits.listLength) { reader, element in
      reader.string(element).flatMap {
        reader.outcome($0, count: readout?.count, of: readout?.wireKind ?? .qubit)
      }
    }
    guard let outcomes else { return nil }
    guard let index = outcomes.firstRepeat else { return outcomes }
    let text = BitString(outcomes[index], count: readout?.count ?? 0).description
    noteRepeated(text, element: index, of: node)
    return nil
  }

  /// The right outcomes of every case in which the goal is judged, by its id.
  private mutating func answers(_ node: JSONNode, of readout: Readout?) -> [CaseAnswer]? {
    let answers: [CaseAnswer]? = members(node) { reader, key, value in
      let levelCase = reader.levelCase(key)
      let outcomes = reader.outcomeList(value, of: readout)
      guard let levelCase, let outcomes else { return nil }
      return CaseAnswer(levelCase: levelCase, outcomes: outcomes)
    }
    guard let answers, let scope, let caseIDs else { return nil }
    let missing = scope.filter { index in !answers.contains { $0.levelCase == index } }
    guard missing.isEmpty, !scope.isEmpty else {
      log.record(GoalFault.caseWithoutAnswer(missing.map { caseIDs[$0] }), at: node.range)
      return nil
    }
    return answers
  }
}

extension Readout {
  /// What an outcome has a digit for.
  fileprivate var wireKind: ValueFault.WireKind {
    switch self {
    case .qubits: .qubit
    case .bits: .bit
    }
  }
}
