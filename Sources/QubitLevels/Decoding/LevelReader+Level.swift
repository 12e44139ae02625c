import QuantumSimulator
import QubitPuzzle

extension LevelReader {
  /// A level.
  mutating func level(_ root: JSONNode) -> Level? {
    guard let fields = Fields<FileKeys.Level>(of: root, log: &log) else { return nil }
    readVersion(fields[.schemaVersion], opening: fields.opening)
    if let schema = fields[.schema] { _ = string(schema) }
    // Where that is no truth value, what stands there shows which was meant.
    let isSandbox = fields[.sandbox].map { boolean($0) ?? (fields[.goals] == nil) } ?? false
    let id = required(fields, .id) { $0.name($1, .id) }
    let mechanic: Mechanic? = required(fields, .mechanic) { $0.word($1) }
    let texts = self.texts(fields)
    let concepts = required(fields, .concepts) { $0.concepts($1) }
    let wiresAreWhole = readWires(qubits: fields.required(.qubits, log: &log), bits: fields[.bits])
    let mechanics = self.mechanics(fields)
    let start = required(fields, .start) { $0.start($1) }
    let board = required(fields, .board) { $0.list($1) { $0.boardItem($1) } }
    let toolbox = required(fields, .toolbox) { $0.toolbox($1) }
    if let mechanics, let start, let board, let toolbox {
      canMeasure = Level.canMeasure(
        start: start, board: board, toolbox: toolbox, pieces: mechanics.pieces, cases: mechanics.cases,
        dynamics: mechanics.dynamics)
    }
    let redHerrings = optional(fields, .redHerrings) { $0.redHerrings($1) }
    let media = optional(fields, .media) { $0.media($1) }
    let demands = isSandbox ? sandboxDemands(fields) : self.demands(fields)
    guard let id, let mechanic, let texts, let concepts, wiresAreWhole, let mechanics, let start, let board,
      let toolbox, let redHerrings, let media, let demands
    else { return nil }
    return Level(
      id: id, mechanic: mechanic, texts: texts, concepts: concepts, qubits: wires.qubits, bits: wires.bits,
      start: start, board: board, toolbox: toolbox, goals: demands.goals, budgets: demands.budgets,
      scoring: demands.scoring, solutions: demands.solutions, routes: demands.routes,
      redHerrings: redHerrings, media: media, pieces: mechanics.pieces, cases: mechanics.cases,
      parties: mechanics.parties, connectivity: mechanics.connectivity, rounds: mechanics.rounds,
      dynamics: mechanics.dynamics)
  }

  /// Notes a version of the format that is not read here.
  mutating func readVersion(_ node: JSONNode?, opening: SourceRange) {
    guard let node else { return log.recordMissing(oneOf: ["schemaVersion"], in: opening) }
    guard case .number(let version) = node.value else {
      return log.record(.wrongType(found: node.kind, wanted: .number), at: node.range)
    }
    if version != Double(FormatVersion.current) { log.record(.unknownVersion(version), at: node.range) }
  }

  private mutating func texts(_ fields: Fields<FileKeys.Level>) -> Texts? {
    let title = required(fields, .title) { $0.text($1) }
    let brief = required(fields, .brief) { $0.text($1) }
    let hints = required(fields, .hints) { $0.list($1, count: 0...10) { $0.text($1) } }
    let explanation = required(fields, .explanation) { $0.text($1) }
    guard let title, let brief, let hints, let explanation else { return nil }
    return Texts(title: title, brief: brief, hints: hints, explanation: explanation)
  }

  /// Paths of pictures, relative to the level's file and never out of the folder of levels.
  private mutating func media(_ node: JSONNode) -> [String]? {
    list(node) { reader, element in
      guard let string = reader.string(element) else { return nil }
      guard RelativePath.isClean(string.text) else {
        reader.log.record(.badName(string.text, .path), at: element.range)
        return nil
      }
      return string.text
    }
  }

  private mutating func required<Value>(
    _ fields: Fields<FileKeys.Level>, _ key: FileKeys.Level,
    _ read: (inout LevelReader, JSONNode) -> Value?
  ) -> Value? {
    guard let node = fields.required(key, log: &log) else { return nil }
    return read(&self, node)
  }

  mutating func optional<Value>(
    _ fields: Fields<FileKeys.Level>, _ key: FileKeys.Level,
    _ read: (inout LevelReader, JSONNode) -> [Value]?
  ) -> [Value]? {
    guard let node = fields[key] else { return [] }
    return read(&self, node)
  }
}

extension LevelReader {
  /// What a level asks of its player, which is what a sandbox lacks.
  private struct Demands {
    var goals: [Goal] = []
    var budgets: [Budget] = []
    var scoring: Scoring?
    var solutions: [[Move]] = []
    var routes: [Route] = []
  }

  private mutating func demands(_ fields: Fields<FileKeys.Level>) -> Demands? {
    let goals = required(fields, .goals) { $0.goals($1) }
    let budgets = required(fields, .budgets) { $0.list($1) { $0.budget($1) } }
    let scoring = required(fields, .scoring) { $0.scoring($1) }
    let answers = goals.map { AnswerForm(for: $0) } ?? .unknown
    let solutions = required(fields, .solutions) {
      $0.list($1, count: 1...100) { $0.moves($1, answers: answers) }
    }
    let routes = optional(fields, .routes) { $0.list($1) { $0.route($1, answers: answers) } }
    guard let goals, let budgets, let scoring, let solutions, let routes else { return nil }
    guard scoringFits(scoring, goals: goals, fields) else { return nil }
    return Demands(
      goals: goals, budgets: budgets, scoring: scoring, solutions: solutions, routes: routes)
  }

  /// Notes every key that makes no sense in a sandbox.
  private mutating func sandboxDemands(_ fields: Fields<FileKeys.Level>) -> Demands? {
    var isEmpty = true
    for key in [FileKeys.Level.goals, .budgets, .scoring, .solutions, .routes] {
      guard let node = fields[key] else { continue }
      log.record(.keyInSandbox(key.rawValue), at: node.range)
      isEmpty = false
    }
    return isEmpty ? Demands() : nil
  }

  private mutating func scoringFits(
    _ scoring: Scoring, goals: [Goal], _ fields: Fields<FileKeys.Level>
  ) -> Bool {
    let asksQuestion = goals.contains { if case .prediction = $0 { true } else { false } }
    if asksQuestion, goals.count > 1 {
      log.record(GoalFault.questionBesideGoals, at: fields[.goals]?.range ?? .beginning)
      return false
    }
    let hasDial = fields[.rounds] != nil
    if hasDial != (scoring.counting == .rounds) {
      let place = fields[.scoring]?.member("counting")?.range ?? .beginning
      log.record(GoalFault.roundsMismatch(hasDial: hasDial), at: place)
      return false
    }
    guard asksQuestion != (scoring.counting == .answers) else { return true }
    let place = fields[.scoring]?.member("counting")?.range ?? .beginning
    log.record(GoalFault.countingMismatch(asksQuestion: asksQuestion), at: place)
    return false
  }
}
