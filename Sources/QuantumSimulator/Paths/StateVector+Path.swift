extension StateVector {
  /// The state partway through a gate: U^s|ψ⟩ for s from 0 to 1.
  ///
  /// The power is the principal one (``Gate/power(_:)``): the arrow of a single qubit turns evenly about the
  /// gate's true axis, so that H takes |0⟩ over (½, −1/√2, ½), and X under a control has the eigenvalues 1 and
  /// e^{iπs}. The global phase of the state on the way is what that power gives; nothing is taken out.
  ///
  /// - Throws: as ``apply(_:)``.
  public func partway(
    through application: GateApplication, at fraction: Double
  ) throws(StateError) -> StateVector {
    var state = self
    try state.apply(
      GateApplication(
        application.gate.power(fraction), on: application.targets, controls: application.controls))
    return state
  }

  /// The Bloch vectors of all qubits, qubit 0 first. O(n·2ⁿ).
  public var blochVectors: [BlochVector] {
    get throws(StateError) {
      var arrows: [BlochVector] = []
      for qubit in 0..<qubitCount { arrows.append(try blochVector(of: qubit)) }
      return arrows
    }
  }

  /// The way the arrows of all qubits take during a gate, its parameter running from 0 to 1.
  ///
  /// In a gate on two qubits arrows shrink and grow as the qubits are entangled and disentangled.
  ///
  /// - Parameter tolerance: how far the curve may be from the lines between points, as for ``BlochPath``.
  /// - Throws: as ``apply(_:)``.
  public func path(
    through application: GateApplication, tolerance: Double = 0.01
  ) throws(StateError) -> BlochPath {
    // A dial may turn a qubit several times round.
    let turns = application.gate.parameters.reduce(0) { max($0, $1.magnitude) } / (2 * Double.pi)
    return try BlochPath(
      from: 0, to: 1, tolerance: tolerance, pieces: 8 + Int(8 * min(turns, 256))
    ) { fraction throws(StateError) in try partway(through: application, at: fraction).blochVectors }
  }
}
