extension GateRecord {
  /// The gates with built-in controls on a single target.
  static let controlled: [GateRecord] = [
    GateRecord(
      .cx, symbol: "CX", aliases: ["cx", "CNOT", "cnot"], controls: 1,
      "flips the target if the control is 1"
    ) { _ in square(0, 1, 1, 0) },
    GateRecord(.cy, symbol: "CY", aliases: ["cy"], controls: 1, "Y on the target if the control is 1") {
      _ in square(Complex(0), -.i, .i, Complex(0))
    },
    GateRecord(
      .cz, symbol: "CZ", aliases: ["cz"], controls: 1, "flips the sign of |11⟩; either qubit is the control"
    ) { _ in square(1, 0, 0, -1) },
    GateRecord(.ch, symbol: "CH", aliases: ["ch"], controls: 1, "H on the target if the control is 1") {
      _ in
      let r = 0.5.squareRoot()
      return square(r, r, r, -r)
    },
    GateRecord(
      .cp, symbol: "CP", aliases: ["cp", "cu1", "cphase"], parameters: ["λ"], controls: 1,
      "multiplies |11⟩ by e^{iλ}"
    ) { phase(.exp(i: $0[0])) },
    GateRecord(
      .crx, symbol: "CRx", aliases: ["crx", "CRX"], parameters: ["θ"], controls: 1,
      "turns the target by θ about x if the control is 1"
    ) { rotationX($0[0]) },
    GateRecord(
      .cry, symbol: "CRy", aliases: ["cry", "CRY"], parameters: ["θ"], controls: 1,
      "turns the target by θ about y if the control is 1"
    ) { rotationY($0[0]) },
    GateRecord(
      .crz, symbol: "CRz", aliases: ["crz", "CRZ"], parameters: ["θ"], controls: 1,
      "turns the target by θ about z if the control is 1"
    ) { rotationZ($0[0]) },
  ]
}
