import KernelInterface

/// What gates are brought down to before they are put in order.
enum LoweredOperation {
  /// A real matrix on one qubit.
  case rotation(RealRotation)
  /// A factor for the basis states that have ones under a mask.
  case phase(mask: Int, factor: Complex)
  /// X on a qubit under controls.
  case flip(qubit: Int, ControlMasks)
  /// The exchange of two qubits under controls.
  case swap(Int, Int, ControlMasks)
  /// Any matrix.
  case matrix(ControlledMatrix)

  /// The qubits whose values may change.
  var mixed: Int {
    switch self {
    case .rotation(let rotation): 1 << rotation.qubit
    case .phase: 0
    case .flip(let qubit, _): 1 << qubit
    case .swap(let first, let second, _): 1 << first | 1 << second
    case .matrix(let matrix): matrix.targetMask
    }
  }

  /// The qubits whose values only matter: what mixes none of them commutes.
  var read: Int {
    switch self {
    case .rotation: 0
    case .phase(let mask, _): mask
    case .flip(_, let controls), .swap(_, _, let controls): controls.mask
    case .matrix(let matrix): matrix.controlMasks.mask
    }
  }
}
