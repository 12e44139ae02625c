/// The gates that the languages and their files of standard gates define.
///
/// `U` has a real element for |0⟩⟨0|, as OpenQASM 2's has up to a phase, as the simulator's has and as Qiskit
/// reads it; the text of OpenQASM 3's specification has a further factor e^{iθ/2}. The file `stdgates.inc`
/// that comes with the specification needs the factor for `ry` and must not have it for `CX`; here every gate
/// of that file is what its comment says, so that only a controlled `U` shows the difference.
enum LibraryGate: UInt8, CaseIterable, Sendable {
  case upperU, upperCX
  case u3, u2, u1, cx, id, u0, u, p
  case x, y, z, h, s, sdg, t, tdg, rx, ry, rz, sx, sxdg
  case cz, cy, swap, ch, ccx, cswap, crx, cry, crz, cu1, cp, cu3, csx, cu
  case rxx, rzz, rccx, rc3x, c3x, c3sqrtx, c4x
  case phase, cphase
  // No file has these; definitions that come to the same are read as them.
  case sy, iswap, sqrtswap, ecr, ryy, ccz
  // A factor e^{iγ}, on a qubit that does not matter.
  case gphase

  /// A file of gates that comes with a language.
  enum File: String, CaseIterable, Sendable {
    /// OpenQASM 2's, as Qiskit has it.
    case qelib1 = "qelib1.inc"
    /// OpenQASM 3's.
    case stdgates = "stdgates.inc"
  }

  /// The number of parameters and of qubits.
  var arity: (parameters: Int, qubits: Int) {
    switch self {
    case .upperU, .u3, .u: (3, 1)
    case .u2: (2, 1)
    case .u1, .p, .phase, .u0, .rx, .ry, .rz, .gphase: (1, 1)
    case .id, .x, .y, .z, .h, .s, .sdg, .t, .tdg, .sx, .sxdg, .sy: (0, 1)
    case .upperCX, .cx, .cz, .cy, .swap, .ch, .csx, .iswap, .sqrtswap, .ecr: (0, 2)
    case .crx, .cry, .crz, .cu1, .cp, .cphase, .rxx, .ryy, .rzz: (1, 2)
    case .cu3: (3, 2)
    case .cu: (4, 2)
    case .ccx, .ccz, .cswap, .rccx: (0, 3)
    case .rc3x, .c3x, .c3sqrtx: (0, 4)
    case .c4x: (0, 5)
    }
  }

  /// How programs write the gate.
  var spelling: StaticString {
    switch self {
    case .upperU: "U"
    case .upperCX: "CX"
    case .u3: "u3"
    case .u2: "u2"
    case .u1: "u1"
    case .cx: "cx"
    case .id: "id"
    case .u0: "u0"
    case .u: "u"
    case .p: "p"
    case .x: "x"
    case .y: "y"
    case .z: "z"
    case .h: "h"
    case .s: "s"
    case .sdg: "sdg"
    case .t: "t"
    case .tdg: "tdg"
    case .rx: "rx"
    case .ry: "ry"
    case .rz: "rz"
    case .sx: "sx"
    case .sxdg: "sxdg"
    case .cz: "cz"
    case .cy: "cy"
    case .swap: "swap"
    case .ch: "ch"
    case .ccx: "ccx"
    case .cswap: "cswap"
    case .crx: "crx"
    case .cry: "cry"
    case .crz: "crz"
    case .cu1: "cu1"
    case .cp: "cp"
    case .cu3: "cu3"
    case .csx: "csx"
    case .cu: "cu"
    case .rxx: "rxx"
    case .rzz: "rzz"
    case .rccx: "rccx"
    case .rc3x: "rc3x"
    case .c3x: "c3x"
    case .c3sqrtx: "c3sqrtx"
    case .c4x: "c4x"
    case .phase: "phase"
    case .cphase: "cphase"
    case .sy: "sy"
    case .iswap: "iswap"
    case .sqrtswap: "sqrtswap"
    case .ecr: "ecr"
    case .ryy: "ryy"
    case .ccz: "ccz"
    case .gphase: "gphase"
    }
  }

  /// Whether the gate belongs to a language itself.
  func isBuiltIn(in dialect: Dialect) -> Bool {
    switch self {
    case .upperU: true
    case .upperCX: dialect == .openQASM2
    default: false
    }
  }

  /// Whether other tools use the gate without a definition that their dialect has: PennyLane writes a phase so in
  /// OpenQASM 2, and Cirq the inverse of √X in OpenQASM 3.
  func isTakenForGranted(in dialect: Dialect) -> Bool {
    switch (self, dialect) {
    case (.gphase, .openQASM2), (.sxdg, .openQASM3): true
    default: false
    }
  }

  /// Whether a file defines the gate.
  func isDefined(in file: File) -> Bool {
    switch (self, file) {
    case (.upperU, _), (.sy, _), (.iswap, _), (.sqrtswap, _), (.ecr, _), (.ryy, _), (.ccz, _), (.gphase, _):
      false
    case (.upperCX, _), (.phase, _), (.cphase, _): file == .stdgates
    case (_, .qelib1): true
    case (.u0, _), (.u, _), (.sxdg, _), (.cu1, _), (.cu3, _), (.csx, _), (.rxx, _), (.rzz, _), (.rccx, _),
      (.rc3x, _), (.c3x, _), (.c3sqrtx, _), (.c4x, _):
      false
    default: true
    }
  }
}
