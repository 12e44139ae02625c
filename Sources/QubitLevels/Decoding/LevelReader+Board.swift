import QuantumSimulator
import QubitPuzzle

extension LevelReader {
  /// One item of the board.
  mutating func boardItem(_ node: JSONNode) -> BoardItem? {
    guard let fields = Fields<FileKeys.BoardItem>(of: node, log: &log),
      let form = fields.exactlyOne(of: [.gate, .gap], log: &log)
    else { return nil }
    if form == .gap { return gap(fields) }
    let placement = fields[.gate].flatMap { self.placement($0) }
    let standing: StandingWord? = fields.required(.standing, log: &log).flatMap { word($0) }
    guard let placement, let standing else { return nil }
    return .operation(placement, standing.meaning)
  }

  private mutating func gap(_ fields: Fields<FileKeys.BoardItem>) -> BoardItem? {
    if let standing = fields[.standing] {
      log.record(.needlessKey("standing", with: "gap"), at: standing.range)
      return nil
    }
    guard let value = fields[.gap] else { return nil }
    guard case .boolean(true) = value.value else {
      log.record(.wrongType(found: value.kind, wanted: .onlyTrue), at: value.range)
      return nil
    }
    return .gap
  }
}

/// The words for whether the player may touch an operation of the board.
enum StandingWord: String, CaseIterable {
  case frozen, loose

  init(_ meaning: BoardItem.Standing) {
    switch meaning {
    case .frozen: self = .frozen
    case .loose: self = .loose
    }
  }

  var meaning: BoardItem.Standing {
    switch self {
    case .frozen: .frozen
    case .loose: .loose
    }
  }
}
