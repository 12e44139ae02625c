/// The keys that an object has had so far.
///
/// A few keys are compared one by one; past that, a table keeps an object of very many keys from taking
/// quadratic time.
struct SeenKeys {
  private static let fewKeys = 32
  private var ranges: [[UInt8]: SourceRange] = [:]

  /// Adds a key to those of `members`; gives back where an equal key stands, if one does.
  mutating func insert(_ key: JSONString, after members: [JSONMember]) -> SourceRange? {
    guard members.count >= Self.fewKeys else {
      return members.first { $0.key.isSpelled(key.text) }?.key.range
    }
    if ranges.isEmpty {
      for member in members.reversed() { ranges[Array(member.key.text.utf8)] = member.key.range }
    }
    let spelling = Array(key.text.utf8)
    if let first = ranges[spelling] { return first }
    ranges[spelling] = key.range
    return nil
  }
}
