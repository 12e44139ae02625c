import QuantumSimulator
import QubitPuzzle

extension LevelReader {
  /// What a level has beside its qubits, board and toolbox; each part empty where the file does not name it.
  struct Mechanics {
    var pieces: [Piece] = []
    var cases: [LevelCase] = []
    var parties: [Party] = []
    var connectivity: [Level.Pair]?
    var rounds: RoundDial?
    var dynamics: Dynamics?
  }

  /// Reads dynamics, pieces, cases, parties, connectivity and rounds, which other parts refer to.
  mutating func mechanics(_ fields: Fields<FileKeys.Level>) -> Mechanics? {
    var mechanics = Mechanics()
    var isWhole = true
    if let node = fields[.dynamics] {
      mechanics.dynamics = dynamics(node)
      isWhole = mechanics.dynamics != nil
    }
    if let node = fields[.pieces] {
      wires.pieceNames = Self.names(ofPieces: node)
      let pieces = self.pieces(node)
      mechanics.pieces = pieces ?? []
      isWhole = isWhole && pieces != nil
      if pieces == nil {
        wires.piecesAreBroken = true
        log.mute(.unknownPiece)
      }
    }
    wires.pieces = mechanics.pieces.map { Wires.PieceSignature(of: $0) }
    if let node = fields[.cases] {
      let cases = self.cases(node, pieces: mechanics.pieces)
      mechanics.cases = cases ?? []
      caseIDs = cases.map { $0.map { $0.id } }
      isWhole = isWhole && cases != nil
      if cases == nil { log.mute(.unknownCase) }
    }
    if let node = fields[.parties] {
      let parties = self.parties(node)
      mechanics.parties = parties ?? []
      isWhole = isWhole && parties != nil
    }
    if let node = fields[.connectivity] {
      let pairs = qubitLists(node, count: 0...FormatLimits.listLength, of: 2)
      mechanics.connectivity = pairs?.map { Level.Pair($0[0], $0[1]) }
      isWhole = isWhole && mechanics.connectivity != nil
    }
    if let node = fields[.rounds] {
      hasDial = true
      mechanics.rounds = rounds(node)
      isWhole = isWhole && mechanics.rounds != nil
    }
    return isWhole ? mechanics : nil
  }

  private mutating func pieces(_ node: JSONNode) -> [Piece]? {
    guard let pieces = list(node, count: 1...FormatLimits.listLength, { $0.piece($1) }) else { return nil }
    guard let index = pieces.map({ $0.name }).firstRepeat else { return pieces }
    noteRepeated(pieces[index].name, element: index, of: node, at: "name")
    return nil
  }

  /// What the pieces are called, as far as that can be read.
  private static func names(ofPieces node: JSONNode) -> [String] {
    guard case .array(let elements) = node.value else { return [] }
    return elements.compactMap { element in
      guard case .string(let name)? = element.member(FileKeys.Piece.name.rawValue)?.value else { return nil }
      return name.text
    }
  }

  private mutating func piece(_ node: JSONNode) -> Piece? {
    guard let fields = Fields<FileKeys.Piece>(of: node, log: &log) else { return nil }
    let name = fields.required(.name, log: &log).flatMap { self.name($0, .piece) }
    let contents: [FileKeys.Piece] = [.circuit, .wait, .pulse, .noise]
    if contents.contains(where: { fields[$0] != nil }) {
      guard let form = fields.exactlyOne(of: contents, log: &log) else { return nil }
      if form == .wait || form == .pulse { return timedPiece(fields, form, name: name) }
    }
    let wires = fields.required(.wires, log: &log).flatMap {
      names($0, .wire, count: FormatLimits.qubits)
    }
    guard let name, let wires else { return nil }
    if let node = fields[.noise] {
      return noise(node).map { Piece(name: name, wires: wires, content: .noise($0)) }
    }
    guard let circuit = fields[.circuit] else {
      return Piece(name: name, wires: wires, content: .blackBox)
    }
    guard let operations = operations(circuit, onWires: wires) else { return nil }
    return Piece(name: name, wires: wires, content: .macro(operations))
  }

  /// Operations on a piece's own wires and the level's bits.
  private mutating func operations(_ node: JSONNode, onWires names: [String]) -> [Operation]? {
    let own = wires
    wires = Wires(qubits: names, bits: own.bits, pieceNames: own.pieceNames)
    defer { wires = own }
    return list(node) { $0.operation($1) }
  }

  private mutating func cases(_ node: JSONNode, pieces: [Piece]) -> [LevelCase]? {
    guard
      let cases = list(
        node, count: 1...FormatLimits.listLength, { $0.levelCase($1, pieces: pieces) })
    else { return nil }
    guard let index = cases.map({ $0.id }).firstRepeat else { return cases }
    noteRepeated(cases[index].id, element: index, of: node, at: "id")
    return nil
  }

  private mutating func levelCase(_ node: JSONNode, pieces: [Piece]) -> LevelCase? {
    guard let fields = Fields<FileKeys.LevelCase>(of: node, log: &log) else { return nil }
    guard let id = fields.required(.id, log: &log).flatMap({ name($0, .id) }) else { return nil }
    var each = LevelCase(id: id)
    var isWhole = true
    if let node = fields[.title] {
      each.title = text(node)
      isWhole = each.title != nil
    }
    if let node = fields[.weight] {
      each.weight = writtenNumber(node, least: 0, most: 1)
      isWhole = isWhole && each.weight != nil
    }
    if let node = fields[.bits] {
      let bits = setBits(node)
      each.setBits = bits ?? []
      isWhole = isWhole && bits != nil
    }
    if let node = fields[.start] {
      each.start = start(node)
      isWhole = isWhole && each.start != nil
    }
    if let node = fields[.boxes] {
      let boxes = boxes(node, pieces: pieces)
      each.boxes = boxes ?? [:]
      isWhole = isWhole && boxes != nil
    }
    if let node = fields[.hamiltonian] {
      let terms = hamiltonian(node)
      each.terms = terms ?? []
      isWhole = isWhole && terms != nil
    }
    return isWhole ? each : nil
  }

  /// Bits by name with the values that they begin with: those that begin as 1.
  private mutating func setBits(_ node: JSONNode) -> [Int]? {
    let values: [(bit: Int, value: Int)]? = members(node) { reader, key, value in
      let bit = reader.bit(key)
      guard let number = reader.integer(value, in: 0...1), let bit else { return nil }
      return (bit, number)
    }
    return values.map { $0.filter { $0.value == 1 }.map { $0.bit }.sorted() }
  }

  /// Circuits by the name of the black box that they are in.
  private mutating func boxes(_ node: JSONNode, pieces: [Piece]) -> [Int: [Operation]]? {
    let found: [(Int, [Operation])]? = members(node) { reader, key, value in
      guard let piece = reader.piece(key),
        let operations = reader.operations(value, onWires: pieces[piece].wires)
      else { return nil }
      return (piece, operations)
    }
    guard let found else { return nil }
    var boxes: [Int: [Operation]] = [:]
    for (piece, operations) in found { boxes[piece] = operations }
    return boxes
  }

  private mutating func parties(_ node: JSONNode) -> [Party]? {
    guard let parties = list(node, count: 1...FormatLimits.listLength, { $0.party($1) }) else { return nil }
    guard let index = parties.map({ $0.name }).firstRepeat else { return parties }
    noteRepeated(parties[index].name, element: index, of: node, at: "name")
    return nil
  }

  private mutating func party(_ node: JSONNode) -> Party? {
    guard let fields = Fields<FileKeys.Party>(of: node, log: &log) else { return nil }
    let name = fields.required(.name, log: &log).flatMap { self.name($0, .wire) }
    let qubits = fields.required(.qubits, log: &log).flatMap {
      self.qubits($0, count: 0...FormatLimits.qubits.upperBound)
    }
    let bits = fields.required(.bits, log: &log).flatMap { self.bits($0, count: FormatLimits.bits) }
    let hears = fields.required(.hears, log: &log).flatMap { self.bits($0, count: FormatLimits.bits) }
    guard let name, let qubits, let bits, let hears else { return nil }
    return Party(name: name, qubits: qubits, bits: bits, hears: hears)
  }

  private mutating func rounds(_ node: JSONNode) -> RoundDial? {
    guard let fields = Fields<FileKeys.Rounds>(of: node, log: &log) else { return nil }
    let range = 1...RoundDial.limit
    let least = fields.required(.from, log: &log).flatMap { integer($0, in: range) }
    let most = fields.required(.to, log: &log).flatMap { integer($0, in: range) }
    guard let least, let most else { return nil }
    guard least <= most else {
      log.record(GoalFault.emptyDial(least: least, most: most), at: node.range)
      return nil
    }
    return RoundDial(least: least, most: most)
  }
}

extension LevelReader {
  /// The members of an object, each read by `read`; nil when one of them cannot be read.
  mutating func members<Value>(
    _ node: JSONNode, _ read: (inout LevelReader, JSONString, JSONNode) -> Value?
  ) -> [Value]? {
    guard case .object(let members) = node.value else {
      log.record(.wrongType(found: node.kind, wanted: .object), at: node.range)
      return nil
    }
    var values: [Value] = []
    for member in members {
      if let value = read(&self, member.key, member.value) { values.append(value) }
    }
    return values.count == members.count ? values : nil
  }

  /// A bit by its name.
  mutating func bit(_ string: JSONString) -> Int? {
    if let index = wires.bits.firstIndex(of: string.text) { return index }
    let near = NearMiss.find(for: string.text, among: wires.bits)
    log.record(.unknownBit(string.text, known: wires.bits, near: near), at: string.range)
    return nil
  }

  /// Distinct bits by their names.
  mutating func bits(_ node: JSONNode, count: ClosedRange<Int>) -> [Int]? {
    let bits = list(node, count: count) { reader, element in
      reader.string(element).flatMap { reader.bit($0) }
    }
    guard let bits else { return nil }
    guard let index = bits.firstRepeat else { return bits }
    noteRepeated(wires.bits[bits[index]], element: index, of: node)
    return nil
  }

  /// A piece by its name.
  mutating func piece(_ string: JSONString) -> Int? {
    let known = wires.pieces.map { $0.name }
    if let index = known.firstIndex(of: string.text) { return index }
    let near = NearMiss.find(for: string.text, among: known)
    log.record(.unknownPiece(string.text, known: known, near: near), at: string.range)
    return nil
  }

  /// A case by its id.
  mutating func levelCase(_ string: JSONString) -> Int? {
    guard let caseIDs else { return nil }
    if let index = caseIDs.firstIndex(of: string.text) { return index }
    let near = NearMiss.find(for: string.text, among: caseIDs)
    log.record(.unknownCase(string.text, known: caseIDs, near: near), at: string.range)
    return nil
  }

  /// A condition, such as `c0=1 c1=0`.
  mutating func condition(_ node: JSONNode) -> Condition? {
    guard let string = string(node) else { return nil }
    do throws(SpellingError) {
      return try LevelNotation(wires: wires, answers: .unknown)
        .condition(testing: TextSlice(string.text).trimmed)
    } catch {
      record(error, in: string)
      return nil
    }
  }

  /// An operation or a use of a piece.
  mutating func placement(_ node: JSONNode) -> Placement? {
    guard let string = string(node) else { return nil }
    do throws(SpellingError) {
      return try LevelNotation(wires: wires, answers: .unknown).placement(string.text)
    } catch {
      record(error, in: string)
      return nil
    }
  }
}
