/// A set of bundles that are kept as words, equal bundles being equal words: an exact look-up without a tolerance.
struct PackedIndex {
  /// The number of words of a bundle.
  let length: Int
  /// How many integers tag each bundle.
  let tagLength: Int
  private var words: [UInt64] = []
  private var tags: [Int32] = []
  private var hashes: [UInt32] = []
  /// Elements by their hash, −1 where there is none. A power of two of them, at most half of them taken.
  private var slots: [Int32]

  /// An empty set of bundles of `length` words that carry `tagLength` integers each.
  init(length: Int, tagLength: Int) {
    self.length = length
    self.tagLength = tagLength
    slots = [Int32](repeating: -1, count: 1024)
  }

  /// The number of elements.
  var count: Int { hashes.count }

  /// The memory that the elements take.
  var byteCount: Int {
    heldBytes(words.count, of: UInt64.self) + heldBytes(tags.count, of: Int32.self)
      + heldBytes(hashes.count, of: UInt32.self) + slots.count * MemoryLayout<Int32>.stride
  }

  /// The tag of an element.
  func tag(of element: Int, at position: Int) -> Int32 { tags[element * tagLength + position] }

  /// Copies an element's bundle and tag into buffers.
  func load(_ element: Int, into bundle: inout [UInt64], tag: inout [Int32]) {
    for index in 0..<length { bundle[index] = words[element * length + index] }
    for index in 0..<tagLength { tag[index] = tags[element * tagLength + index] }
  }

  /// Finds a bundle, or adds it. O(length) on average.
  mutating func insert(_ bundle: [UInt64], tag: [Int32]) -> VectorIndex.Insertion {
    let hash = Self.hash(of: bundle, tag: tag)
    var slot = slot(of: hash)
    while slots[slot] >= 0 {
      let element = Int(slots[slot])
      if hashes[element] == hash, isSame(bundle, tag, as: element) { return .found(element) }
      slot = (slot + 1) & (slots.count - 1)
    }
    let element = count
    slots[slot] = Int32(element)
    words.append(contentsOf: bundle)
    tags.append(contentsOf: tag)
    hashes.append(hash)
    if count * 2 > slots.count { grow() }
    return .added(element)
  }

  private func isSame(_ bundle: [UInt64], _ tag: [Int32], as element: Int) -> Bool {
    for index in 0..<tagLength where tags[element * tagLength + index] != tag[index] { return false }
    for index in 0..<length where words[element * length + index] != bundle[index] { return false }
    return true
  }

  /// Where the search for a hash begins. Where `Int` has 32 bits, as in a browser, it does not hold every hash.
  private func slot(of hash: UInt32) -> Int { Int(truncatingIfNeeded: hash) & (slots.count - 1) }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 4)
    for element in 0..<count {
      var slot = slot(of: hashes[element])
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(element)
    }
  }

  private static func hash(of bundle: [UInt64], tag: [Int32]) -> UInt32 {
    var mixed: UInt64 = 0x9E37_79B9_7F4A_7C15
    for word in bundle { mixed = (mixed ^ word ^ (mixed >> 29)) &* 0xBF58_476D_1CE4_E5B9 }
    for integer in tag {
      mixed = (mixed ^ UInt64(UInt32(bitPattern: integer)) ^ (mixed >> 29)) &* 0x94D0_49BB_1331_11EB
    }
    return UInt32(truncatingIfNeeded: mixed ^ (mixed >> 32))
  }
}
