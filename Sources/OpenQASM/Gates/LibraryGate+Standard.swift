import QuantumSimulator

extension LibraryGate {
  /// The gate of the simulator that it is, on the same qubits and with the same parameters where that has any; nil where
  /// there is none.
  var standard: StandardGate? {
    switch self {
    case .id, .u0: .identity
    case .x: .x
    case .y: .y
    case .z: .z
    case .h: .h
    case .s: .s
    case .sdg: .sdg
    case .t: .t
    case .tdg: .tdg
    case .sx: .sx
    case .sxdg: .sxdg
    case .sy: .sy
    case .rx: .rx
    case .ry: .ry
    case .rz: .rz
    case .p, .u1, .phase: .p
    case .upperU, .u3, .u: .u
    case .cx, .upperCX: .cx
    case .cy: .cy
    case .cz: .cz
    case .ch: .ch
    case .cp, .cu1, .cphase: .cp
    case .crx: .crx
    case .cry: .cry
    case .crz: .crz
    case .swap: .swap
    case .iswap: .iswap
    case .sqrtswap: .sqrtSwap
    case .ecr: .ecr
    case .rxx: .rxx
    case .ryy: .ryy
    case .rzz: .rzz
    case .ccx: .ccx
    case .ccz: .ccz
    case .cswap: .cswap
    case .u2, .cu3, .csx, .cu, .rccx, .rc3x, .c3x, .c3sqrtx, .c4x, .gphase: nil
    }
  }

  /// Whether circuits are written with another name for the same gate.
  private var isSynonym: Bool {
    switch self {
    case .u0, .u1, .phase, .u3, .u, .upperCX, .cu1, .cphase: true
    default: false
    }
  }

  /// The gate of the simulator that it is, where that has no parameters.
  var fixedGate: Gate? { Self.fixedGates[Int(rawValue)] }

  private static let fixedGates: [Gate?] = allCases.map { gate in
    gate.standard.flatMap { $0.record.parameterNames.isEmpty ? try? Gate($0) : nil }
  }

  /// The names that circuits are written with.
  fileprivate static let names: [StandardGate: String] = {
    var names: [StandardGate: String] = [:]
    for gate in allCases where !gate.isSynonym {
      if let standard = gate.standard { names[standard] = "\(gate.spelling)" }
    }
    return names
  }()
}

extension StandardGate {
  /// The gate's name in OpenQASM, be it a standard one or one that a definition goes with.
  var openQASMName: String { LibraryGate.names[self, default: rawValue] }
}
