/// The members of an object by the texts of their keys, of which there is a list.
struct ObjectMembers {
  /// Where the object stands.
  let range: SourceRange
  /// The members as they stand, the first of equal keys counting, and after them those that are read under another key.
  /// Objects are so small that looking through them beats a table.
  private var members: [JSONMember]

  /// Where the object begins.
  var opening: SourceRange { SourceRange(range.start, range.start + 1) }

  /// The value of a key, where the object has it.
  subscript(key: String) -> JSONNode? { members.first { $0.key.isSpelled(key) }?.value }

  /// Takes an object apart. Unknown keys and values that are no object are noted in `log`.
  init?(of node: JSONNode, knownKeys: [String], log: inout DefectLog) {
    guard case .object(let members) = node.value else {
      log.record(.wrongType(found: node.kind, wanted: .object), at: node.range)
      return nil
    }
    range = node.range
    self.members = members
    let unknown = members.filter { member in !knownKeys.contains { member.key.isSpelled($0) } }
    if !unknown.isEmpty { note(unknown, knownKeys: knownKeys, log: &log) }
  }

  /// Notes members whose keys are not known. A value whose key is like one that the object lacks is read as the value of
  /// that key: a slip of the pen is one finding, and what is wrong with the value, or hangs on it, is found as well.
  ///
  /// A page leaves it at the finding: whoever writes levels has the validator.
  private mutating func note(_ unknown: [JSONMember], knownKeys: [String], log: inout DefectLog) {
    #if !PAGE
      var free = knownKeys.filter { self[$0] == nil }
    #endif
    for member in unknown {
      // A hostile object has a hundred thousand keys; the nearest known one is looked for as long as it is shown.
      guard !log.isFull else { return }
      #if PAGE
        log.record(.unknownKey(member.key.text, near: nil), at: member.key.range)
      #else
        guard let near = NearMiss.find(forKey: member.key.text, among: free) else {
          log.recordStray(member.key, free: free, in: opening)
          continue
        }
        log.record(.unknownKey(member.key.text, near: near), at: member.key.range)
        free.removeAll { $0 == near }
        members.append(
          JSONMember(key: JSONString(text: near, range: member.key.range, escapes: []), value: member.value))
      #endif
    }
  }

  /// The value of a key that the object must have; notes it where it is missing.
  func required(_ key: String, log: inout DefectLog) -> JSONNode? {
    if let value = self[key] { return value }
    log.recordMissing(oneOf: [key], in: opening)
    return nil
  }

  /// Checks that exactly one of some keys is there, and tells which.
  func exactlyOne(of keys: [String], log: inout DefectLog) -> Int? {
    let found = keys.indices.filter { self[keys[$0]] != nil }
    switch found.count {
    case 0: log.recordMissing(oneOf: keys, in: opening)
    case 1: return found[0]
    default: log.record(.notExactlyOne(of: keys, found: found.map { keys[$0] }), at: opening)
    }
    return nil
  }
}
