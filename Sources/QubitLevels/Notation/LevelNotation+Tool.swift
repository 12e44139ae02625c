public import QubitPuzzle
import QuantumSimulator

/// How what a tool places is written: beginning, angles, wires, end.
///
///     if m0=1: Rz(pi/2) q0        measure XX q1 q0 -> m1
///     ^prefix  ^head    ^wires    ^head      ^wires ^suffix
public struct ToolSpelling: Hashable, Sendable {
  /// The conditions that can be chosen, each as it is written before the head; "" for none.
  public let prefixes: [String]
  /// The word, or words, for what is placed; angles follow in brackets.
  public let head: String
  /// What can be written behind the wires: the bit that takes an outcome; "" where there is none.
  public let suffixes: [String]
  /// How many wires it takes.
  public let wireCount: Int
}

extension LevelNotation {
  /// More bits than this are not offered in all combinations as conditions.
  private static let conditionBitLimit = 3

  /// How what a tool of a level places is written.
  public func spelling(of tool: Tool, in level: Level) -> ToolSpelling {
    let prefixes: [String]
    switch tool.conditioning {
    case .never: prefixes = [""]
    case .always(let condition): prefixes = ["if \(tests(of: condition)): "]
    case .optional(let bits): prefixes = [""] + Self.conditions(on: bits).map { "if \(tests(of: $0)): " }
    }
    let head = text(of: tool.kind)
    switch tool.kind {
    case .gate(let gate):
      return ToolSpelling(prefixes: prefixes, head: head, suffixes: [""], wireCount: gate.qubitCount)
    case .measurement(let letters):
      let bits = tool.bits.map { " -> \(level.bits.indices.contains($0) ? level.bits[$0] : "c\($0)")" }
      return ToolSpelling(prefixes: prefixes, head: head, suffixes: bits, wireCount: letters.count)
    case .reset: return ToolSpelling(prefixes: prefixes, head: head, suffixes: [""], wireCount: 1)
    case .piece(let index):
      let piece = level.pieces.indices.contains(index) ? level.pieces[index] : nil
      return ToolSpelling(
        prefixes: prefixes, head: head, suffixes: [""],
        wireCount: piece?.takesTime == true ? 0 : piece?.wires.count ?? 1)
    }
  }

  /// What a kind of tool is called among a level's red herrings: `H`, `measure XZ`, `reset`, or the name of a piece.
  public func text(of kind: Tool.Kind) -> String {
    switch kind {
    case .gate(let gate): gate.rawValue
    case .measurement(let letters): "measure " + letters.map { PauliString($0, on: 0).description }.joined()
    case .reset: "reset"
    case .piece(let index): wires.pieces.indices.contains(index) ? wires.pieces[index].name : "piece\(index)"
    }
  }

  /// A move that places what a tool of a level makes, somewhere: an example to begin from.
  public func example(of tool: Tool, in level: Level) -> String {
    let spelling = spelling(of: tool, in: level)
    let angles = tool.angles.compactMap { grid in grid.values.first { $0 > 0 } ?? grid.values.first }
    let wires = tool.wires?.first ?? Array(0..<spelling.wireCount)
    let names = wires.compactMap { level.qubits.indices.contains($0) ? level.qubits[$0] : nil }
    let dials = angles.isEmpty ? "" : "(" + angles.map { Angle.text($0) }.joined(separator: ", ") + ")"
    let words = spelling.wireCount == 0 ? [] : names
    return (spelling.prefixes.first ?? "") + ([spelling.head + dials] + words).joined(separator: " ")
      + (spelling.suffixes.first ?? "")
  }

  /// Every condition on some of these bits, fewest bits first.
  private static func conditions(on bits: [Int]) -> [Condition] {
    let bits = Array(bits.prefix(conditionBitLimit))
    var conditions: [Condition] = []
    for subset in (1..<1 << bits.count).sorted(by: { $0.nonzeroBitCount < $1.nonzeroBitCount }) {
      let chosen = bits.indices.filter { subset >> $0 & 1 == 1 }.map { bits[$0] }
      for value in (0..<1 << chosen.count).reversed() {
        conditions.append(Condition(bits: chosen, equal: UInt64(value)))
      }
    }
    return conditions
  }
}
