import QuantumSimulator
import QubitPuzzle

extension LevelReader {
  /// A goal for the mean value of a Pauli string.
  mutating func expectationGoal(_ fields: Fields<FileKeys.ExpectationGoal>) -> ExpectationGoal? {
    let pauli = fields.required(.pauli, log: &log).flatMap { pauliString($0) }
    let wanted = self.wanted(fields)
    guard let pauli, let wanted else { return nil }
    return ExpectationGoal(pauli: pauli, wanted: wanted)
  }

  private mutating func wanted(_ fields: Fields<FileKeys.ExpectationGoal>) -> Wanted? {
    guard let form = fields.exactlyOne(of: [.value, .atLeast, .atMost], log: &log) else { return nil }
    let number = fields[form].flatMap { meanValue($0) }
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

  /// A number from −1 to 1.
  private mutating func meanValue(_ node: JSONNode) -> WrittenNumber? {
    writtenNumber(node, least: -1, most: 1)
  }
}
