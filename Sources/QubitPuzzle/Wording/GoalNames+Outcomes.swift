import QuantumSimulator

/// Outcomes of readouts, and which of them answers which case.
extension GoalNames {
  /// What has to be read: "m1, m0 = 01 or 10". The names stand in the order of the digits, the first one named rightmost.
  func outcomes(_ outcomes: [Int], _ readout: Readout, _ language: Language) -> String {
    let texts = outcomes.map { NumberText.bits($0, count: readout.count) }
    let values = texts.joined(separator: language == .english ? " or " : " 或 ")
    switch readout {
    case .bits(let bits): return "\(level.bitNames(bits.reversed(), in: language)) = \(values)"
    case .qubits(let qubits, let bases):
      return "\(list(qubits.reversed(), language)) = \(values) (\(NumberText.basis(bases)))"
    }
  }

  /// Which outcomes are right in which cases; cases with the same outcomes stand together.
  func answers(_ answers: [CaseAnswer], _ readout: Readout, _ language: Language) -> String {
    var groups: [(cases: [Int], outcomes: [Int])] = []
    for answer in answers {
      let outcomes = answer.outcomes.sorted()
      if let group = groups.firstIndex(where: { $0.outcomes == outcomes }) {
        groups[group].cases.append(answer.levelCase)
      } else {
        groups.append(([answer.levelCase], outcomes))
      }
    }
    let texts = groups.map { group in
      let names = group.cases.map { "“\(cases([$0], language))”" }.joined(separator: language.listSeparator)
      let outcomes = outcomes(group.outcomes, readout, language)
      return language == .english ? "in case \(names) \(outcomes)" : "情形\(names)中 \(outcomes)"
    }
    return texts.joined(separator: language == .english ? "; " : "；")
  }
}
