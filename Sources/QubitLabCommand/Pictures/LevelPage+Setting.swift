import QubitLab

extension LevelPage {
  /// What the players hold and hear, the cases in which the board is judged, and the dial of rounds.
  var setting: [String] {
    var lines = level.parties.map { party in
      words.party(
        party.name, qubits: party.qubits.map { level.qubits[$0] }.joined(separator: words.comma),
        bits: bits(party.bits, separator: words.comma), hears: bits(party.hears, separator: words.comma))
    }
    if !level.cases.isEmpty {
      lines.append(words.cases + level.cases.map { $0.name(in: language) }.joined(separator: "; "))
    }
    if let dial = level.rounds { lines.append(words.rounds(from: dial.least, to: dial.most)) }
    return lines
  }

  /// What each of the level's pieces does, where that is not hidden.
  var pieces: [String] { level.pieces.map { words.piece + $0.sentence(in: language, level: level) } }

  /// A tool as one entry of the list: what it places, where, into which bits, and on what condition.
  func text(of tool: Tool) -> String {
    var text = tool.kind.name(in: language, level: level)
    if !tool.angles.isEmpty {
      text += "(" + tool.angles.map(text(of:)).joined(separator: "; ") + ")"
    }
    if let wires = tool.wires {
      let choices = wires.map { $0.map { level.qubits[$0] }.joined(separator: " ") }
      text += " " + choices.joined(separator: "|")
    }
    if !tool.bits.isEmpty { text += " -> " + bits(tool.bits, separator: "|") }
    if let count = tool.count { text += " ×\(count)" }
    return text + condition(of: tool)
  }

  private func text(of grid: AngleGrid) -> String {
    switch grid {
    case .list(let angles): angles.map(\.text).joined(separator: ", ")
    case .steps(let from, let to, let step): "\(from.text) … \(to.text), \(words.step) \(step.text)"
    }
  }

  /// The condition that a tool carries, or the bits that it may wait for; empty for a tool that never waits.
  private func condition(of tool: Tool) -> String {
    switch tool.conditioning {
    case .never: return ""
    case .optional(let bits): return words.mayWait(for: self.bits(bits, separator: words.comma))
    case .always(let condition):
      let values = condition.bits.enumerated().map { place, bit in
        "\(level.bits[bit])=\(condition.value >> UInt64(place) & 1)"
      }
      return words.waits(for: values.joined(separator: " "))
    }
  }

  private func bits(_ bits: [Int], separator: String) -> String {
    bits.map { level.bits[$0] }.joined(separator: separator)
  }
}
