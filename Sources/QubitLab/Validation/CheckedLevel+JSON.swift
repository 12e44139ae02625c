import QubitLevels
import QubitPuzzle

extension Finding {
  /// The finding as JSON: lines and columns from 1, columns in Unicode scalars and in UTF-16 code units, offsets in bytes.
  package var json: JSONText {
    var members: [(key: String, value: JSONText)] = [
      ("rule", .string(rule.rawValue)), ("severity", .string(severity.rawValue)), ("file", .string(file)),
      ("start", Self.json(start)), ("end", Self.json(end)),
      ("message", .object(Language.allCases.map { ($0.rawValue, .string(message[$0])) })),
    ]
    if let replacement { members.append(("replacement", .string(replacement))) }
    return .object(members)
  }

  /// The finding that ``json`` writes; nil for anything else.
  init?(decoding node: JSONNode) {
    guard let rule = node.text("rule").flatMap(Rule.init(rawValue:)),
      let severity = node.text("severity").flatMap(Severity.init(rawValue:)), let file = node.text("file"),
      let start = Self.position(node.member("start")), let end = Self.position(node.member("end")),
      let chinese = node.member("message")?.text(Language.simplifiedChinese.rawValue),
      let english = node.member("message")?.text(Language.english.rawValue)
    else { return nil }
    self.init(
      rule: rule, severity: severity, file: file, start: start, end: end,
      message: LocalizedText(simplifiedChinese: chinese, english: english),
      replacement: node.text("replacement"))
  }

  private static func json(_ position: SourcePosition) -> JSONText {
    .object([
      ("line", .integer(position.line)), ("column", .integer(position.column)),
      ("utf16Column", .integer(position.utf16Column)), ("offset", .integer(position.offset)),
    ])
  }

  private static func position(_ node: JSONNode?) -> SourcePosition? {
    guard let node, let line = node.integer("line"), let column = node.integer("column"),
      let utf16Column = node.integer("utf16Column"), let offset = node.integer("offset")
    else { return nil }
    return SourcePosition(line: line, column: column, utf16Column: utf16Column, offset: offset)
  }
}

extension CheckedLevel {
  /// The level as JSON.
  package var json: JSONText {
    var members: [(key: String, value: JSONText)] = [
      ("id", .string(id)), ("file", .string(file)), ("fact", fact.json),
    ]
    if let difficulty { members.append(("difficulty", difficulty.json)) }
    members.append(("findings", .array(findings.map { $0.json })))
    return .object(members)
  }

  /// The level that ``json`` writes; nil for anything else.
  init?(decoding node: JSONNode) {
    guard let id = node.text("id"), let file = node.text("file"),
      let fact = node.member("fact").flatMap({ Fact(decoding: $0) }),
      let nodes = node.elements("findings")
    else { return nil }
    let findings = nodes.compactMap { Finding(decoding: $0) }
    guard findings.count == nodes.count else { return nil }
    var difficulty: LevelDifficulty?
    if let written = node.member("difficulty") {
      guard let read = LevelDifficulty(decoding: written) else { return nil }
      difficulty = read
    }
    self.init(id: id, file: file, fact: fact, difficulty: difficulty, findings: findings)
  }
}

extension LevelDifficulty {
  /// The parts of the estimate as JSON.
  var json: JSONText { .object(members) }

  /// The members of ``json``.
  package var members: [(key: String, value: JSONText)] {
    var members: [(key: String, value: JSONText)] = [
      ("choices", .integer(choices)), ("detours", .integer(detours)), ("setting", .number(setting)),
      ("ideas", .integer(ideas)), ("practice", .number(practice)), ("levelsBeneath", .integer(levelsBeneath)),
    ]
    if let moves { members.append(("moves", .integer(moves))) }
    if let solutions { members.append(("solutions", .integer(solutions))) }
    if let search { members.append(("search", .number(search))) }
    return members
  }

  /// The estimate that ``json`` writes; nil for anything else.
  init?(decoding node: JSONNode) {
    guard let choices = node.integer("choices"), let detours = node.integer("detours"),
      let setting = node.number("setting"), let ideas = node.integer("ideas"),
      let practice = node.number("practice"), let levelsBeneath = node.integer("levelsBeneath")
    else { return nil }
    self.init(
      moves: node.integer("moves"), choices: choices, solutions: node.integer("solutions"),
      search: node.number("search"), detours: detours, setting: setting, ideas: ideas,
      practice: practice, levelsBeneath: levelsBeneath)
  }
}

extension CheckedLevel.Fact {
  /// What a search for the least solutions has found, as the members of a JSON object.
  package static func solved(
    moves: Int, count: SolutionCount, states: Int
  ) -> [(key: String, value: JSONText)] {
    [
      ("kind", .string("solved")), ("leastMoves", .integer(moves)),
      ("leastSolutions", .integer(count.number)),
      ("solutionsAreExact", .boolean(count.isExact)), ("states", .integer(states)),
    ]
  }

  /// That a search has ended before it knew, as the members of a JSON object.
  package static func unknown(movesRuledOut: Int, states: Int) -> [(key: String, value: JSONText)] {
    [
      ("kind", .string("unknown")), ("movesRuledOut", .integer(movesRuledOut)), ("states", .integer(states)),
    ]
  }

  /// The fact as JSON: its kind, and what belongs to it.
  package var json: JSONText {
    switch self {
    case .read: Self.object("read")
    case .sandbox: Self.object("sandbox")
    case .question(.choice(let id)): Self.object("choice", ("answer", .string(id)))
    case .question(.number(let value, let tolerance)):
      Self.object("number", ("answer", .number(value)), ("tolerance", .number(tolerance)))
    case .solved(let moves, let count, let states, let isParProved):
      .object(
        Self.solved(moves: moves, count: count, states: states) + [("parIsProved", .boolean(isParProved))])
    case .impossible: Self.object("impossible")
    case .unknown(let movesRuledOut, let states, let isParProved):
      .object(
        Self.unknown(movesRuledOut: movesRuledOut, states: states) + [("parIsProved", .boolean(isParProved))])
    case .unjudged: Self.object("unjudged")
    }
  }

  /// The fact that ``json`` writes; nil for anything else.
  init?(decoding node: JSONNode) {
    switch node.text("kind") {
    case "read": self = .read
    case "sandbox": self = .sandbox
    case "impossible": self = .impossible
    case "unjudged": self = .unjudged
    case "choice":
      guard let id = node.text("answer") else { return nil }
      self = .question(.choice(id: id))
    case "number":
      guard let value = node.number("answer"), let tolerance = node.number("tolerance") else { return nil }
      self = .question(.number(value, tolerance: tolerance))
    case "solved":
      guard let moves = node.integer("leastMoves"), let number = node.integer("leastSolutions"),
        let isExact = node.boolean("solutionsAreExact"), let states = node.integer("states"),
        let isParProved = node.boolean("parIsProved")
      else { return nil }
      self = .solved(
        moves: moves, count: isExact ? .exactly(number) : .atLeast(number), states: states,
        isParProved: isParProved)
    case "unknown":
      guard let movesRuledOut = node.integer("movesRuledOut"), let states = node.integer("states"),
        let isParProved = node.boolean("parIsProved")
      else { return nil }
      self = .unknown(movesRuledOut: movesRuledOut, states: states, isParProved: isParProved)
    default: return nil
    }
  }

  private static func object(_ kind: String, _ members: (key: String, value: JSONText)...) -> JSONText {
    .object([("kind", .string(kind))] + members)
  }
}

extension SolutionCount {
  /// The number, exact or not.
  fileprivate var number: Int {
    switch self {
    case .exactly(let count), .atLeast(let count): count
    }
  }

  fileprivate var isExact: Bool {
    if case .exactly = self { true } else { false }
  }
}
