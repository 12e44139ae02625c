import QuantumSimulator
import QubitPuzzle

extension LevelReader {
  /// Tools that are there to mislead, none of them twice.
  mutating func redHerrings(_ node: JSONNode) -> [Tool.Kind]? {
    guard let kinds = list(node, { $0.redHerring($1) }) else { return nil }
    guard let index = kinds.firstRepeat else { return kinds }
    let name = LevelNotation(wires: wires, answers: .unknown).text(of: kinds[index])
    noteRepeated(name, element: index, of: node)
    return nil
  }

  /// A kind of tool: a gate or a piece by its name, `measure` with its letters, or `reset`.
  private mutating func redHerring(_ node: JSONNode) -> Tool.Kind? {
    guard let string = string(node) else { return nil }
    if string.isSpelled(FileKeys.Tool.reset.rawValue) { return .reset }
    let measure = "\(FileKeys.Tool.measure.rawValue) "
    if string.text.utf8.starts(with: measure.utf8) {
      return measuredLetters(of: string, from: measure.utf8.count).map { .measurement($0) }
    }
    // Gates begin with a capital letter, and pieces do not.
    guard NameKind.piece.allows(string.text), Self.gate(meantBy: string.text) == nil else {
      return gateName(node).map { .gate($0) }
    }
    return piece(string).map { .piece($0) }
  }
}
