import QuantumSimulator
import QubitPuzzle

extension LevelReader {
  /// The toolbox. Each gate and each piece has one entry; measurements and resets may have several.
  mutating func toolbox(_ node: JSONNode) -> [Tool]? {
    guard let elements = elements(node) else { return nil }
    var tools: [Tool] = []
    var isWhole = true
    for element in elements {
      guard let tool = tool(element) else {
        isWhole = false
        continue
      }
      if let (key, name) = uniqueName(of: tool.kind), tools.contains(where: { $0.kind == tool.kind }) {
        log.record(.repeated(name), at: element.member(key.rawValue)?.range ?? element.range)
        isWhole = false
      }
      tools.append(tool)
    }
    return isWhole ? tools : nil
  }

  /// What the toolbox may hold only once, and the key that names it.
  private func uniqueName(of kind: Tool.Kind) -> (FileKeys.Tool, String)? {
    switch kind {
    case .gate(let gate): (.gate, gate.rawValue)
    case .piece(let piece): (.piece, wires.pieces[piece].name)
    case .measurement, .reset: nil
    }
  }

  private mutating func tool(_ node: JSONNode) -> Tool? {
    guard let fields = Fields<FileKeys.Tool>(of: node, log: &log),
      let kind = toolKind(fields)
    else { return nil }
    var tool = Tool(kind)
    var isWhole = true
    if let node = fields[.wires] {
      tool.wires = qubitLists(node, count: 1...FormatLimits.listLength, of: wireCount(of: kind))
      isWhole = isWhole && tool.wires != nil
    }
    if let node = fields[.count] {
      tool.count = integer(node, in: 1...FormatLimits.count.upperBound)
      isWhole = isWhole && tool.count != nil
    }
    if let conditioning = conditioning(fields) {
      tool.conditioning = conditioning
    } else {
      isWhole = false
    }
    if let bits = outcomeBits(fields, of: kind) { tool.bits = bits } else { isWhole = false }
    if let dials = fields[.dials], fields[.piece] == nil {
      let other = [FileKeys.Tool.gate, .measure, .reset].first { fields[$0] != nil }
      log.record(.needlessKey("dials", with: other?.rawValue ?? "gate"), at: dials.range)
      isWhole = false
    }
    if let angles = angles(fields, of: kind) { tool.angles = angles } else { isWhole = false }
    return isWhole ? tool : nil
  }

  private mutating func toolKind(_ fields: Fields<FileKeys.Tool>) -> Tool.Kind? {
    guard let form = fields.exactlyOne(of: [.gate, .measure, .reset, .piece], log: &log),
      let value = fields[form]
    else { return nil }
    switch form {
    case .measure: return measuredLetters(value).map { .measurement($0) }
    case .piece: return string(value).flatMap { piece($0) }.map { .piece($0) }
    case .reset:
      guard case .boolean(true) = value.value else {
        log.record(.wrongType(found: value.kind, wanted: .onlyTrue), at: value.range)
        return nil
      }
      return .reset
    default: return gateName(value).map { .gate($0) }
    }
  }

  private func wireCount(of kind: Tool.Kind) -> Int {
    switch kind {
    case .gate(let gate): gate.qubitCount
    case .measurement(let letters): letters.count
    case .reset: 1
    case .piece(let piece): wires.pieces[piece].wireCount
    }
  }

  /// The bits into which a measurement may go; none for anything else.
  private mutating func outcomeBits(_ fields: Fields<FileKeys.Tool>, of kind: Tool.Kind) -> [Int]? {
    guard case .measurement = kind else {
      guard let bits = fields[.bits] else { return [] }
      let other = [FileKeys.Tool.gate, .reset, .piece].first { fields[$0] != nil }
      log.record(.needlessKey("bits", with: other?.rawValue ?? "gate"), at: bits.range)
      return nil
    }
    return fields.required(.bits, log: &log).flatMap { bits($0, count: 1...FormatLimits.bits.upperBound) }
  }

  private mutating func conditioning(_ fields: Fields<FileKeys.Tool>) -> Tool.Conditioning? {
    switch (fields[.conditions], fields[.onlyIf]) {
    case (nil, nil): return .never
    case (let node?, nil): return bits(node, count: 1...FormatLimits.bits.upperBound).map { .optional($0) }
    case (nil, let node?): return condition(node).map { .always($0) }
    case (_?, let node?):
      log.record(.needlessKey("onlyIf", with: "conditions"), at: node.range)
      return nil
    }
  }

  /// One grid for each of the gate's parameters.
  private mutating func angles(_ fields: Fields<FileKeys.Tool>, of kind: Tool.Kind) -> [AngleGrid]? {
    if case .piece(let piece) = kind { return dials(fields, of: wires.pieces[piece]) }
    guard case .gate(let gate) = kind else {
      guard let angles = fields[.angles] else { return [] }
      let other = [FileKeys.Tool.measure, .reset].first { fields[$0] != nil }
      log.record(.needlessKey("angles", with: other?.rawValue ?? "gate"), at: angles.range)
      return nil
    }
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
    return angleGrids(node)
  }

  /// One grid for each of a piece's dials.
  private mutating func dials(
    _ fields: Fields<FileKeys.Tool>, of piece: Wires.PieceSignature
  ) -> [AngleGrid]? {
    if let angles = fields[.angles] {
      log.record(.needlessKey("angles", with: FileKeys.Tool.piece.rawValue), at: angles.range)
      return nil
    }
    guard let node = fields[.dials] else {
      if piece.dialCount == 0 { return [] }
      log.recordMissing(oneOf: [FileKeys.Tool.dials.rawValue], in: fields.opening)
      return nil
    }
    guard let elements = elements(node) else { return nil }
    guard elements.count == piece.dialCount else {
      let fault = ValueFault.wrongDialGrids(piece.name, found: elements.count, wanted: piece.dialCount)
      log.record(fault, at: node.range)
      return nil
    }
    return angleGrids(node)
  }

  // All that reads a grid would be inlined in both places.
  @inline(never)
  private mutating func angleGrids(_ node: JSONNode) -> [AngleGrid]? { list(node) { $0.angleGrid($1) } }

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
