public import QuantumSimulator
public import QubitPuzzle

extension LevelNotation {
  /// Reads an operation.
  public func operation(_ text: String) throws(SpellingError) -> Operation {
    try operation(TextSlice(reading: text))
  }

  /// Reads an operation, or a use of one of the level's pieces.
  public func placement(_ text: String) throws(SpellingError) -> Placement {
    try placement(TextSlice(reading: text))
  }

  func placement(_ slice: TextSlice) throws(SpellingError) -> Placement {
    let slice = slice.trimmed
    guard let first = slice.words.first else {
      throw SpellingError(fault: .missingOperation, offsets: slice.range)
    }
    if let use = try use(slice, first) { return .piece(use) }
    guard first.isSpelled("if") else { return .operation(try operation(slice)) }
    let (condition, action) = try condition(slice.after(first))
    switch try placement(action) {
    case .operation(let operation): return .operation(Operation(operation.action, if: condition))
    case .piece(let use):
      return .piece(PieceUse(piece: use.piece, wires: use.wires, dials: use.dials, if: condition))
    }
  }

  /// A use of a piece, where the slice begins with the name of one.
  private func use(_ slice: TextSlice, _ first: TextSlice) throws(SpellingError) -> PieceUse? {
    let call = slice.call()
    for (index, piece) in wires.pieces.enumerated() {
      if let call, call.head.trimmed.isSpelled(piece.name) {
        guard call.arguments.count == piece.dialCount else {
          throw SpellingError(
            fault: .dialCount(piece.name, found: call.arguments.count, wanted: piece.dialCount),
            offsets: slice.upTo(call.rest).trimmed.range)
        }
        var dials: [Double] = []
        for argument in call.arguments { dials.append(try number(argument.trimmed)) }
        return PieceUse(piece: index, wires: try wires(ofPiece: index, call.rest), dials: dials)
      }
      guard first.isSpelled(piece.name) else { continue }
      guard piece.dialCount == 0 else {
        throw SpellingError(
          fault: .dialCount(piece.name, found: 0, wanted: piece.dialCount), offsets: slice.range)
      }
      return PieceUse(piece: index, wires: try wires(ofPiece: index, slice.after(first)))
    }
    return nil
  }

  private func number(_ slice: TextSlice) throws(SpellingError) -> Double {
    do throws(NotationError) {
      return try ScalarExpression.real(slice.text)
    } catch { throw SpellingError(error, in: .number, of: slice, wires: wires) }
  }

  /// The qubits of a piece, as many as it has wires; all of them, unwritten, where time passes.
  private func wires(ofPiece piece: Int, _ slice: TextSlice) throws(SpellingError) -> [Int] {
    if wires.pieces[piece].takesTime {
      guard slice.words.isEmpty else {
        throw SpellingError(
          fault: .needlessQubits(wires.pieces[piece].name), offsets: slice.trimmed.range)
      }
      return Array(wires.qubits.indices)
    }
    let qubits = try qubits(slice.words, in: slice)
    let wanted = wires.pieces[piece].wireCount
    guard qubits.count == wanted else {
      throw SpellingError(
        fault: .pieceWireCount(wires.pieces[piece].name, found: qubits.count, wanted: wanted),
        offsets: slice.trimmed.range)
    }
    return qubits
  }

  func operation(_ slice: TextSlice) throws(SpellingError) -> Operation {
    let slice = slice.trimmed
    guard let first = slice.words.first else {
      throw SpellingError(fault: .missingOperation, offsets: slice.range)
    }
    let rest = slice.after(first)
    if first.isSpelled("measure") { return Operation(.measurement(try measurement(rest))) }
    if first.isSpelled("reset") { return try reset(rest) }
    if first.isSpelled("barrier") { return Operation(.barrier(qubits: try qubits(rest.words, in: rest))) }
    if first.isSpelled("if") { return try conditional(rest) }
    return Operation(.gate(try gate(slice)))
  }

  private func gate(_ slice: TextSlice) throws(SpellingError) -> GateApplication {
    do throws(NotationError) {
      return try GateNotation.parse(slice.text, qubitNames: wires.qubits)
    } catch {
      throw needlessCall(slice) ?? SpellingError(error, in: .gate, of: slice, wires: wires)
    }
  }

  /// The error that "H(q0)", meant as in other languages, has brackets: an angle is not what is wrong with it.
  private func needlessCall(_ slice: TextSlice) -> SpellingError? {
    guard let call = slice.call(), let gate = StandardGate(named: call.head.trimmed.text),
      gate.record.parameterNames.isEmpty
    else { return nil }
    return SpellingError(
      fault: .notation(.wrongParameterCount(gate: gate, found: call.arguments.count), in: .gate),
      offsets: slice.after(call.head).upTo(call.rest).range)
  }

  /// Reads what follows the word `measure`: letters, qubits, an arrow, a bit.
  private func measurement(_ slice: TextSlice) throws(SpellingError) -> Measurement {
    let words = slice.words
    guard words.count >= 3, words[words.count - 2].isSpelled("->") else {
      throw SpellingError(fault: .badMeasurement, offsets: slice.trimmed.range)
    }
    let bit = try bit(words[words.count - 1])
    var measured = Array(words.dropLast(2))
    var letters: [Pauli]?
    if measured.count > 1, !wires.qubits.contains(measured[0].text) {
      letters = try paulis(measured[0], count: measured.count - 1)
      measured.removeFirst()
    }
    guard letters != nil || measured.count == 1 else {
      throw SpellingError(fault: .badMeasurement, offsets: slice.trimmed.range)
    }
    var observable = PauliString()
    for (index, qubit) in try qubits(measured, in: slice).enumerated() {
      observable[qubit] = letters?[index] ?? .z
    }
    return Measurement(of: observable, into: bit)
  }

  private func reset(_ slice: TextSlice) throws(SpellingError) -> Operation {
    let words = slice.words
    guard words.count == 1 else {
      throw SpellingError(fault: .badReset, offsets: slice.trimmed.range)
    }
    return .reset(try qubit(words[0]))
  }

  /// Reads what follows the word `if`: bits and their values, a colon, an operation.
  private func conditional(_ slice: TextSlice) throws(SpellingError) -> Operation {
    let (condition, action) = try condition(slice)
    return Operation(try operation(action).action, if: condition)
  }

  /// Reads bits and their values up to a colon, and returns what follows it too: something without a condition of its own.
  private func condition(
    _ slice: TextSlice
  ) throws(SpellingError) -> (condition: Condition, action: TextSlice) {
    guard let (tests, action) = slice.split(at: ":") else {
      throw SpellingError(fault: .badCondition, offsets: slice.trimmed.range)
    }
    // Seen before it is read, or a text could nest as many calls as it has room for the word.
    if action.words.first?.isSpelled("if") ?? false {
      throw SpellingError(fault: .badCondition, offsets: action.trimmed.range)
    }
    return (try condition(testing: tests), action)
  }

  /// Reads a condition by itself, such as `c0=1 c1=0`.
  func condition(testing tests: TextSlice) throws(SpellingError) -> Condition {
    guard !tests.words.isEmpty else {
      throw SpellingError(fault: .badCondition, offsets: tests.range)
    }
    var bits: [Int] = []
    var value: UInt64 = 0
    for test in tests.words {
      guard let (name, wanted) = test.split(at: "="), wanted.isSpelled("0") || wanted.isSpelled("1"),
        bits.count < 64
      else { throw SpellingError(fault: .badCondition, offsets: test.range) }
      let bit = try bit(name)
      guard !bits.contains(bit) else {
        throw SpellingError(fault: .repeatedWire(name.text), offsets: name.range)
      }
      if wanted.isSpelled("1") { value |= 1 << UInt64(bits.count) }
      bits.append(bit)
    }
    return Condition(bits: bits, equal: value)
  }
}

extension LevelNotation {
  private func qubit(_ slice: TextSlice) throws(SpellingError) -> Int {
    let name = slice.text
    if let index = wires.qubits.firstIndex(of: name) { return index }
    let near = NearMiss.find(for: name, among: wires.qubits)
    throw SpellingError(
      fault: .unknownQubit(name, known: wires.qubits, near: near), offsets: slice.range)
  }

  /// At least one qubit, none of them twice.
  private func qubits(_ words: [TextSlice], in slice: TextSlice) throws(SpellingError) -> [Int] {
    guard !words.isEmpty else {
      throw SpellingError(fault: .missingQubits, offsets: slice.range)
    }
    var qubits: [Int] = []
    for word in words {
      let qubit = try qubit(word)
      guard !qubits.contains(qubit) else {
        throw SpellingError(fault: .repeatedWire(word.text), offsets: word.range)
      }
      qubits.append(qubit)
    }
    return qubits
  }

  private func bit(_ slice: TextSlice) throws(SpellingError) -> Int {
    let name = slice.text
    if let index = wires.bits.firstIndex(of: name) { return index }
    let near = NearMiss.find(for: name, among: wires.bits)
    throw SpellingError(fault: .unknownBit(name, known: wires.bits, near: near), offsets: slice.range)
  }

  private func paulis(_ slice: TextSlice, count: Int) throws(SpellingError) -> [Pauli] {
    var paulis: [Pauli] = []
    for scalar in slice.text.unicodeScalars {
      switch scalar {
      case "X": paulis.append(.x)
      case "Y": paulis.append(.y)
      case "Z": paulis.append(.z)
      default:
        throw SpellingError(
          fault: .badPauliLetter(scalar, allowsIdentity: false), offsets: slice.range)
      }
    }
    guard paulis.count == count else {
      throw SpellingError(fault: .pauliCount(paulis.count, wanted: count), offsets: slice.range)
    }
    return paulis
  }
}
