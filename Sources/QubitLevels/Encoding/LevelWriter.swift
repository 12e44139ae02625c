import QuantumSimulator
public import QubitPuzzle

/// Writes a level as its canonical file: keys in the order of the format, nothing that the reader would assume anyway.
///
/// What the level names and does not have gets a name of its kind and number, such as `q7`; what reads the file finds it.
struct LevelWriter {
  let level: Level
  let notation: LevelNotation

  init(_ level: Level) {
    self.level = level
    notation = LevelNotation(level: level)
  }

  func file() throws(LevelEncodingError) -> JSONText {
    var members: Members<FileKeys.Level> = Members()
    members[.schema] = .string(FormatVersion.levelSchema)
    members[.schemaVersion] = .integer(FormatVersion.current)
    members[.id] = .string(level.id)
    members[.mechanic] = .string(level.mechanic.rawValue)
    members[.sandbox] = level.isSandbox ? .literal("true") : nil
    members[.title] = text(level.texts.title)
    members[.brief] = text(level.texts.brief)
    members[.hints] = .array(level.texts.hints.map(text))
    members[.explanation] = text(level.texts.explanation)
    members[.concepts] = concepts
    members[.qubits] = .strings(level.qubits)
    members[.bits] = level.bits.isEmpty ? nil : .strings(level.bits)
    members[.pieces] = level.pieces.isEmpty ? nil : try array(level.pieces, piece)
    members[.cases] = level.cases.isEmpty ? nil : try array(level.cases, levelCase)
    members[.parties] = level.parties.isEmpty ? nil : .array(level.parties.map(party))
    members[.connectivity] = level.connectivity.map { pairs in
      .array(pairs.map { qubits([$0.first, $0.second]) })
    }
    members[.rounds] = level.rounds.map(rounds)
    members[.dynamics] = level.dynamics.map(dynamics)
    members[.start] = try start(level.start)
    members[.board] = try array(level.board, boardItem)
    members[.toolbox] = .array(level.toolbox.map(tool))
    members[.redHerrings] =
      level.redHerrings.isEmpty ? nil : .strings(level.redHerrings.map(notation.text))
    members[.media] = level.media.isEmpty ? nil : .strings(level.media)
    if !level.isSandbox { try addDemands(to: &members) }
    return members.object
  }

  private func addDemands(to members: inout Members<FileKeys.Level>) throws(LevelEncodingError) {
    let saysBranches = level.canMeasure
    members[.goals] = try array(level.goals) { (goal) throws(LevelEncodingError) in
      try self.goal(goal, saysBranches: saysBranches)
    }
    members[.budgets] = .array(level.budgets.map(budget))
    members[.scoring] = level.scoring.map(scoring)
    members[.solutions] = try array(level.solutions, moves)
    members[.routes] = level.routes.isEmpty ? nil : try array(level.routes, route)
  }

  func text(_ text: LocalizedText) -> JSONText {
    var members: Members<FileKeys.Text> = Members()
    members[.simplifiedChinese] = .string(text.simplifiedChinese)
    members[.english] = .string(text.english)
    return members.object
  }

  private var concepts: JSONText {
    var members: Members<FileKeys.Concepts> = Members()
    members[.teaches] = .strings(level.concepts.teaches)
    members[.requires] = .strings(level.concepts.requires)
    return members.object
  }

  private func route(_ route: Route) throws(LevelEncodingError) -> JSONText {
    var members: Members<FileKeys.Route> = Members()
    members[.moves] = try moves(route.moves)
    members[.text] = text(route.text)
    return members.object
  }

  private func moves(_ moves: [Move]) throws(LevelEncodingError) -> JSONText {
    try array(moves) { (move) throws(LevelEncodingError) in
      guard let text = notation.text(of: move) else { throw .unspelled(move.placement?.operation) }
      return .string(text)
    }
  }

  func operations(_ operations: [Operation]) throws(LevelEncodingError) -> JSONText {
    try array(operations) { (operation) throws(LevelEncodingError) in
      .string(try self.operation(operation))
    }
  }

  func operation(_ operation: Operation) throws(LevelEncodingError) -> String {
    guard let text = notation.text(of: operation) else { throw .unspelled(operation) }
    return text
  }

  func array<Element>(
    _ elements: [Element], _ write: (Element) throws(LevelEncodingError) -> JSONText
  ) throws(LevelEncodingError) -> JSONText {
    var texts: [JSONText] = []
    for element in elements { texts.append(try write(element)) }
    return .array(texts)
  }
}

/// Why a level has no file.
public enum LevelEncodingError: Error, Hashable, Sendable {
  /// An operation has a gate that is known by its matrix only; files spell gates by name.
  case gateWithoutName
  /// What can be written does not read back as the level: it names a qubit, bit, piece, case or answer that it does not have,
  /// spells a number or a state as another one, or is one that no file holds. Here is what the reader finds in it; nothing
  /// where it reads another level.
  case unreadable([Diagnostic])
}

extension LevelEncodingError {
  /// Why an operation has no text: its gate has no name, or one of its qubits is not there.
  static func unspelled(_ operation: Operation?) -> LevelEncodingError {
    guard case .gate(let application) = operation?.action, application.gate.standard == nil else {
      return .unreadable([])
    }
    return .gateWithoutName
  }
}

extension Move {
  /// What it puts on the board.
  fileprivate var placement: Placement? {
    switch self {
    case .place(let placement, _), .replace(_, let placement): placement
    case .remove, .move, .rounds, .answer: nil
    }
  }
}

extension LevelEncodingError: CustomStringConvertible {
  /// The error as a sentence, without a full stop.
  public var description: String {
    switch self {
    case .gateWithoutName: "the level has a gate without a name"
    case .unreadable(let diagnostics):
      "the level's file would not read back as the level"
        + diagnostics.prefix(1).map { ": " + $0.message }.joined()
    }
  }
}

extension Level {
  /// The level's canonical file, which reads back as the same level.
  ///
  /// Costs what reading the file costs: whether it does is tried.
  public func encoded() throws(LevelEncodingError) -> String {
    let text = try LevelWriter(self).file().file
    let reading = LevelReading(LevelFile(path: "\(id).json", bytes: Array(text.utf8)))
    guard reading.level == self else { throw .unreadable(reading.diagnostics) }
    return text
  }
}
