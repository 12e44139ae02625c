extension StandardGate {
  /// Whether the gate's matrix is diagonal whatever its parameters: it leaves every basis state where it is, and gives it
  /// a phase at most.
  public var isDiagonal: Bool {
    switch self {
    case .identity, .z, .s, .sdg, .t, .tdg, .rz, .p, .cz, .cp, .crz, .rzz, .ccz: true
    case .x, .y, .h, .sx, .sxdg, .sy, .rx, .ry, .u, .cx, .cy, .ch, .crx, .cry, .swap, .iswap, .sqrtSwap, .ecr,
      .rxx, .ryy, .ccx, .cswap:
      false
    }
  }
}
