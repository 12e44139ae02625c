import QuantumSimulator
import QubitPuzzle

extension LevelWriter {
  func piece(_ piece: Piece) throws(LevelEncodingError) -> JSONText {
    var members: Members<FileKeys.Piece> = Members()
    members[.name] = .string(piece.name)
    members[.wires] = piece.takesTime ? nil : .strings(piece.wires)
    switch piece.content {
    case .macro(let operations): members[.circuit] = try circuit(operations, on: piece.wires)
    case .blackBox: break
    case .wait: members[.wait] = .literal("true")
    case .pulse(let pulse): members[.pulse] = self.pulse(pulse)
    case .noise(let noise): members[.noise] = self.noise(noise)
    }
    return members.object
  }

  func levelCase(_ each: LevelCase) throws(LevelEncodingError) -> JSONText {
    var members: Members<FileKeys.LevelCase> = Members()
    members[.id] = .string(each.id)
    members[.title] = each.title.map(text)
    members[.weight] = each.weight.map(number)
    members[.bits] =
      each.setBits.isEmpty
      ? nil : .object(each.setBits.map { (notation.name(ofBit: $0), .literal("1")) })
    if let start = each.start { members[.start] = try self.start(start) }
    if !each.boxes.isEmpty {
      var boxes: [(key: String, value: JSONText)] = []
      for piece in each.boxes.keys.sorted() {
        let wires = level.pieces.indices.contains(piece) ? level.pieces[piece].wires : level.qubits
        boxes.append((pieceName(piece), try circuit(each.boxes[piece] ?? [], on: wires)))
      }
      members[.boxes] = .object(boxes)
    }
    members[.hamiltonian] = each.terms.isEmpty ? nil : .array(each.terms.map(term))
    return members.object
  }

  /// A piece's circuit, on its own wires.
  private func circuit(
    _ operations: [Operation], on wires: [String]
  ) throws(LevelEncodingError) -> JSONText {
    let notation = LevelNotation(wires: Wires(qubits: wires, bits: level.bits), answers: .unknown)
    return try array(operations) { (operation) throws(LevelEncodingError) in
      guard let text = notation.text(of: operation) else { throw .unspelled(operation) }
      return .string(text)
    }
  }

  func party(_ party: Party) -> JSONText {
    var members: Members<FileKeys.Party> = Members()
    members[.name] = .string(party.name)
    members[.qubits] = qubits(party.qubits)
    members[.bits] = bits(party.bits)
    members[.hears] = bits(party.hears)
    return members.object
  }

  func rounds(_ dial: RoundDial) -> JSONText {
    var members: Members<FileKeys.Rounds> = Members()
    members[.from] = .integer(dial.least)
    members[.to] = .integer(dial.most)
    return members.object
  }
}
