public import QubitPuzzle

/// The file that a level was read from, and the place of each of its parts there.
public struct LevelSource: Hashable, Sendable {
  /// The file, as a path relative to the folder of levels.
  public var file: String
  /// The file's contents.
  public var document: JSONDocument

  /// Keeps a document that was read from a file.
  public init(file: String, document: JSONDocument) {
    self.file = file
    self.document = document
  }

  /// Where a part is written; the nearest part around it where it is not written at all.
  public func range(of place: LevelPlace) -> SourceRange {
    guard place != .level else { return opening }
    let (node, isWhole) = follow(steps(to: place))
    return isWhole || node.range != document.root.range ? node.range : opening
  }

  /// Where a text in one language is written.
  public func range(of place: LevelPlace.TextPlace, in language: Language) -> SourceRange {
    range(of: place, .language(language))
  }

  private func range(of place: LevelPlace.TextPlace, _ stretch: TextStretch) -> SourceRange {
    follow(steps(to: .text(place))).node.range(of: stretch)
  }

  /// A diagnostic about a part of the level.
  func diagnostic(_ defect: Defect, at place: LevelPlace) -> Diagnostic {
    Diagnostic(defect, in: file, text: document.source, range: range(of: place))
  }

  /// A diagnostic about a stretch of a text of the level.
  func diagnostic(_ defect: Defect, at place: LevelPlace.TextPlace, _ stretch: TextStretch) -> Diagnostic {
    Diagnostic(defect, in: file, text: document.source, range: range(of: place, stretch))
  }

  /// The first byte of the level's object.
  private var opening: SourceRange {
    SourceRange(document.root.range.start, document.root.range.start + 1)
  }

  /// One step down into a JSON value.
  private enum Step {
    case key(String)
    case index(Int)

    static func level(_ key: FileKeys.Level) -> Step { .key(key.rawValue) }
  }

  /// Walks as far as the steps lead.
  private func follow(_ steps: [Step]) -> (node: JSONNode, isWhole: Bool) {
    var node = document.root
    for step in steps {
      let next: JSONNode?
      switch step {
      case .key(let key): next = node.member(key)
      case .index(let index): next = node.element(index)
      }
      guard let next else { return (node, false) }
      node = next
    }
    return (node, true)
  }

  private func steps(to place: LevelPlace) -> [Step] {
    switch place {
    case .level: []
    case .id: [.level(.id)]
    case .mechanic: [.level(.mechanic)]
    case .text(let place): steps(to: place)
    case .taught(let index): [.level(.concepts), .key("teaches"), .index(index)]
    case .required(let index): [.level(.concepts), .key("requires"), .index(index)]
    case .qubit(let index): [.level(.qubits), .index(index)]
    case .start: [.level(.start)]
    case .boardItem(let index): [.level(.board), .index(index)]
    case .tool(let index): toolSteps(index)
    case .piece(let index): [.level(.pieces), .index(index)]
    case .cases: [.level(.cases)]
    case .levelCase(let index): [.level(.cases), .index(index)]
    case .party(let index): [.level(.parties), .index(index)]
    case .partyQubit(let party, let index): [.level(.parties), .index(party), .key("qubits"), .index(index)]
    case .partyBit(let party, let index): [.level(.parties), .index(party), .key("bits"), .index(index)]
    case .connectivity: [.level(.connectivity)]
    case .rounds: [.level(.rounds)]
    case .dynamics: [.level(.dynamics)]
    case .term(let index): [.level(.dynamics), .key("hamiltonian"), .index(index)]
    case .relaxation(let index): [.level(.dynamics), .key("relaxation"), .index(index)]
    case .goal(let index): [.level(.goals), .index(index)]
    case .choice(let goal, let index):
      [.level(.goals), .index(goal), .key("choices"), .index(index), .key("id")]
    case .budget(let index): [.level(.budgets), .index(index)]
    case .scoring: [.level(.scoring)]
    case .par: [.level(.scoring), .key("par")]
    case .solution(let index): [.level(.solutions), .index(index)]
    case .solutionMove(let solution, let index): [.level(.solutions), .index(solution), .index(index)]
    case .route(let index): [.level(.routes), .index(index)]
    case .routeMove(let route, let index):
      [.level(.routes), .index(route), .key("moves"), .index(index)]
    case .redHerring(let index): [.level(.redHerrings), .index(index)]
    case .media(let index): [.level(.media), .index(index)]
    }
  }

  /// The way to what a tool places: to the value of the one key that says so.
  private func toolSteps(_ index: Int) -> [Step] {
    let tool: [Step] = [.level(.toolbox), .index(index)]
    let node = follow(tool).node
    let keys: [FileKeys.Tool] = [.gate, .measure, .reset, .piece]
    guard let key = keys.first(where: { node.member($0.rawValue) != nil }) else { return tool }
    return tool + [.key(key.rawValue)]
  }

  private func steps(to place: LevelPlace.TextPlace) -> [Step] {
    switch place {
    case .title: [.level(.title)]
    case .brief: [.level(.brief)]
    case .hint(let index): [.level(.hints), .index(index)]
    case .explanation: [.level(.explanation)]
    case .levelCase(let index): [.level(.cases), .index(index), .key("title")]
    case .route(let index): [.level(.routes), .index(index), .key("text")]
    case .question(let goal): [.level(.goals), .index(goal), .key("question")]
    case .choice(let goal, let index):
      [.level(.goals), .index(goal), .key("choices"), .index(index), .key("text")]
    }
  }
}
