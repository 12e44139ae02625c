extension GateRecord {
  /// The gates with one built-in control on a single target.
  static let controlled: [GateRecord] = [
    GateRecord(
      .cx, symbol: "CX", aliases: ["cx", "CNOT", "cnot"], controls: 1,
      "exchanges |0⟩ and |1⟩ of the target if the control is 1"
    ) { _ in
      flip
    } decomposition: { _ in
      GateDecomposition([.cx(0, 1)])
    },
    GateRecord(
      .cy, symbol: "CY", aliases: ["cy"], controls: 1,
      "Y on the target if the control is 1"
    ) { _ in
      square(.zero, -.i, .i, .zero)
    } decomposition: { _ in
      GateDecomposition([.sdg(1), .cx(0, 1), .s(1)])
    },
    GateRecord(
      .cz, symbol: "CZ", aliases: ["cz"], controls: 1,
      "changes the sign of |11⟩; either qubit is the control"
    ) { _ in
      square(1, 0, 0, -1)
    } decomposition: { _ in
      GateDecomposition([.h(1), .cx(0, 1), .h(1)])
    },
    GateRecord(
      .ch, symbol: "CH", aliases: ["ch"], controls: 1,
      "H on the target if the control is 1"
    ) { _ in
      hadamard
    } decomposition: { _ in
      // A turn by an eighth about y brings the axis of H to that of X.
      GateDecomposition([.ry(1, .pi / 4), .cx(0, 1), .ry(1, -.pi / 4)])
    },
    GateRecord(
      .cp, symbol: "CP", aliases: ["cp", "cu1", "cphase"], parameters: ["λ"], controls: 1,
      "multiplies |11⟩ by e^{iλ}"
    ) {
      phase($0[0])
    } decomposition: {
      GateDecomposition(controlledPhase($0[0], 0, 1))
    },
    GateRecord(
      .crx, symbol: "CRx", aliases: ["crx", "CRX"], parameters: ["θ"], controls: 1,
      "turns the target by θ about x if the control is 1"
    ) {
      rotationX($0[0])
    } decomposition: {
      GateDecomposition([
        .h(1), .p(1, $0[0] / 2), .cx(0, 1), .p(1, -$0[0] / 2), .cx(0, 1), .h(1),
      ])
    },
    GateRecord(
      .cry, symbol: "CRy", aliases: ["cry", "CRY"], parameters: ["θ"], controls: 1,
      "turns the target by θ about y if the control is 1"
    ) {
      rotationY($0[0])
    } decomposition: {
      GateDecomposition([.ry(1, $0[0] / 2), .cx(0, 1), .ry(1, -$0[0] / 2), .cx(0, 1)])
    },
    GateRecord(
      .crz, symbol: "CRz", aliases: ["crz", "CRZ"], parameters: ["θ"], controls: 1,
      "turns the target by θ about z if the control is 1"
    ) {
      rotationZ($0[0])
    } decomposition: {
      GateDecomposition([.p(1, $0[0] / 2), .cx(0, 1), .p(1, -$0[0] / 2), .cx(0, 1)])
    },
  ]

  /// CP(λ) between two qubits.
  static func controlledPhase(_ angle: Double, _ a: Int, _ b: Int) -> [GateDecomposition.Step] {
    [.p(a, angle / 2), .cx(a, b), .p(b, -angle / 2), .cx(a, b), .p(b, angle / 2)]
  }
}
