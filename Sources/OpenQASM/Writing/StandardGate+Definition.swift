import QuantumSimulator

extension StandardGate {
  /// The definition that must go with a text in a dialect, nil where its file of standard gates has the gate.
  ///
  /// The definitions are exact, phase included, and those that a reader of this library recognises: what has
  /// been written as ECR is read as ECR. A phase e^{iγ} is u1(2γ) after rz(−2γ) in OpenQASM 2, which has no
  /// other name for it.
  func definition(in dialect: Dialect) -> String? {
    switch (self, dialect) {
    case (.sxdg, .openQASM3): "gate sxdg a { inv @ sx a; }"
    case (.sy, .openQASM3): "gate sy a { pow(0.5) @ y a; }"
    case (.sy, .openQASM2): "gate sy a { ry(pi/2) a; u1(pi/2) a; rz(-pi/2) a; }"
    case (.iswap, _): "gate iswap a, b { s a; s b; h a; cx a, b; cx b, a; h b; }"
    case (.sqrtSwap, .openQASM3): "gate sqrtswap a, b { cx a, b; ctrl @ sx b, a; cx a, b; }"
    case (.sqrtSwap, .openQASM2): "gate sqrtswap a, b { cx a, b; h a; cu1(pi/2) b, a; h a; cx a, b; }"
    case (.ecr, _):
      "gate ecr a, b { h b; cx a, b; rz(pi/4) b; cx a, b; h b; x a; h b; cx a, b; rz(-pi/4) b; cx a, b; h b; }"
    case (.rxx, .openQASM3):
      "gate rxx(theta) a, b { h a; h b; cx a, b; rz(theta) b; cx a, b; h a; h b; }"
    case (.ryy, _):
      "gate ryy(theta) a, b { rx(pi/2) a; rx(pi/2) b; cx a, b; rz(theta) b; cx a, b; rx(-pi/2) a; rx(-pi/2) b; }"
    case (.rzz, .openQASM3): "gate rzz(theta) a, b { cx a, b; rz(theta) b; cx a, b; }"
    case (.ccz, _): "gate ccz a, b, c { h c; ccx a, b, c; h c; }"
    default: nil
    }
  }
}
