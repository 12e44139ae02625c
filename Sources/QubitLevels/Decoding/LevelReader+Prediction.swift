import QuantumSimulator
import QubitPuzzle

extension LevelReader {
  /// A question.
  mutating func prediction(_ fields: Fields<FileKeys.Prediction>) -> Prediction? {
    let question = fields.required(.question, log: &log).flatMap { self.text($0) }
    let form = answerForm(fields)
    guard let question, let form else { return nil }
    return Prediction(question: question, answer: form)
  }

  private mutating func answerForm(_ fields: Fields<FileKeys.Prediction>) -> Prediction.AnswerForm? {
    guard let form = fields.exactlyOne(of: [.choices, .quantity], log: &log), let node = fields[form]
    else { return nil }
    if form == .quantity {
      let quantity = self.quantity(node)
      let tolerance = fields.required(.tolerance, log: &log).flatMap { self.tolerance($0) }
      guard let quantity, let tolerance else { return nil }
      return .number(quantity, tolerance: tolerance)
    }
    if let tolerance = fields[.tolerance] {
      log.record(.needlessKey("tolerance", with: "choices"), at: tolerance.range)
      return nil
    }
    return choices(node).map { .choice($0) }
  }

  private mutating func choices(_ node: JSONNode) -> [Choice]? {
    guard let choices = list(node, count: 2...20, { $0.choice($1) }) else { return nil }
    var isWhole = true
    for (index, choice) in choices.enumerated()
    where choices[..<index].contains(where: { $0.id == choice.id }) {
      log.record(.repeated(choice.id), at: node.element(index)?.member("id")?.range ?? node.range)
      isWhole = false
    }
    return isWhole ? choices : nil
  }

  private mutating func choice(_ node: JSONNode) -> Choice? {
    guard let fields = Fields<FileKeys.Choice>(of: node, log: &log) else { return nil }
    let id = fields.required(.id, log: &log).flatMap { name($0, .id) }
    let text = fields.required(.text, log: &log).flatMap { self.text($0) }
    let claim = fields.required(.claim, log: &log).flatMap { self.claim($0) }
    guard let id, let text, let claim else { return nil }
    return Choice(id: id, text: text, claim: claim)
  }

  private mutating func claim(_ node: JSONNode) -> Claim? {
    guard let fields = Fields<FileKeys.Claim>(of: node, log: &log) else { return nil }
    let after = fields.required(.after, log: &log).flatMap { list($0) { $0.operation($1) } }
    let kinds = FileKeys.GoalKind.allCases.filter { $0 != .prediction }
    let boardMeasures = canMeasure
    if after?.contains(where: { $0.isMeasuring }) ?? false { canMeasure = true }
    defer { canMeasure = boardMeasures }
    let goal = fields.required(.goal, log: &log).flatMap { self.goal($0, among: kinds) }
    let verdict: Claim.ClaimedVerdict? = fields.required(.verdict, log: &log).flatMap { word($0) }
    guard let after, let goal, let verdict else { return nil }
    return Claim(after: after, goal: goal, verdict: verdict)
  }
}
