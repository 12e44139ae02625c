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
