import QuantumSimulator
import QubitPuzzle

extension LevelReader {
  /// A Pauli string over all qubits: one letter for each, the rightmost for qubit 0.
  mutating func pauliString(_ node: JSONNode) -> PauliString? {
    guard let letters = paulis(node, qubitCount: qubitCount, allowing: .all) else { return nil }
    var pauli = PauliString()
    for (qubit, letter) in letters.enumerated() { pauli[qubit] = letter }
    guard pauli.weight > 0 else {
      log.record(GoalFault.identityExpectation, at: node.range)
      return nil
    }
    return pauli
  }

  /// The bases in which some qubits are measured: one of X, Y, Z for each, the rightmost for the first.
  mutating func basis(_ node: JSONNode, qubitCount: Int?) -> [Pauli]? {
    paulis(node, qubitCount: qubitCount, allowing: .bases)
  }

  /// The letters of a tool that measures: one of X, Y, Z for each wire, in the order of the wires.
  mutating func measuredLetters(_ node: JSONNode) -> [Pauli]? {
    string(node).flatMap { measuredLetters(of: $0, from: 0) }
  }

  /// The same letters where they stand in a string from the character with number `start` on.
  mutating func measuredLetters(of string: JSONString, from start: Int) -> [Pauli]? {
    let count = string.text.unicodeScalars.count - start
    guard FormatLimits.qubits.contains(count) else {
      log.record(.pauliCount(count, wanted: 1), at: string.range)
      return nil
    }
    return letters(of: string, from: start, allowing: .bases)
  }

  /// Which letters may stand.
  private enum Letters {
    case all
    case bases
  }

  /// The letters of a Pauli string, the rightmost first.
  private mutating func paulis(_ node: JSONNode, qubitCount: Int?, allowing allowed: Letters) -> [Pauli]? {
    guard let string = string(node), let paulis = letters(of: string, from: 0, allowing: allowed) else {
      return nil
    }
    guard qubitCount == nil || paulis.count == qubitCount else {
      log.record(.pauliCount(paulis.count, wanted: qubitCount ?? 0), at: node.range)
      return nil
    }
    return qubitCount == nil ? nil : paulis.reversed()
  }

  /// The letters of a string from the character with number `start` on, in its order.
  private mutating func letters(
    of string: JSONString, from start: Int, allowing allowed: Letters
  ) -> [Pauli]? {
    var paulis: [Pauli] = []
    for (index, scalar) in string.text.unicodeScalars.enumerated().dropFirst(start) {
      switch scalar {
      case "I" where allowed == .all: paulis.append(.i)
      case "X": paulis.append(.x)
      case "Y": paulis.append(.y)
      case "Z": paulis.append(.z)
      default:
        let fault = ValueFault.badPauliLetter(scalar, allowsIdentity: allowed == .all)
        log.record(fault, at: string.sourceRange(ofScalars: index..<index + 1))
        return nil
      }
    }
    return paulis
  }

  /// An outcome: one of 0, 1 for each measured qubit or bit, the rightmost for the first.
  mutating func outcome(_ string: JSONString, count wanted: Int?, of kind: ValueFault.WireKind) -> Int? {
    var bits = 0
    var count = 0
    for scalar in string.text.unicodeScalars {
      guard scalar == "0" || scalar == "1" else {
        log.record(.badBit(scalar), at: string.sourceRange(ofScalars: count..<count + 1))
        return nil
      }
      bits = bits &<< 1 | (scalar == "1" ? 1 : 0)
      count += 1
    }
    guard let wanted else { return nil }
    guard count == wanted else {
      log.record(.bitCount(count, wanted: wanted, of: kind), at: string.range)
      return nil
    }
    return bits
  }
}
