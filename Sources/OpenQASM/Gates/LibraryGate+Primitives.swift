import QuantumSimulator

extension LibraryGate {
  /// What the gate comes down to with parameters in radians, all finite, on qubits; as many of each as its
  /// arity says.
  func primitives(_ a: ArraySlice<Double>, on q: ArraySlice<Int>) -> [Primitive] {
    let (first, qubit) = (a.startIndex, q.startIndex)
    if let gate = fixedGate { return [Primitive(gate, Array(q))] }
    switch self {
    case .u1, .p, .phase: return [Primitive(.p(a[first]), Array(q))]
    case .rx: return [Primitive(.rx(a[first]), Array(q))]
    case .ry: return [Primitive(.ry(a[first]), Array(q))]
    case .rz: return [Primitive(.rz(a[first]), Array(q))]
    case .crx: return [Primitive(.crx(a[first]), Array(q))]
    case .cry: return [Primitive(.cry(a[first]), Array(q))]
    case .crz: return [Primitive(.crz(a[first]), Array(q))]
    case .cp, .cu1, .cphase: return [Primitive(.cp(a[first]), Array(q))]
    case .rxx: return [Primitive(.rxx(a[first]), Array(q))]
    case .ryy: return [Primitive(.ryy(a[first]), Array(q))]
    case .rzz: return [Primitive(.rzz(a[first]), Array(q))]
    case .u2: return [Primitive(.u(.pi / 2, a[first], a[first + 1]), Array(q))]
    case .cu3:
      return [
        Primitive(.u(a[first], a[first + 1], a[first + 2]), [q[qubit + 1]], controls: [Control(q[qubit])])
      ]
    case .cu:
      return [
        Primitive(.p(a[first + 3]), [q[qubit]]),
        Primitive(.u(a[first], a[first + 1], a[first + 2]), [q[qubit + 1]], controls: [Control(q[qubit])]),
      ]
    case .gphase: return [.phase(a[first], controls: [])]
    case .csx: return [Primitive(.sx, [q[qubit + 1]], controls: [Control(q[qubit])])]
    case .c3x, .c4x: return [Primitive(.x, Array(q.suffix(1)), controls: q.dropLast().map { Control($0) })]
    case .c3sqrtx: return [Primitive(.sx, Array(q.suffix(1)), controls: q.dropLast().map { Control($0) })]
    case .rccx: return relativePhaseToffoli(q[qubit], q[qubit + 1], q[qubit + 2])
    case .rc3x: return relativePhaseTripleControlledX(Array(q))
    default: return [Primitive(.u(a[first], a[first + 1], a[first + 2]), Array(q))]
    }
  }

  /// Toffoli's gate but for phases, with half its CXs: D. Maslov, "Advantages of using relative-phase Toffoli
  /// gates", Physical Review A 93 (2016), figure 3.
  private func relativePhaseToffoli(_ a: Int, _ b: Int, _ c: Int) -> [Primitive] {
    [
      Primitive(.h, [c]), Primitive(.t, [c]), Primitive(.cx, [b, c]), Primitive(.tdg, [c]),
      Primitive(.cx, [a, c]), Primitive(.t, [c]), Primitive(.cx, [b, c]), Primitive(.tdg, [c]),
      Primitive(.h, [c]),
    ]
  }

  /// X with three controls but for phases: figure 4 of the same paper.
  private func relativePhaseTripleControlledX(_ q: [Int]) -> [Primitive] {
    let (a, b, c, d) = (q[0], q[1], q[2], q[3])
    let around = [
      Primitive(.h, [d]), Primitive(.t, [d]), Primitive(.cx, [c, d]), Primitive(.tdg, [d]),
      Primitive(.h, [d]),
    ]
    let between = [
      Primitive(.cx, [a, d]), Primitive(.t, [d]), Primitive(.cx, [b, d]), Primitive(.tdg, [d]),
    ]
    return around + between + between + around
  }
}
