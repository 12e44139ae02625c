import QuantumSimulator
import QubitPuzzle

extension LevelReader {
  /// The toolbox. Each gate has one entry.
  mutating func toolbox(_ node: JSONNode) -> [Tool]? {
    guard let elements = elements(node) else { return nil }
    var tools: [Tool] = []
    var isWhole = true
    for element in elements {
      guard let tool = tool(element) else {
        isWhole = false
        continue
      }
      if tools.contains(where: { $0.gate == tool.gate }) {
        log.record(.repeated(tool.gate.rawValue), at: element.member("gate")?.range ?? element.range)
        isWhole = false
      }
      tools.append(tool)
    }
    return isWhole ? tools : nil
  }

  private mutating func tool(_ node: JSONNode) -> Tool? {
    guard let fields = Fields<FileKeys.Tool>(of: node, log: &log),
      let gate = fields.required(.gate, log: &log).flatMap({ gateName($0) })
    else { return nil }
    var tool = Tool(gate: gate)
    var isWhole = true
    if let node = fields[.wires] {
      tool.wires = list(node, count: 1...FormatLimits.listLength) { $0.placement($1, of: gate) }
      isWhole = isWhole && tool.wires != nil
    }
    if let node = fields[.count] {
      tool.count = integer(node, in: 1...FormatLimits.count.upperBound)
      isWhole = isWhole && tool.count != nil
    }
    if let angles = angles(fields, of: gate) { tool.angles = angles } else { isWhole = false }
    return isWhole ? tool : nil
  }

  /// The wires of one placement, in the gate's order.
  private mutating func placement(_ node: JSONNode, of gate: StandardGate) -> [Int]? {
    let count = gate.qubitCount
    return qubits(node, count: count...count)
  }

  /// One grid for each of the gate's parameters.
  private mutating func angles(_ fields: Fields<FileKeys.Tool>, of gate: StandardGate) -> [AngleGrid]? {
    let count = gate.record.parameterNames.count
    guard let node = fields[.angles] else {
      if count == 0 { return [] }
      log.record(.angleGridsMissing(gate, count: count), at: fields.opening)
      return nil
    }
    guard let elements = elements(node) else { return nil }
    guard elements.count == count else {
      log.record(.wrongGridCount(gate, found: elements.count, wanted: count), at: node.range)
      return nil
    }
    return list(node) { $0.angleGrid($1) }
  }

  private mutating func angleGrid(_ node: JSONNode) -> AngleGrid? {
    switch node.value {
    case .array:
      return list(node, count: 1...FormatLimits.listLength) { $0.writtenNumber($1) }.map { .list($0) }
    case .object: return angleSteps(node)
    default:
      log.record(.wrongType(found: node.kind, wanted: .angleGrid), at: node.range)
      return nil
    }
  }

  private mutating func angleSteps(_ node: JSONNode) -> AngleGrid? {
    guard let fields = Fields<FileKeys.AngleSteps>(of: node, log: &log) else { return nil }
    let from = fields.required(.from, log: &log).flatMap { writtenNumber($0) }
    let to = fields.required(.to, log: &log).flatMap { writtenNumber($0) }
    let step = fields.required(.step, log: &log).flatMap { writtenNumber($0) }
    guard let from, let to, let step else { return nil }
    guard step.value > 0 else {
      log.record(.stepNotPositive(step.value), at: fields[.step]?.range ?? node.range)
      return nil
    }
    let last = ((to.value - from.value) / step.value + AngleGrid.tolerance).rounded(.down)
    guard last >= 0, last < Double(AngleGrid.greatestCount) else {
      log.record(.badStepCount(last + 1, most: AngleGrid.greatestCount), at: node.range)
      return nil
    }
    return .steps(from: from, to: to, step: step)
  }
}
