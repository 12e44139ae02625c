/// A gate placed on qubits, with any number of further controls and anti-controls.
///
/// ```swift
/// GateApplication(.cx, on: [0, 1])                                  // control 0, target 1
/// GateApplication(.x, on: [2], controls: [Control(0), Control(1, .off)])
/// ```
public struct GateApplication: Hashable, Sendable {
  /// The gate.
  public let gate: Gate
  /// The qubits of the gate itself in the gate's order: built-in controls first.
  public let targets: [Int]
  /// Controls beyond the gate's own.
  public let controls: [Control]

  /// Places a gate; nothing is checked until ``validate(qubitCount:)`` or ``Circuit/append(_:)``.
  public init(_ gate: Gate, on targets: [Int], controls: [Control] = []) {
    self.gate = gate
    self.targets = targets
    self.controls = controls
  }

  /// All qubits taken part in: the targets, then the controls.
  public var qubits: [Int] {
    var all = targets
    for control in controls { all.append(control.qubit) }
    return all
  }

  /// The same places with the inverse gate.
  public var inverse: GateApplication {
    GateApplication(gate.inverse, on: targets, controls: controls)
  }

  /// Checks that the gate fits: as many targets as it has qubits, all qubits within 0..<`qubitCount`, none
  /// twice.
  ///
  /// - Throws: ``CircuitError/wrongTargetCount(gate:found:)``,
  ///   ``CircuitError/qubitOutOfRange(qubit:qubitCount:)``, ``CircuitError/repeatedQubit(_:)``.
  public func validate(qubitCount: Int) throws(CircuitError) {
    guard targets.count == gate.qubitCount else {
      throw .wrongTargetCount(gate: gate, found: targets.count)
    }
    try CircuitError.checkQubits(qubits, qubitCount: qubitCount)
  }
}

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
