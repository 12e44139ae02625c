import QubitEntitlements

/// Reads one line of a script, word by word.
struct ScriptLineReader {
  let line: Int
  var words: ArraySlice<String>

  /// The names of all steps, for an error that lists them.
  static let names =
    "launch, quit, buy, restore, refresh, reread, demonstration, network, ask-to-buy, catalogue, reads, answer, "
    + "next-purchase, next-restore, store, deliver, new-device, other-account, clock, expect, effects"

  mutating func step() throws(ScriptError) -> ScriptStep {
    let name = try word([])
    let step = try step(named: name)
    if let extra = words.first { throw ScriptError(line: line, kind: .extraWord(extra)) }
    return step
  }

  private mutating func step(named name: String) throws(ScriptError) -> ScriptStep {
    switch name {
    case "launch": return .launch(words.isEmpty ? .store : .injected(try choice()))
    case "quit": return .quit
    case "buy": return .buy
    case "restore": return .restore
    case "refresh": return .refresh
    case "reread": return .reread
    case "demonstration": return .demonstration(try choice())
    case "network": return .network(try choice())
    case "ask-to-buy": return .askToBuy(try choice())
    case "catalogue": return .catalogue(try choice())
    case "reads": return .reads(try choice())
    case "answer": return .answer(try number())
    case "next-purchase": return .nextPurchase(try choice())
    case "next-restore": return .nextRestore(try choice())
    case "store": return .store(try fact())
    case "deliver": return .deliver(try choice())
    case "new-device": return .newDevice
    case "other-account": return .otherAccount
    case "clock": return .clock(rest())
    case "expect": return .expect(try choices())
    case "effects": return .effects(words.first == "none" ? none() : try choices())
    default: throw ScriptError(line: line, kind: .unknownStep(name))
    }
  }

  private mutating func word(_ wanted: [String]) throws(ScriptError) -> String {
    guard let word = words.popFirst() else { throw ScriptError(line: line, kind: .missingWord(wanted)) }
    return word
  }

  private mutating func choice<Choice>() throws(ScriptError) -> Choice
  where Choice: RawRepresentable & CaseIterable, Choice.RawValue == String {
    let wanted = Choice.allCases.map(\.rawValue)
    let word = try word(wanted)
    guard let choice = Choice(rawValue: word) else {
      throw ScriptError(line: line, kind: .unknownWord(word, wanted: wanted))
    }
    return choice
  }

  private mutating func choices<Choice>() throws(ScriptError) -> [Choice]
  where Choice: RawRepresentable & CaseIterable, Choice.RawValue == String {
    var choices: [Choice] = [try choice()]
    while !words.isEmpty { choices.append(try choice()) }
    return choices
  }

  private mutating func none() -> [ScriptStep.EffectKind] {
    words.removeFirst()
    return []
  }

  private mutating func number() throws(ScriptError) -> Int {
    let word = try word([])
    guard let number = Int(word), number > 0 else { throw ScriptError(line: line, kind: .notANumber(word)) }
    return number
  }

  private mutating func rest() -> String {
    let rest = words.joined(separator: " ")
    words = []
    return rest
  }

  private mutating func fact() throws(ScriptError) -> StoreFact {
    let wanted = [
      "bought", "bought-historical", "bought-foreign", "shared", "unshared", "approved", "refunded",
      "refunded-developer-issue", "reversed", "bundled",
    ]
    let word = try word(wanted)
    switch word {
    case "bought": return .bought(nil)
    case "bought-historical": return .bought(PassProducts.masterPass.historical.first)
    case "bought-foreign": return .boughtForeign
    case "shared": return .shared
    case "unshared": return .unshared
    case "approved": return .approved
    case "refunded": return .refunded(.other)
    case "refunded-developer-issue": return .refunded(.developerIssue)
    case "reversed": return .reversed
    case "bundled": return .bundled
    default: throw ScriptError(line: line, kind: .unknownWord(word, wanted: wanted))
    }
  }
}
