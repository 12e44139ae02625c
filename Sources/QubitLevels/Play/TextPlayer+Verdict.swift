public import QubitPuzzle
import QuantumSimulator

extension TextPlayer {
  /// The verdict on the board now, as one line of JSON: `solved`, `stars`, `moves`, and `findings`, each with `met`, `gap` and
  /// a `sentence`. It does not give the answer to a question away.
  ///
  /// - Throws: ``TextPlayerError/fault(_:)``.
  public func verdictText(in language: Language) throws(TextPlayerError) -> String {
    let verdict = try verdict()
    let findings = verdict.findings.map { finding in
      JSONText.object([
        ("met", .boolean(finding.isMet)), ("gap", .number(finding.gap)),
        ("sentence", .string(finding.sentence(in: language, level: playback.level))),
      ])
    }
    return JSONText.object([
      ("solved", .boolean(verdict.isSolved)), ("stars", .integer(verdict.stars)),
      ("moves", .integer(verdict.moves)), ("findings", .array(findings)),
    ]).flat
  }

  /// The next hint as one line of JSON: `kind` is `text`, `move`, `solved` or `none`; a text has `text`, a move has
  /// `move` as the notation writes it and `remaining`.
  ///
  /// - Throws: ``TextPlayerError/fault(_:)``.
  public mutating func nextHintText(in language: Language) throws(TextPlayerError) -> String {
    let hint: JSONText
    switch try nextHint() {
    case .text(let index, let text):
      hint = .object([
        ("kind", .string("text")), ("index", .integer(index)), ("text", .string(text[language])),
      ])
    case .move(let move, let remaining):
      hint = .object([
        ("kind", .string("move")), ("move", .string(notation.text(of: move) ?? "")),
        ("remaining", .integer(remaining)),
      ])
    case .nothingToDo: hint = .object([("kind", .string("solved"))])
    case .noneLeft: hint = .object([("kind", .string("none"))])
    }
    return hint.flat
  }
}
