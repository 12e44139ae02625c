import QuantumSimulator
import QubitPuzzle

extension LevelReader {
  /// Reads the names of the qubits and bits, which everything else refers to.
  ///
  /// Where a name is no good, nothing is said about names and numbers of qubits further down: one bad name is one finding
  /// and not a hundred.
  mutating func readWires(qubits node: JSONNode?, bits bitsNode: JSONNode?) -> Bool {
    let qubits = node.flatMap { names($0, .wire, count: FormatLimits.qubits) }
    let bits = bitsNode.map { names($0, .wire, count: FormatLimits.bits) } ?? []
    wires = Wires(qubits: qubits ?? [], bits: bits ?? [])
    qubitCount = qubits?.count
    if qubits == nil { log.mute(.unknownQubit) }
    if bits == nil { log.mute(.unknownBit) }
    var isWhole = qubits != nil && bits != nil
    for (index, bit) in (bits ?? []).enumerated() where wires.qubits.contains(bit) {
      log.record(.repeated(bit), at: bitsNode?.element(index)?.range ?? .beginning)
      isWhole = false
    }
    return isWhole
  }

  /// A qubit by its name.
  mutating func qubit(_ node: JSONNode) -> Int? {
    guard let string = string(node) else { return nil }
    if let index = wires.qubits.firstIndex(of: string.text) { return index }
    let near = NearMiss.find(for: string.text, among: wires.qubits)
    log.record(.unknownQubit(string.text, known: wires.qubits, near: near), at: node.range)
    return nil
  }

  /// Distinct qubits by their names.
  mutating func qubits(_ node: JSONNode, count: ClosedRange<Int>) -> [Int]? {
    guard let qubits = list(node, count: count, { $0.qubit($1) }) else { return nil }
    guard let index = qubits.firstRepeat else { return qubits }
    noteRepeated(wires.qubits[qubits[index]], element: index, of: node)
    return nil
  }

  /// Lists of distinct qubits, each as long as the others and none of them twice.
  mutating func qubitLists(_ node: JSONNode, count: ClosedRange<Int>, of length: Int) -> [[Int]]? {
    let lists = list(node, count: count) { $0.qubits($1, count: length...length) }
    guard let lists else { return nil }
    guard let index = lists.firstRepeat else { return lists }
    noteRepeated(lists[index].map { wires.qubits[$0] }.joined(separator: " "), element: index, of: node)
    return nil
  }

  /// A gate by its name.
  mutating func gateName(_ node: JSONNode) -> StandardGate? {
    guard let string = string(node) else { return nil }
    if let gate = StandardGate(rawValue: string.text) { return gate }
    log.record(.unknownGate(string.text, near: Self.gate(meantBy: string.text)), at: node.range)
    return nil
  }

  /// The gate that an unknown name is most like, aliases included.
  static func gate(meantBy name: String) -> String? {
    if let gate = StandardGate(named: name) { return gate.rawValue }
    guard let nearest = StandardGate(nearestTo: name)?.rawValue else { return nil }
    // One wrong letter of two is no slip of the pen, unless in its case only.
    let isLong = name.unicodeScalars.count > 2
    return isLong || NearMiss.find(for: name, among: [nearest]) != nil ? nearest : nil
  }
}
