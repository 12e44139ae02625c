import QubitPuzzle

/// The checks of one level, which share its source and collect what they find.
struct LevelCheck {
  let level: Level
  let source: LevelSource
  let limits: SearchLimits
  private(set) var diagnostics: [Diagnostic] = []
  /// How hard the level is by itself, once it has been played.
  var difficulty: LevelDifficulty?

  init(_ loaded: LoadedLevel, limits: SearchLimits) {
    level = loaded.level
    source = loaded.source
    self.limits = limits
  }

  /// Notes what playing has brought to light.
  mutating func note(_ fault: PlayFault, at place: LevelPlace) {
    diagnostics.append(source.diagnostic(.play(fault), at: place))
  }

  /// Notes that the level is of another mechanic than it says.
  mutating func note(_ fault: MechanicFault) {
    diagnostics.append(source.diagnostic(.mechanic(fault), at: .mechanic))
  }

  /// Notes what is wrong with a stretch of a text.
  mutating func note(_ fault: TextFault, at place: LevelPlace.TextPlace, _ stretch: TextStretch) {
    diagnostics.append(source.diagnostic(.text(fault), at: place, stretch))
  }

  /// Notes a fault that keeps the level from being judged.
  mutating func note(_ fault: LevelFault) {
    switch (fault.reason, fault.place) {
    case (.noRightChoice, _): note(.rightChoices([]), at: LevelPlace(fault.place))
    case (.severalRightChoices(let ids), .goal(let goal)):
      note(.rightChoices(ids), at: choicePlace(ofID: ids.last, goal: goal))
    default: note(.contradiction(fault.reason), at: LevelPlace(fault.place))
    }
  }

  private func choicePlace(ofID id: String?, goal: Int) -> LevelPlace {
    guard level.goals.indices.contains(goal), case .prediction(let prediction) = level.goals[goal],
      case .choice(let choices) = prediction.answer,
      let index = choices.firstIndex(where: { $0.id == id })
    else { return .goal(goal) }
    return .choice(goal: goal, index)
  }
}

extension LevelPlace {
  /// The place of what the judge calls so.
  init(_ place: LevelFault.Place) {
    switch place {
    case .level: self = .level
    case .start: self = .start
    case .board(let index): self = .boardItem(index)
    case .tool(let index): self = .tool(index)
    case .goal(let index): self = .goal(index)
    case .claim(let goal, let choice): self = .choice(goal: goal, choice)
    case .piece(let index): self = .piece(index)
    case .cases: self = .cases
    case .levelCase(let index): self = .levelCase(index)
    case .party(let index): self = .party(index)
    case .partyQubit(let party, let index): self = .partyQubit(party: party, index)
    case .partyBit(let party, let index): self = .partyBit(party: party, index)
    case .connectivity: self = .connectivity
    case .rounds: self = .rounds
    case .dynamics: self = .dynamics
    case .term(let index): self = .term(index)
    case .relaxation(let index): self = .relaxation(index)
    case .budget(let index): self = .budget(index)
    case .scoring: self = .scoring
    }
  }
}
