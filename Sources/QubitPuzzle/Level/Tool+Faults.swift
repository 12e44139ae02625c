import QuantumSimulator

extension Tool {
  /// What is wrong with the tool.
  func faults(in level: Level) -> [LevelFault.Reason] {
    if case .piece(let piece) = kind, !level.pieces.indices.contains(piece) {
      return [.pieceOutOfRange(piece: piece, count: level.pieces.count)]
    }
    var faults: [LevelFault.Reason] = []
    let (qubitCount, wireCount) = (level.qubits.count, kind.wireCount(in: level))
    if wires == nil, wireCount > qubitCount {
      faults.append(.wireCount(found: qubitCount, wanted: wireCount))
    }
    for choice in wires ?? [] {
      if choice.count != wireCount {
        faults.append(.wireCount(found: choice.count, wanted: wireCount))
      }
      for (index, qubit) in choice.enumerated() {
        if !(0..<qubitCount).contains(qubit) {
          faults.append(.qubitOutOfRange(qubit: qubit, qubitCount: qubitCount))
        } else if choice[..<index].contains(qubit) {
          faults.append(.repeatedQubit(qubit))
        }
      }
    }
    if let count, count < 0 { faults.append(.negativeCount(count)) }
    return faults + gridFaults + bitFaults(in: level)
  }

  private var gridFaults: [LevelFault.Reason] {
    var faults: [LevelFault.Reason] = []
    let wanted = gate?.record.parameterNames.count ?? 0
    if angles.count != wanted { faults.append(.gridCount(found: angles.count, wanted: wanted)) }
    for grid in angles where grid.values.isEmpty || !grid.values.allSatisfy({ $0.isFinite }) {
      faults.append(.emptyGrid)
    }
    return faults
  }

  private func bitFaults(in level: Level) -> [LevelFault.Reason] {
    var faults: [LevelFault.Reason] = []
    var named = bits
    switch conditioning {
    case .never: break
    case .optional(let bits):
      if bits.isEmpty { faults.append(.noBits) }
      named += bits
    case .always(let condition): named += condition.bits
    }
    if case .measurement(let letters) = kind {
      if bits.isEmpty { faults.append(.noBits) }
      if letters.isEmpty || letters.contains(.i) { faults.append(.noQubits) }
    } else if !bits.isEmpty {
      faults.append(.needlessBits)
    }
    for bit in named where !level.bits.indices.contains(bit) {
      faults.append(.operation(.bitOutOfRange(bit: bit, bitCount: level.bits.count)))
    }
    return faults
  }
}
