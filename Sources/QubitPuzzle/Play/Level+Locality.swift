import QuantumSimulator

extension Level {
  /// Checks that a placement lies within one party and on joined qubits.
  ///
  /// Time passes for all qubits at once, so that waits and pulses lie within no party and join nothing.
  func checkLocality(of placement: Placement) throws(MoveRefusal) {
    guard !takesTime(placement) else { return }
    try checkConnectivity(of: placement)
    guard !parties.isEmpty else { return }
    var own: Party?
    for qubit in placement.qubits {
      guard let party = parties.first(where: { $0.qubits.contains(qubit) }) else {
        throw .outOfReach(qubit: qubit)
      }
      if let own, own != party { throw .acrossParties([own.name, party.name]) }
      own = party
    }
    guard let own else { return }
    let written = writtenBits(of: placement)
    for bit in bits(of: placement) where !own.bits.contains(bit) {
      if written.contains(bit) { throw .bitOfOthers(bit: bit, party: own.name) }
      if !own.hears.contains(bit) { throw .bitNotHeard(bit: bit, party: own.name) }
    }
  }

  private func checkConnectivity(of placement: Placement) throws(MoveRefusal) {
    guard let connectivity else { return }
    let qubits = placement.qubits
    for (index, second) in qubits.enumerated() {
      for first in qubits[..<index] where !connectivity.contains(where: { $0.joins(first, second) }) {
        throw .notConnected(first, second)
      }
    }
  }
}
