/// One of the four Pauli operators.
public enum Pauli: UInt8, CaseIterable, Hashable, Sendable {
  /// The identity.
  case i = 0
  /// X.
  case x = 1
  /// Y.
  case y = 2
  /// Z.
  case z = 3
}

/// A product of Pauli operators on up to 64 qubits, without a sign: what is measured, or averaged.
///
/// ```swift
/// let string = try PauliString("ZIX")   // X on qubit 0, Z on qubit 2
/// string == PauliString([0: .x, 2: .z])
/// ```
///
/// It is held as two masks. Qubits that are not mentioned carry the identity, so that "ZX" and "IZX" are
/// equal.
public struct PauliString: Hashable, Sendable {
  /// The qubits that carry X or Y: bit k is qubit k.
  public private(set) var xMask: UInt64 = 0
  /// The qubits that carry Z or Y: bit k is qubit k.
  public private(set) var zMask: UInt64 = 0

  /// The identity.
  public init() {}

  /// The product with X or Y where `xMask` is set, Z or Y where `zMask` is.
  public init(xMask: UInt64, zMask: UInt64) {
    self.xMask = xMask
    self.zMask = zMask
  }

  /// The product of one operator each on some qubits, 0…63.
  public init(_ factors: [Int: Pauli]) {
    for (qubit, pauli) in factors { self[qubit] = pauli }
  }

  /// One operator on one qubit.
  public init(_ pauli: Pauli, on qubit: Int) { self[qubit] = pauli }

  /// Reads one of `I`, `X`, `Y`, `Z` a qubit; the rightmost is qubit 0.
  ///
  /// - Throws: ``PauliStringError``.
  public init(_ text: String) throws(PauliStringError) {
    let symbols = Array(text.unicodeScalars)
    guard !symbols.isEmpty else { throw .empty }
    guard symbols.count <= 64 else { throw .tooLong(symbols.count) }
    for (offset, symbol) in symbols.enumerated() {
      let qubit = symbols.count - 1 - offset
      switch symbol {
      case "I": break
      case "X": self[qubit] = .x
      case "Y": self[qubit] = .y
      case "Z": self[qubit] = .z
      default: throw .unknownSymbol(symbol, offset: offset)
      }
    }
  }

  /// The operator on a qubit, 0…63.
  public subscript(qubit: Int) -> Pauli {
    get {
      guard (0..<64).contains(qubit) else { return .i }
      switch (xMask >> UInt64(qubit) & 1, zMask >> UInt64(qubit) & 1) {
      case (0, 0): return .i
      case (1, 0): return .x
      case (1, 1): return .y
      default: return .z
      }
    }
    set {
      precondition((0..<64).contains(qubit), "A Pauli string reaches from qubit 0 to 63.")
      let bit: UInt64 = 1 << UInt64(qubit)
      xMask = newValue == .x || newValue == .y ? xMask | bit : xMask & ~bit
      zMask = newValue == .z || newValue == .y ? zMask | bit : zMask & ~bit
    }
  }

  /// The least number of qubits that hold the string: one more than the highest that is not the identity.
  public var minimumQubitCount: Int { 64 - (xMask | zMask).leadingZeroBitCount }

  /// How many qubits carry an operator other than the identity.
  public var weight: Int { (xMask | zMask).nonzeroBitCount }

  /// The qubits that carry an operator other than the identity, ascending.
  public var support: [Int] {
    var qubits: [Int] = []
    for qubit in 0..<minimumQubitCount where self[qubit] != .i { qubits.append(qubit) }
    return qubits
  }

  /// Whether the two products commute, as they do when they differ on an even number of qubits.
  public func commutes(with other: PauliString) -> Bool {
    ((xMask & other.zMask).nonzeroBitCount + (zMask & other.xMask).nonzeroBitCount) % 2 == 0
  }

  /// The product of two strings, `self` on the left: a string, and the power of i in front of it, 0…3.
  ///
  /// `X·Y = iZ` gives `("Z", 1)`.
  public func product(with other: PauliString) -> (string: PauliString, powerOfI: Int) {
    // With Y = iXZ every string is i^{number of Y}·XᵃZᵇ, and Z moves past X at the price of a sign.
    let product = PauliString(xMask: xMask ^ other.xMask, zMask: zMask ^ other.zMask)
    let power =
      yCount + other.yCount - product.yCount + 2 * (zMask & other.xMask).nonzeroBitCount
    return (product, power & 3)
  }

  private var yCount: Int { (xMask & zMask).nonzeroBitCount }

  /// The text with one symbol a qubit, the rightmost for qubit 0, and at least one symbol.
  public func text(qubitCount: Int) -> String {
    var text = ""
    for qubit in (0..<max(1, qubitCount, minimumQubitCount)).reversed() {
      switch self[qubit] {
      case .i: text += "I"
      case .x: text += "X"
      case .y: text += "Y"
      case .z: text += "Z"
      }
    }
    return text
  }
}

extension PauliString: CustomStringConvertible {
  /// The shortest text.
  public var description: String { text(qubitCount: 1) }
}
