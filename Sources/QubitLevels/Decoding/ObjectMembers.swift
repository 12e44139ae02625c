/// The members of an object by the texts of their keys, of which there is a list.
struct ObjectMembers {
  /// Where the object stands.
  let range: SourceRange
  /// The keys, each once, and their values. Objects are so small that looking through them beats a table.
  private var keys: [String] = []
  private var nodes: [JSONNode] = []

  /// Where the object begins.
  var opening: SourceRange { SourceRange(range.start, range.start + 1) }

  /// The value of a key, where the object has it.
  subscript(key: String) -> JSONNode? { keys.firstIndex(of: key).map { nodes[$0] } }

  /// Takes an object apart. Unknown keys and values that are no object are noted in `log`.
  init?(of node: JSONNode, knownKeys: [String], log: inout DefectLog) {
    guard case .object(let members) = node.value else {
      log.record(.wrongType(found: node.kind, wanted: .object), at: node.range)
      return nil
    }
    range = node.range
    keys.reserveCapacity(members.count)
    nodes.reserveCapacity(members.count)
    for member in members {
      let key = member.key.text
      guard knownKeys.contains(key) else {
        // A hostile object has a hundred thousand keys; the nearest known one is looked for as long as it is shown.
        guard !log.isFull else { continue }
        let near =
          NearMiss.find(for: key, among: knownKeys) ?? NearMiss.find(forLanguage: key, among: knownKeys)
        log.record(.unknownKey(key, near: near), at: member.key.range)
        continue
      }
      guard !keys.contains(key) else { continue }
      keys.append(key)
      nodes.append(member.value)
    }
  }

  /// The value of a key that the object must have; notes it where it is missing.
  func required(_ key: String, log: inout DefectLog) -> JSONNode? {
    if let value = self[key] { return value }
    log.record(.missingKey(key), at: opening)
    return nil
  }

  /// Checks that exactly one of some keys is there, and tells which.
  func exactlyOne(of keys: [String], log: inout DefectLog) -> Int? {
    let found = keys.indices.filter { self[keys[$0]] != nil }
    if found.count == 1 { return found[0] }
    log.record(StructureFault.notExactlyOne(of: keys, found: found.map { keys[$0] }), at: opening)
    return nil
  }
}
