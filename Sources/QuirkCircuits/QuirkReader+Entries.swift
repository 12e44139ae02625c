import QubitLevels
import QuantumSimulator

/// What stands in one place of a column.
enum QuirkEntry {
  case nothing
  case control(before: Gate?, state: Control.State, after: Gate?)
  case gate(Gate)
  case swapHalf
  case measurement
  case defined(QuirkDefinition)
}

extension QuirkReader {
  /// Reads what stands in one place, where the first `known` definitions can be used.
  func entry(
    _ node: JSONNode, at place: QuirkPlace, knowing known: Int
  ) throws(QuirkReadError) -> QuirkEntry {
    let name: JSONNode
    var argument: JSONNode?
    switch node.value {
    case .null, .number(1): return .nothing
    case .string: name = node
    case .object:
      guard let id = node.member("id") else { throw wrongType(node, .gate) }
      (name, argument) = (id, node.member("arg"))
    default: throw wrongType(node, .gate)
    }
    guard case .string(let string) = name.value else { throw wrongType(name, .gate) }
    let id = string.text
    if let definition = definitions[id], definition.order < known { return .defined(definition) }
    if let gate = QuirkGate.gate(id) { return .gate(gate) }
    if let formula = QuirkGate.Formula(rawValue: id) {
      guard let argument else { throw error(.timeDependent(id, place), at: node) }
      return .gate(try gate(formula, of: argument, at: place))
    }
    if let tilted = QuirkGate.tiltedControls.first(where: { $0.id == id }) {
      return .control(before: tilted.before, state: tilted.state, after: tilted.after)
    }
    switch id {
    case "•": return .control(before: nil, state: .on, after: nil)
    case "◦": return .control(before: nil, state: .off, after: nil)
    case "Swap": return .swapHalf
    case "Measure": return .measurement
    case "…": return .nothing
    case _ where QuirkGate.isDisplay(id): return .nothing
    case _ where Self.timeDependent.contains(id): throw error(.timeDependent(id, place), at: name)
    case _ where Self.isUnsupported(id): throw error(.unsupportedGate(id, place), at: name)
    default:
      let names =
        QuirkGate.table.map(\.id) + QuirkGate.Formula.allCases.map(\.rawValue)
        + definitions.values.filter { $0.order < known }.map(\.id).sorted() + ["Swap", "Measure"]
      throw error(.unknownGate(id, place, nearest: NearMiss.find(for: id, among: names)), at: name)
    }
  }

  /// Reads the number of a gate with a formula.
  private func gate(
    _ formula: QuirkGate.Formula, of node: JSONNode, at place: QuirkPlace
  ) throws(QuirkReadError) -> Gate {
    let text: String
    switch node.value {
    case .number(let value): text = DecimalNumber(shortest: value).text
    case .string(let string): text = string.text
    default: throw wrongType(node, .formula)
    }
    // In the formula's own terms the variable of time is a letter that stands alone.
    let words = text.unicodeScalars.split { !$0.properties.isAlphabetic }
    guard !words.contains(where: { String($0) == "t" }) else {
      throw error(.timeDependent(formula.rawValue, place), at: node)
    }
    do throws(NotationError) {
      // An exponent counts half turns; multiplied as texts, "pi/4" over pi stays exact.
      return formula.gate(angle: try ScalarExpression.real(formula.isPower ? "pi*(\(text))" : text))
    } catch {
      throw self.error(.badFormula(text, place, reason: error), at: node)
    }
  }

  /// Gates that turn with the page's clock.
  private static let timeDependent: Set<String> = [
    "X^t", "X^-t", "Y^t", "Y^-t", "Z^t", "Z^-t", "e^iXt", "e^-iXt", "e^iYt", "e^-iYt", "e^iZt", "e^-iZt",
  ]

  /// Whether Quirk has a gate of this name that is not read: resets, postselection, arithmetic, permutations and the
  /// like, most of them with a number for their height.
  private static func isUnsupported(_ id: String) -> Bool {
    var name = Substring(id)
    while let last = name.unicodeScalars.last, ("0"..."9").contains(last) { name = name.dropLast() }
    return names.contains(String(name)) || id == "0" || id.contains("modR")
      || ["|", "^A", "X^(", "Y^(", "Z^(", "__"].contains { id.hasPrefix($0) }
  }

  private static let names: Set<String> = [
    "QFT", "QFT†", "PhaseGradient", "PhaseUngradient", "inc", "dec", "rev", "<<", ">>", "<<t", ">>t", "weave",
    "split", "inputA", "inputB", "inputR", "revinputA", "revinputB", "setA", "setB", "setR", "+=A", "-=A",
    "+=AB",
    "-=AB", "+=AA", "-=AA", "*A", "/A", "c+=A", "c-=A", "+cntA", "-cntA", "^=A", "Flip<A", "Counting",
    "Uncounting",
    "XDetectControlReset", "YDetectControlReset", "ZDetectControlReset", "XDetector", "YDetector",
    "ZDetector",
    "Xpar", "Ypar", "Zpar", "NeGate", "UniversalNot", "ErrorInjection", "Mystery",
  ]
}
