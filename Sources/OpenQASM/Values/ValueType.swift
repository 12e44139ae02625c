/// The type of a value that a program computes with.
enum ValueType: Hashable, Sendable {
  /// `bool`.
  case bool
  /// `bit`, or `bit[n]` where there is a width.
  case bit(Int?)
  /// `int[n]`.
  case signed(Int)
  /// `uint[n]`.
  case unsigned(Int)
  /// `float[32]` or `float[64]`.
  case real(Int)
  /// `angle[n]`: a whole number of 2ⁿ-th parts of a turn. `angle` without a width is ``real(_:)``, in radians:
  /// no other width keeps every bit of an angle.
  case angle(Int)
  /// A qubit, or a register of qubits where there is a count.
  case qubits(Int?)

  /// How many bits or qubits it holds where it is something to be indexed, else nil.
  var size: Int? {
    switch self {
    case .bit(let width): width
    case .qubits(let count): count
    case .signed(let width), .unsigned(let width), .angle(let width): width
    case .bool, .real: nil
    }
  }

  /// The value that a variable has before it is given one: nothing set, nothing counted.
  var initialValue: Value {
    switch self {
    case .bool: .bool(false)
    case .bit(let width): .bits([BitState](repeating: .zero, count: width ?? 1))
    case .signed: .signed(0)
    case .unsigned: .unsigned(0)
    case .real: .real(0)
    case .angle: .angle(0)
    case .qubits: .places([])
    }
  }

  /// The type as programs write it.
  var spelling: String {
    switch self {
    case .bool: "bool"
    case .bit(nil): "bit"
    case .bit(.some(let width)): "bit[\(width)]"
    case .signed(let width): "int[\(width)]"
    case .unsigned(let width): "uint[\(width)]"
    case .real(let width): "float[\(width)]"
    case .angle(let width): "angle[\(width)]"
    case .qubits(nil): "qubit"
    case .qubits(.some(let count)): "qubit[\(count)]"
    }
  }
}
