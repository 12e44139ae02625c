/// A value that a program computes with.
enum Value: Hashable, Sendable {
  /// A truth value.
  case bool(Bool)
  /// A whole number with a sign, within the width of its type.
  case signed(Int64)
  /// A whole number without a sign, within the width of its type.
  case unsigned(UInt64)
  /// A real number.
  case real(Double)
  /// Parts of a turn, within the width of its type.
  case angle(UInt64)
  /// A bit or a register of bits, bit 0 first.
  case bits([BitState])
  /// Qubits, or places in a register.
  case places([Int])

  /// The only place in a list of one.
  var onlyPlace: Int? {
    guard case .places(let places) = self, places.count == 1 else { return nil }
    return places[0]
  }
}

/// What is known of a classical bit.
///
/// An outcome need not be decided when a qubit is measured: as long as nothing depends on it, all courses that
/// a program can take are one. Until then the bit only says whose outcome it is.
struct BitState: Hashable, Sendable {
  private var code: Int32

  private init(code: Int32) { self.code = code }

  /// The bit 0.
  static let zero = BitState(code: 0)
  /// The bit 1.
  static let one = BitState(code: 1)

  /// A known bit.
  init(_ bit: Bool) { code = bit ? 1 : 0 }

  /// A bit that is the outcome with a number that whoever runs the program has given.
  init(outcome: Int) { code = Int32(outcome) + 2 }

  /// The bit where it is known.
  var known: Bool? { code < 2 ? code == 1 : nil }

  /// The number of the outcome where the bit is not known.
  var outcome: Int? { code < 2 ? nil : Int(code) - 2 }
}
