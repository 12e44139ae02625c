import QubitLevels
import QuantumSimulator

/// Reads the JSON of a circuit of Quirk's.
struct QuirkReader {
  /// The most operations that a circuit may come to.
  static let operationLimit = 100_000
  /// How deeply gates may be made of gates that are made of gates.
  static let depthLimit = 64
  /// The most places of columns that gates made of gates may come to, with what is in them or with nothing.
  static let placeLimit = 1_000_000

  let source: SourceText
  /// The gates that the text defines, by name.
  var definitions: [String: QuirkDefinition] = [:]
  /// How many places of columns the gates made of gates have come to.
  var placeCount = 0
  /// What has been read so far.
  var operations: [Operation] = []
  /// How many measurements there are: each has a bit of its own, in order.
  var bitCount = 0
  /// How many wires have been used.
  var wireCount = 0

  /// Reads a circuit.
  init(_ bytes: [UInt8]) throws(QuirkReadError) {
    let document: JSONDocument
    do throws(JSONError) {
      // As many gates as are read take some megabytes of text.
      document = try JSONDocument(reading: bytes, limits: JSONLimits(byteCount: 1 << 24, depth: 64))
    } catch {
      throw QuirkReadError(
        fault: .json(error.fault), position: SourceText(bytes).position(at: error.range.start))
    }
    source = document.source
    let root = document.root
    guard case .object = root.value, let columns = root.member("cols") else {
      throw error(.noCircuit(found: root.kind), at: root)
    }
    if let list = root.member("gates") {
      guard case .array(let nodes) = list.value else { throw wrongType(list, .definitions) }
      for node in nodes { try define(node) }
    }
    if let start = root.member("init") { try readStart(start) }
    let qubits = Array(0..<StateVector.supportedQubitCounts.upperBound)
    try read(columns: columns, on: qubits, under: [], for: nil)
    guard StateVector.supportedQubitCounts.contains(wireCount) else {
      throw error(.qubitCount(wireCount), at: columns)
    }
  }

  /// An error at a value.
  func error(_ fault: QuirkReadFault, at node: JSONNode) -> QuirkReadError {
    QuirkReadError(fault: fault, position: source.position(at: node.range.start))
  }

  /// An error at a value of the wrong type.
  func wrongType(_ node: JSONNode, _ wanted: QuirkReadFault.Wanted) -> QuirkReadError {
    error(.wrongType(found: node.kind, wanted: wanted), at: node)
  }

  /// Adds an operation.
  mutating func add(_ operation: Operation, at node: JSONNode) throws(QuirkReadError) {
    guard operations.count < Self.operationLimit else {
      throw error(.tooManyOperations(limit: Self.operationLimit), at: node)
    }
    for qubit in operation.qubits { wireCount = max(wireCount, qubit + 1) }
    operations.append(operation)
  }

  /// Reads the states in which the qubits start, as gates on |0⟩.
  private mutating func readStart(_ node: JSONNode) throws(QuirkReadError) {
    guard case .array(let states) = node.value else { throw wrongType(node, .start) }
    guard states.count <= StateVector.supportedQubitCounts.upperBound else {
      throw error(.qubitCount(states.count), at: node)
    }
    for (qubit, state) in states.enumerated() {
      let gates: [Gate]
      switch state.value {
      case .number(0): gates = []
      case .number(1): gates = [.x]
      case .string(let text) where text.text == "+": gates = [.h]
      case .string(let text) where text.text == "-": gates = [.x, .h]
      case .string(let text) where text.text == "i": gates = [.h, .s]
      case .string(let text) where text.text == "-i": gates = [.h, .sdg]
      default: throw error(.badStart(source.text(in: state.range)), at: state)
      }
      wireCount = max(wireCount, qubit + 1)
      for gate in gates { try add(.gate(gate, on: [qubit]), at: state) }
    }
  }
}
