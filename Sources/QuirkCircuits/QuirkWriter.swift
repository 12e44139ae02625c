import QuantumSimulator

/// Writes circuits as columns of Quirk's gates.
struct QuirkWriter {
  /// One place of a column, as JSON; `nil` for nothing.
  typealias Entry = String?

  private let qubitCount: Int
  private var columns: [[Entry]] = []
  /// Whether the last column has room for gates that nothing controls, and on which wires.
  private var isOpen = false
  /// The definitions of gates that Quirk has no name for, as JSON.
  private var definitions: [String] = []
  /// The qubit that still is what a bit says.
  private var holders: [Int: Int] = [:]
  private var isMeasured: [Bool]
  /// The index of the present operation.
  private var index = 0

  init(_ circuit: Circuit) throws(QuirkWriteError) {
    guard circuit.qubitCount <= 16 else { throw .tooManyQubits(found: circuit.qubitCount) }
    qubitCount = circuit.qubitCount
    isMeasured = [Bool](repeating: false, count: circuit.qubitCount)
    for (index, operation) in circuit.operations.enumerated() {
      self.index = index
      try write(operation)
    }
  }

  /// The whole circuit as JSON.
  var json: String {
    var text = "{\"cols\":["
    // An idle qubit at the bottom would be left out: a column of nothing keeps its place.
    let width = columns.reduce(0) { max($0, $1.lastIndex { $0 != nil }.map { $0 + 1 } ?? 0) }
    var all = columns
    if width < qubitCount { all.append([Entry](repeating: nil, count: qubitCount - 1) + ["\"…\""]) }
    for (number, column) in all.enumerated() {
      let used = (column.lastIndex { $0 != nil } ?? -1) + 1
      text += (number == 0 ? "[" : ",[") + column[..<used].map { $0 ?? "1" }.joined(separator: ",") + "]"
    }
    text += "]"
    if !definitions.isEmpty { text += ",\"gates\":[" + definitions.joined(separator: ",") + "]" }
    return text + "}"
  }

  private mutating func write(_ operation: Operation) throws(QuirkWriteError) {
    var controls: [Control] = []
    if let condition = operation.condition {
      guard case .gate = operation.action else { throw .conditionalMeasurement(operation: index) }
      for (place, bit) in condition.bits.enumerated() {
        guard let holder = holders[bit] else { throw .condition(operation: index, bit: bit) }
        let control = Control(holder, condition.value >> UInt64(place) & 1 == 1 ? .on : .off)
        // Two bits may be held by one qubit, and then ask the same of it or the impossible.
        guard !controls.contains(where: { $0.qubit == holder && $0.state != control.state }) else { return }
        if !controls.contains(control) { controls.append(control) }
      }
    }
    switch operation.action {
    case .gate(let application): try write(application, under: controls)
    case .measurement(let measurement):
      let observable = measurement.observable
      guard observable.weight == 1, observable.xMask == 0, let qubit = observable.support.first else {
        throw .observable(operation: index, observable.description)
      }
      place([(qubit, "\"Measure\"")], controls: [])
      isMeasured[qubit] = true
      holders[measurement.bit] = qubit
    case .reset: throw .reset(operation: index)
    case .barrier: isOpen = false
    }
  }

  private mutating func write(
    _ application: GateApplication, under conditions: [Control]
  ) throws(QuirkWriteError) {
    let gate = application.gate
    let builtIn = gate.builtInControlCount
    var controls = conditions + application.controls
    for qubit in application.targets.prefix(builtIn) { controls.append(Control(qubit)) }
    let targets = Array(application.targets.dropFirst(builtIn))
    // A condition on the very qubit that is acted on: what is a classical bit for us is the wire itself for Quirk.
    for control in conditions where application.qubits.contains(control.qubit) {
      throw .measuredQubit(operation: index, qubit: control.qubit)
    }
    // A measured qubit may be flipped, but not so that it depends on one that is not measured.
    let isQuantum = (controls.map(\.qubit) + targets).contains { !isMeasured[$0] }
    for qubit in targets where gate.standard?.isDiagonal != true {
      if isMeasured[qubit], isQuantum || !Self.keepsBasisStates(gate) {
        throw .measuredQubit(operation: index, qubit: qubit)
      }
      holders = holders.filter { $0.value != qubit }
    }
    try place(gate, on: targets, controls: controls)
  }

  /// Writes a gate, in several columns where Quirk has no single one for it.
  private mutating func place(
    _ gate: Gate, on targets: [Int], controls: [Control]
  ) throws(QuirkWriteError) {
    guard let standard = gate.standard else {
      guard targets.count == 1 else { throw .matrix(operation: index, qubitCount: gate.qubitCount) }
      return place([(targets[0], definition(of: gate.baseMatrix))], controls: controls)
    }
    switch standard {
    case .identity: place([(targets[0], "\"…\"")], controls: controls)
    case .swap, .cswap: place(targets.map { ($0, "\"Swap\"") }, controls: controls)
    case .rx, .crx: place([(targets[0], Self.formula(.rx, gate.parameters[0]))], controls: controls)
    case .ry, .cry: place([(targets[0], Self.formula(.ry, gate.parameters[0]))], controls: controls)
    case .rz, .crz: place([(targets[0], Self.formula(.rz, gate.parameters[0]))], controls: controls)
    case .p, .cp: place([(targets[0], Self.formula(.zPower, gate.parameters[0]))], controls: controls)
    case .u:
      // U(θ, φ, λ) = P(φ)·Ry(θ)·P(λ).
      place([(targets[0], Self.formula(.zPower, gate.parameters[2]))], controls: controls)
      place([(targets[0], Self.formula(.ry, gate.parameters[0]))], controls: controls)
      place([(targets[0], Self.formula(.zPower, gate.parameters[1]))], controls: controls)
    default:
      if targets.count == 1, let id = Self.id(of: gate) {
        place([(targets[0], "\"\(id)\"")], controls: controls)
      } else {
        try placeSteps(of: gate, on: targets, controls: controls)
      }
    }
  }

  /// Writes a gate on several qubits by its decomposition, its phase included.
  private mutating func placeSteps(
    of gate: Gate, on targets: [Int], controls: [Control]
  ) throws(QuirkWriteError) {
    guard let decomposition = gate.decomposition else {
      throw .matrix(operation: index, qubitCount: gate.qubitCount)
    }
    for step in decomposition.applications {
      let qubits = step.targets.map { targets[$0] }
      if step.gate == .cx {
        place([(qubits[1], "\"X\"")], controls: controls + [Control(qubits[0])])
      } else {
        try place(step.gate, on: qubits, controls: controls)
      }
    }
    guard decomposition.globalPhase != 0 else { return }
    // P(φ)·X·P(φ)·X multiplies both states by e^{iφ}.
    for _ in 0..<2 {
      place([(targets[0], "\"X\"")], controls: controls)
      place([(targets[0], Self.formula(.zPower, decomposition.globalPhase))], controls: controls)
    }
  }

  /// Puts entries into the last column if it has room and nothing is controlled, else into a new one.
  private mutating func place(_ entries: [(qubit: Int, text: String)], controls: [Control]) {
    let isFree = controls.isEmpty && entries.count == 1
    if isFree, isOpen, let last = columns.indices.last, columns[last][entries[0].qubit] == nil {
      columns[last][entries[0].qubit] = entries[0].text
      return
    }
    var column = [Entry](repeating: nil, count: qubitCount)
    for (qubit, text) in entries { column[qubit] = text }
    for control in controls { column[control.qubit] = control.state == .on ? "\"•\"" : "\"◦\"" }
    columns.append(column)
    isOpen = isFree
  }

  /// The name of a gate defined by a matrix, whose definition is added unless there is an equal one.
  private mutating func definition(of matrix: ComplexMatrix) -> String {
    var rows: [String] = []
    for row in 0..<matrix.rows {
      rows.append(
        "{" + (0..<matrix.columns).map { Self.number(matrix[row, $0]) }.joined(separator: ",") + "}")
    }
    let text = "\"matrix\":\"{\(rows.joined(separator: ","))}\""
    if let known = definitions.firstIndex(where: { $0.hasSuffix(text + "}") }) { return "\"~m\(known)\"" }
    let id = "\"~m\(definitions.count)\""
    definitions.append("{\"id\":\(id),\"name\":\"U\",\(text)}")
    return id
  }
}
