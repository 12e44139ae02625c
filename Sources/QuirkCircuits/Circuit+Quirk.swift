public import QuantumSimulator
import QubitLevels

extension Circuit {
  /// Reads a circuit of Quirk's (https://algassert.com/quirk): its JSON, or a link that carries it.
  ///
  /// Quirk's topmost wire is qubit 0, the least significant there as here. Each measurement has a bit of its own, in
  /// order; a start other than |0⟩ becomes gates; displays and spacers are passed over; gates that the text defines by
  /// a matrix or by columns are read. Quirk's "X^½" is ``StandardGate/sx``, its "Rzft" ``StandardGate/rz``. O(length).
  ///
  /// - Throws: ``QuirkReadError`` with the gate, its column and wire where a gate depends on time, postselects or has
  ///   no counterpart.
  public init(quirk bytes: [UInt8]) throws(QuirkReadError) {
    var json = bytes
    if QuirkLink.isLink(bytes) {
      do throws(QuirkReadFault) {
        json = try QuirkLink.json(in: bytes)
      } catch {
        throw QuirkReadError(fault: error, position: .init(line: 1, column: 1, utf16Column: 1, offset: 0))
      }
    }
    let reader = try QuirkReader(json)
    do throws(CircuitError) {
      try self.init(
        qubitCount: reader.wireCount, bitCount: reader.bitCount, operations: reader.operations)
    } catch {
      preconditionFailure("Wires and columns give every operation qubits of its own: \(error)")
    }
  }

  /// The circuit as Quirk's JSON.
  ///
  /// Gates without controls share columns. The bits of a circuit are the measured wires of Quirk: a condition becomes a
  /// control on the qubit that was measured, if that still is what the bit says. Reading the text gives the same
  /// unitary, phase included. O(operations × qubits).
  ///
  /// - Throws: ``QuirkWriteError``.
  public func quirkJSON() throws(QuirkWriteError) -> String { try QuirkWriter(self).json }

  /// A link that opens the circuit in Quirk.
  ///
  /// - Throws: ``QuirkWriteError``.
  public func quirkLink() throws(QuirkWriteError) -> String { QuirkLink.link(toJSON: try quirkJSON()) }
}
