/// That some classical bits, read as a binary number, hold a value.
public struct Condition: Hashable, Sendable {
  /// The bits, the least significant first.
  public let bits: [Int]
  /// The number they must spell.
  public let value: UInt64

  /// The condition that `bits`, least significant first, spell `value`.
  public init(bits: [Int], equal value: UInt64) {
    self.bits = bits
    self.value = value
  }

  /// The condition that one bit is 1.
  public init(bit: Int) { self.init(bits: [bit], equal: 1) }

  /// Whether the bits of a register hold the value.
  public func holds(in register: [Bool]) -> Bool {
    for (place, bit) in bits.enumerated() where register[bit] != (value >> UInt64(place) & 1 == 1) {
      return false
    }
    return true
  }

  func validate() throws(CircuitError) {
    guard (1...64).contains(bits.count), bits.count == 64 || value >> UInt64(bits.count) == 0 else {
      throw .impossibleCondition(self)
    }
    for (index, bit) in bits.enumerated() where bits[..<index].contains(bit) {
      throw .repeatedBit(bit)
    }
  }
}
