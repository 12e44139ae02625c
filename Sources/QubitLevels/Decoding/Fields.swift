/// The members of an object whose keys are the cases of `Key`.
struct Fields<Key: CaseIterable & Hashable & RawRepresentable> where Key.RawValue == String {
  /// Where the object stands.
  let range: SourceRange
  /// The members, each key once. Objects are so small that looking through them beats a table.
  private var values: [(key: Key, node: JSONNode)] = []

  /// Where the object begins: the place of what is missing from it.
  var opening: SourceRange { SourceRange(range.start, range.start + 1) }

  /// The value of a key, where the object has it.
  subscript(key: Key) -> JSONNode? {
    for value in values where value.key == key { return value.node }
    return nil
  }

  /// The keys that the object has, in the order of `Key`.
  var present: [Key] { Key.allCases.filter { self[$0] != nil } }

  /// Takes an object apart. Unknown keys and values that are no object are noted in `log`.
  init?(of node: JSONNode, log: inout DefectLog) {
    guard case .object(let members) = node.value else {
      log.record(.wrongType(found: node.kind, wanted: .object), at: node.range)
      return nil
    }
    range = node.range
    values.reserveCapacity(members.count)
    for member in members {
      guard let key = Key(rawValue: member.key.text) else {
        let known = Key.allCases.map { $0.rawValue }
        log.record(
          .unknownKey(member.key.text, near: NearMiss.find(for: member.key.text, among: known)),
          at: member.key.range)
        continue
      }
      if self[key] == nil { values.append((key, member.value)) }
    }
  }

  /// The value of a key that the object must have; notes it where it is missing.
  func required(_ key: Key, log: inout DefectLog) -> JSONNode? {
    if let value = self[key] { return value }
    log.record(.missingKey(key.rawValue), at: opening)
    return nil
  }

  /// Checks that exactly one of some keys is there, and gives it back.
  func exactlyOne(of keys: [Key], log: inout DefectLog) -> Key? {
    let found = keys.filter { self[$0] != nil }
    if found.count == 1 { return found[0] }
    let fault = StructureFault.notExactlyOne(of: keys.map { $0.rawValue }, found: found.map { $0.rawValue })
    log.record(fault, at: opening)
    return nil
  }
}
