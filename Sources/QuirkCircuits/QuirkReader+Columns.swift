import QubitLevels
import QuantumSimulator

extension QuirkReader {
  /// Reads columns whose wire k is `qubits[k]`, all under some controls; `use` is the gate that is made of them, if they
  /// are not those of the whole circuit.
  mutating func read(
    columns node: JSONNode, on qubits: [Int], under controls: [Control], for use: QuirkUse?
  ) throws(QuirkReadError) {
    guard case .array(let columns) = node.value else { throw wrongType(node, .columns) }
    for (index, column) in columns.enumerated() {
      guard case .array(let entries) = column.value else { throw wrongType(column, .column) }
      guard entries.count <= qubits.count else { throw error(.qubitCount(entries.count), at: column) }
      if use == nil {
        wireCount = max(wireCount, entries.count)
      } else {
        // A text without an operation may come to any number of empty columns.
        placeCount += max(1, entries.count)
        guard placeCount <= Self.placeLimit else {
          throw error(.tooManyPlaces(limit: Self.placeLimit), at: column)
        }
      }
      let known = use?.definition.order ?? definitions.count
      var read: [QuirkEntry] = []
      for (wire, entry) in entries.enumerated() {
        let place = use?.place ?? QuirkPlace(column: index + 1, wire: wire + 1)
        read.append(try self.entry(entry, at: place, knowing: known))
      }
      let number = use?.place.column ?? index + 1
      try perform(
        read, nodes: entries, column: column, number: number, on: qubits, under: controls, for: use)
    }
  }

  /// Performs a column: changes of basis, gates under all its controls, changes back.
  private mutating func perform(
    _ entries: [QuirkEntry], nodes: [JSONNode], column: JSONNode, number: Int, on qubits: [Int],
    under outer: [Control], for use: QuirkUse?
  ) throws(QuirkReadError) {
    var controls = outer
    var swapped: [Int] = []
    for (wire, entry) in entries.enumerated() {
      switch entry {
      case .control(let before, let state, _):
        if let before { try add(.gate(before, on: [qubits[wire]]), at: nodes[wire]) }
        controls.append(Control(qubits[wire], state))
      case .swapHalf: swapped.append(qubits[wire])
      default: break
      }
    }
    for (wire, entry) in entries.enumerated() {
      let node = nodes[wire]
      switch entry {
      case .gate(let gate): try add(gate, on: [qubits[wire]], under: controls, at: node)
      case .measurement:
        guard controls.isEmpty else {
          throw error(
            .controlledMeasurement(use?.place ?? QuirkPlace(column: number, wire: wire + 1)), at: node)
        }
        try add(.measure(qubits[wire], into: bitCount), at: node)
        bitCount += 1
      case .defined(let definition):
        let place = use?.place ?? QuirkPlace(column: number, wire: wire + 1)
        guard wire + definition.height <= qubits.count else {
          throw error(.qubitCount(wire + definition.height), at: node)
        }
        for below in entries.indices.dropFirst(wire + 1).prefix(definition.height - 1) {
          guard case .nothing = entries[below] else { throw error(.overlap(definition.id, place), at: node) }
        }
        let targets = Array(qubits[wire..<wire + definition.height])
        switch definition.body {
        case .matrix(let gate): try add(.gate(gate, on: targets, controls: controls), at: node)
        case .columns(let columns):
          try read(
            columns: columns, on: targets, under: controls,
            for: QuirkUse(place: place, definition: definition))
        }
      case .nothing, .control, .swapHalf: break
      }
    }
    guard swapped.isEmpty || swapped.count == 2 else {
      throw error(.swapHalves(found: swapped.count, column: number), at: column)
    }
    if swapped.count == 2 { try add(.swap, on: swapped, under: controls, at: column) }
    for (wire, entry) in entries.enumerated() {
      guard case .control(_, _, let after?) = entry else { continue }
      try add(.gate(after, on: [qubits[wire]]), at: nodes[wire])
    }
  }

  /// Adds a gate under controls, by the name that it has with them where there is one: X under a filled dot is CX.
  private mutating func add(
    _ gate: Gate, on targets: [Int], under controls: [Control], at node: JSONNode
  ) throws(QuirkReadError) {
    let operation: Operation
    if controls.allSatisfy({ $0.state == .on }), let named = gate.controlled(by: controls.count) {
      operation = .gate(named, on: controls.map(\.qubit) + targets)
    } else {
      operation = .gate(gate, on: targets, controls: controls)
    }
    try add(operation, at: node)
  }
}

extension Gate {
  /// The named gate that this one is under so many controls, if there is one.
  fileprivate func controlled(by count: Int) -> Gate? {
    switch (standard, count) {
    case (.x, 1): .cx
    case (.y, 1): .cy
    case (.z, 1): .cz
    case (.h, 1): .ch
    case (.p, 1): .cp(parameters[0])
    case (.rx, 1): .crx(parameters[0])
    case (.ry, 1): .cry(parameters[0])
    case (.rz, 1): .crz(parameters[0])
    case (.swap, 1): .cswap
    case (.x, 2): .ccx
    case (.z, 2): .ccz
    default: nil
    }
  }
}
