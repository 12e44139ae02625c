/// A matrix on some qubits under some controls: what remains of a gate application when the names are gone,
/// with built-in and further controls treated alike.
public struct ControlledMatrix: Hashable, Sendable {
  /// The unitary of dimension 2 to the power `targets.count`.
  public let matrix: ComplexMatrix
  /// The qubits the matrix acts on; the first is its least significant bit.
  public let targets: [Int]
  /// The controls.
  public let controls: [Control]
}

extension GateApplication {
  /// The base matrix with its targets, and all controls.
  ///
  /// The application must have as many targets as its gate has qubits.
  public var controlledMatrix: ControlledMatrix {
    let builtIn = gate.builtInControlCount
    precondition(targets.count == gate.qubitCount, "A gate needs a target for each of its qubits.")
    var all: [Control] = []
    for qubit in targets.prefix(builtIn) { all.append(Control(qubit)) }
    return ControlledMatrix(
      matrix: gate.baseMatrix, targets: Array(targets.dropFirst(builtIn)), controls: all + controls)
  }
}
