import QuantumSimulator
import QubitPuzzle

extension LevelReader {
  /// Tools that are there to mislead, none of them twice.
  mutating func redHerrings(_ node: JSONNode) -> [Tool.Kind]? {
    guard let kinds = list(node, { $0.redHerring($1) }) else { return nil }
    for (index, kind) in kinds.enumerated() where kinds[..<index].contains(kind) {
      let element = node.element(index)
      let name = LevelNotation(wires: wires, choices: nil).text(of: kind)
      log.record(.repeated(name), at: element?.range ?? node.range)
      return nil
    }
    return kinds
  }

  /// A kind of tool: a gate or a piece by its name, `measure` with its letters, or `reset`.
  private mutating func redHerring(_ node: JSONNode) -> Tool.Kind? {
    guard let string = string(node) else { return nil }
    if string.isSpelled(FileKeys.Tool.reset.rawValue) { return .reset }
    let measure = "\(FileKeys.Tool.measure.rawValue) "
    if string.text.utf8.starts(with: measure.utf8) { return measurement(string, after: measure.utf8.count) }
    // Gates begin with a capital letter, and pieces do not.
    guard NameKind.piece.allows(string.text), Self.gate(meantBy: string.text) == nil else {
      return gateName(node).map { .gate($0) }
    }
    return piece(string).map { .piece($0) }
  }

  /// The measurement whose letters stand behind a word of `start` characters.
  private mutating func measurement(_ string: JSONString, after start: Int) -> Tool.Kind? {
    let spelled = string.text.unicodeScalars.dropFirst(start)
    guard FormatLimits.qubits.contains(spelled.count) else {
      log.record(.pauliCount(spelled.count, wanted: 1), at: string.range)
      return nil
    }
    var letters: [Pauli] = []
    for (index, scalar) in spelled.enumerated() {
      switch scalar {
      case "X": letters.append(.x)
      case "Y": letters.append(.y)
      case "Z": letters.append(.z)
      default:
        let place = start + index
        log.record(
          .badPauliLetter(scalar, allowsIdentity: false), at: string.sourceRange(ofScalars: place..<place + 1)
        )
        return nil
      }
    }
    return .measurement(letters)
  }
}
