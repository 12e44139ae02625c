/// The values of a register of classical bits.
///
/// Bit 0 is the least significant one and the rightmost symbol of the text: "01" has bit 0 set.
public struct BitString: Hashable, Sendable {
  /// The bits, bit 0 first.
  public var bits: [Bool]

  /// A register with the given bits, bit 0 first.
  public init(_ bits: [Bool]) { self.bits = bits }

  /// A register of zeros.
  public init(count: Int) { bits = [Bool](repeating: false, count: count) }

  /// A register in which these bits are 1 and the others 0; bits that it does not have are left out.
  init(count: Int, ones: [Int]) {
    self.init(count: count)
    for bit in ones where bits.indices.contains(bit) { bits[bit] = true }
  }

  /// The low `count` bits of a number.
  public init(_ value: Int, count: Int) {
    bits = (0..<count).map { $0 < Int.bitWidth && value >> $0 & 1 == 1 }
  }

  /// The register that a text of `0` and `1` writes, or `nil` when there is another symbol in it.
  public init?(_ text: String) {
    bits = []
    for symbol in text.unicodeScalars.reversed() {
      switch symbol {
      case "0": bits.append(false)
      case "1": bits.append(true)
      default: return nil
      }
    }
  }

  /// How many bits there are.
  public var count: Int { bits.count }

  /// The bit with this index.
  public subscript(index: Int) -> Bool {
    get { bits[index] }
    set { bits[index] = newValue }
  }
}

extension BitString: CustomStringConvertible {
  /// The text, most significant bit first; empty for a register without bits.
  public var description: String {
    var text = ""
    for bit in bits.reversed() { text += bit ? "1" : "0" }
    return text
  }
}

extension BitString: Comparable {
  /// The order of the numbers that the registers write; a shorter register comes first.
  public static func < (a: BitString, b: BitString) -> Bool {
    guard a.count == b.count else { return a.count < b.count }
    for index in a.bits.indices.reversed() where a.bits[index] != b.bits[index] { return b.bits[index] }
    return false
  }
}
