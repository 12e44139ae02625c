/// A name of a program, as a small number: equal names have equal numbers.
struct Symbol: Hashable, Sendable {
  var number: UInt32

  init(_ number: UInt32) { self.number = number }
}

/// The names that a program uses, each kept once.
///
/// A hash table with open addressing over the bytes themselves: comparing a name costs no `String`, which is
/// what keeps a file of a million gates quick to read.
struct SymbolTable {
  /// The bytes of every name, one after the other.
  private var bytes: [UInt8] = []
  /// Where the bytes of each name begin; one more at the end.
  private var starts: [Int] = [0]
  /// The hash of each name.
  private var hashes: [UInt32] = []
  /// The slots of the table: the number of a symbol plus one, or zero where the slot is free.
  private var slots = [UInt32](repeating: 0, count: 256)

  /// The number of names.
  var count: Int { hashes.count }

  /// The symbol of the name that `text` spells between two offsets, new or known. O(length) on average.
  mutating func symbol(for range: Range<Int>, of text: [UInt8]) -> Symbol {
    // FNV-1a, 32 bits: Fowler, Noll, Vo, "The FNV non-cryptographic hash algorithm", RFC 9923.
    var hash: UInt32 = 2_166_136_261
    for index in range { hash = (hash ^ UInt32(text[index])) &* 16_777_619 }
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      if hashes[number] == hash, spells(number, range, of: text) { return Symbol(UInt32(number)) }
      slot = (slot + 1) & (slots.count - 1)
    }
    let number = UInt32(hashes.count)
    slots[slot] = number + 1
    hashes.append(hash)
    bytes += text[range]
    starts.append(bytes.count)
    if hashes.count * 2 > slots.count { grow() }
    return Symbol(number)
  }

  /// The symbol of a name that the program itself need not contain.
  mutating func symbol(for name: StaticString) -> Symbol {
    name.withUTF8Buffer { buffer in
      let text = [UInt8](buffer)
      return symbol(for: text.indices, of: text)
    }
  }

  /// The name as text.
  func name(of symbol: Symbol) -> String {
    let number = Int(symbol.number)
    return String(decoding: bytes[starts[number]..<starts[number + 1]], as: UTF8.self)
  }

  private func spells(_ number: Int, _ range: Range<Int>, of text: [UInt8]) -> Bool {
    let start = starts[number]
    guard starts[number + 1] - start == range.count else { return false }
    for index in 0..<range.count where bytes[start + index] != text[range.lowerBound + index] {
      return false
    }
    return true
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    for number in hashes.indices {
      var slot = Int(hashes[number]) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(number) + 1
    }
  }
}
