public import QuantumSimulator

extension Level {
  /// What placements amount to in one of the level's cases: operations of the simulator, pieces written out. Waits and
  /// pulses are gates of a quarter turn at most; relaxation and noise are left out.
  ///
  /// - Parameter index: The case; 0 also for a level that lists none.
  public func operations(for placements: [Placement], inCase index: Int = 0) -> [Operation] {
    placements.flatMap { placement in
      switch placement {
      case .operation(let operation): [operation]
      case .piece(let use): operations(in: use, inCase: index)
      }
    }
  }

  /// What is in a piece that stands on wires; nothing where the piece or its content is missing.
  private func operations(in use: PieceUse, inCase index: Int) -> [Operation] {
    if let motion = motion(of: use, inCase: index) {
      return motion.drawnGates().map { Operation(.gate($0), if: use.condition) }
    }
    let operations = content(ofPiece: use.piece, inCase: index)
    return operations.compactMap { $0.placed(on: use.wires).narrowed(by: use.condition) }
  }

  /// What is in a piece, on the piece's own wires.
  func content(ofPiece piece: Int, inCase index: Int) -> [Operation] {
    guard pieces.indices.contains(piece) else { return [] }
    switch pieces[piece].content {
    case .macro(let operations): return operations
    case .wait, .pulse, .noise: return []
    case .blackBox:
      guard cases.indices.contains(index) else { return [] }
      return cases[index].boxes[piece] ?? []
    }
  }

  /// Everything that can be in a piece, over all cases.
  func contents(ofPiece piece: Int) -> [[Operation]] {
    guard pieces.indices.contains(piece) else { return [] }
    if case .macro(let operations) = pieces[piece].content { return [operations] }
    guard pieces[piece].isBlackBox else { return [] }
    return cases.indices.map { content(ofPiece: piece, inCase: $0) }
  }

  /// Whether anything that stands on the board or can be put there measures or resets, noise happens, or a start is mixed,
  /// so that there may be several branches.
  public var canMeasure: Bool {
    Self.canMeasure(
      start: start, board: board, toolbox: toolbox, pieces: pieces, cases: cases, dynamics: dynamics)
  }

  /// Whether a board of these parts may split into branches.
  public static func canMeasure(
    start: Start, board: [BoardItem], toolbox: [Tool], pieces: [Piece], cases: [LevelCase],
    dynamics: Dynamics?
  ) -> Bool {
    if isNoisy(pieces: pieces, dynamics: dynamics) || beginsMixed(start, cases) { return true }
    let boardMeasures = board.contains { item in
      guard case .operation(let placement, _) = item else { return false }
      return placement.operation?.isMeasuring ?? false
    }
    let toolboxMeasures = toolbox.contains { tool in
      switch tool.kind {
      case .measurement, .reset: true
      case .gate, .piece: false
      }
    }
    let macrosMeasure = pieces.contains { piece in
      guard case .macro(let operations) = piece.content else { return false }
      return operations.contains { $0.isMeasuring }
    }
    return boardMeasures || toolboxMeasures || macrosMeasure
      || cases.contains { $0.boxes.values.contains { $0.contains { $0.isMeasuring } } }
  }

  /// The classical bits that a placement reads or writes, those inside a piece included.
  func bits(of placement: Placement) -> [Int] {
    switch placement {
    case .operation(let operation): return operation.bits
    case .piece(let use):
      var bits = use.condition?.bits ?? []
      for operation in contents(ofPiece: use.piece).joined() {
        for bit in operation.bits where !bits.contains(bit) { bits.append(bit) }
      }
      return bits
    }
  }

  /// The classical bits that a placement writes.
  func writtenBits(of placement: Placement) -> [Int] {
    switch placement {
    case .operation(let operation): return operation.writtenBit.map { [$0] } ?? []
    case .piece(let use):
      return contents(ofPiece: use.piece).joined().compactMap { $0.writtenBit }
    }
  }

  /// The number of moments that placements take, each as early as its wires allow, a piece in one. Barriers hold back
  /// but take none.
  func depth(of placements: [Placement]) -> Int {
    var free = [Int](repeating: 0, count: qubits.count + bits.count)
    for placement in placements {
      let wires = placement.qubits + bits(of: placement).map { $0 + qubits.count }
      var moment = wires.reduce(0) { max($0, free[$1]) }
      if !placement.isBarrier { moment += 1 }
      for wire in wires { free[wire] = moment }
    }
    return free.max() ?? 0
  }
}

extension Placement {
  /// Whether it does nothing but hold others back.
  var isBarrier: Bool {
    if case .barrier = operation?.action { true } else { false }
  }
}

extension Operation {
  /// Whether the operation looks at qubits: a measurement or a reset.
  public var isMeasuring: Bool {
    switch action {
    case .measurement, .reset: true
    case .gate, .barrier: false
    }
  }

  /// The bit that takes an outcome.
  var writtenBit: Int? {
    if case .measurement(let measurement) = action { measurement.bit } else { nil }
  }

  /// The operation on other qubits: what is qubit k here is `wires[k]` there.
  ///
  /// A qubit beyond the wires stays what it is, for the checks of a circuit to find.
  func placed(on wires: [Int]) -> Operation {
    func wire(_ qubit: Int) -> Int { wires.indices.contains(qubit) ? wires[qubit] : qubit }
    switch action {
    case .gate(let application):
      let placed = GateApplication(
        application.gate, on: application.targets.map(wire),
        controls: application.controls.map { Control(wire($0.qubit), $0.state) })
      return Operation(.gate(placed), if: condition)
    case .measurement(let measurement):
      var observable = PauliString()
      for qubit in measurement.observable.support {
        observable[wire(qubit)] = measurement.observable[qubit]
      }
      return Operation(
        .measurement(Measurement(of: observable, into: measurement.bit)), if: condition)
    case .reset(let qubit): return Operation(.reset(qubit: wire(qubit)), if: condition)
    case .barrier(let qubits): return Operation(.barrier(qubits: qubits.map(wire)), if: condition)
    }
  }

  /// The operation on a further condition; nil where both can never hold together.
  func narrowed(by further: Condition?) -> Operation? {
    guard let further else { return self }
    guard let condition else { return Operation(action, if: further) }
    guard let both = further.and(condition) else { return nil }
    return Operation(action, if: both)
  }
}

extension Condition {
  /// The condition that this and another hold; nil where they contradict each other.
  func and(_ other: Condition) -> Condition? {
    var bits = bits
    var value = value
    for (place, bit) in other.bits.enumerated() {
      let wanted = other.value >> UInt64(place) & 1
      if let known = bits.firstIndex(of: bit) {
        guard value >> UInt64(known) & 1 == wanted else { return nil }
      } else {
        value |= wanted << UInt64(bits.count)
        bits.append(bit)
      }
    }
    return Condition(bits: bits, equal: value)
  }

  /// The same condition with its bits in ascending order, so that equal conditions are equal values.
  var inOrder: Condition {
    let places = bits.indices.sorted { bits[$0] < bits[$1] }
    var sorted: UInt64 = 0
    for (place, old) in places.enumerated() { sorted |= (value >> UInt64(old) & 1) << UInt64(place) }
    return Condition(bits: places.map { bits[$0] }, equal: sorted)
  }
}
