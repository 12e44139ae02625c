import QuantumSimulator
import QubitPuzzle

extension LevelReader {
  /// An operation.
  mutating func operation(_ node: JSONNode) -> Operation? {
    guard let string = string(node) else { return nil }
    do throws(SpellingError) {
      return try LevelNotation(wires: wires, answers: .unknown).operation(string.text)
    } catch {
      record(error, in: string)
      return nil
    }
  }

  /// Operations that are nothing but gates, none of them on the qubits to be avoided.
  mutating func gates(_ node: JSONNode, avoiding avoided: [Int] = []) -> [Operation]? {
    guard let elements = elements(node), let operations = list(node, { $0.operation($1) }) else {
      return nil
    }
    var isWhole = true
    for (operation, element) in zip(operations, elements) {
      if operation.condition != nil || !operation.isGate {
        log.record(ValueFault.gateWanted, at: element.range)
        isWhole = false
      }
      if let ancilla = operation.qubits.first(where: avoided.contains) {
        log.record(ValueFault.ancillaInTarget(wires.qubits[ancilla]), at: element.range)
        isWhole = false
      }
    }
    return isWhole ? operations : nil
  }

  /// A list of moves.
  mutating func moves(_ node: JSONNode, answers: AnswerForm) -> [Move]? {
    list(node, count: 1...FormatLimits.listLength) { $0.move($1, answers: answers) }
  }

  private mutating func move(_ node: JSONNode, answers: AnswerForm) -> Move? {
    guard let string = string(node) else { return nil }
    do throws(SpellingError) {
      return try LevelNotation(wires: wires, answers: answers).move(string.text)
    } catch {
      record(error, in: string)
      return nil
    }
  }

  /// Another way to solve the level.
  mutating func route(_ node: JSONNode, answers: AnswerForm) -> Route? {
    guard let fields = Fields<FileKeys.Route>(of: node, log: &log) else { return nil }
    let moves = fields.required(.moves, log: &log).flatMap { self.moves($0, answers: answers) }
    let text = fields.required(.text, log: &log).flatMap { self.text($0) }
    guard let moves, let text else { return nil }
    return Route(moves: moves, text: text)
  }

  /// Notes what is wrong in a string at the very characters.
  mutating func record(_ error: SpellingError, in string: JSONString) {
    let range = string.sourceRange(ofScalars: error.offsets)
    log.record(error.fault, at: range)
  }
}

extension Operation {
  /// Whether the operation is a gate, with or without a condition.
  fileprivate var isGate: Bool {
    if case .gate = action { true } else { false }
  }
}
