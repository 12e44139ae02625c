/// The members of an object whose keys are the cases of `Key`.
///
/// All that needs no more of a key than its text is done by ``ObjectMembers``, which is compiled once and not once for each
/// of forty kinds of keys: a page carries this code over the network.
struct Fields<Key: CaseIterable & Hashable & RawRepresentable> where Key.RawValue == String {
  private let members: ObjectMembers

  /// Where the object stands.
  var range: SourceRange { members.range }

  /// Where the object begins: the place of what is missing from it.
  var opening: SourceRange { members.opening }

  /// The value of a key, where the object has it.
  subscript(key: Key) -> JSONNode? { members[key.rawValue] }

  /// The keys that the object has, in the order of `Key`.
  var present: [Key] { Key.allCases.filter { self[$0] != nil } }

  /// Takes an object apart. Unknown keys and values that are no object are noted in `log`.
  init?(of node: JSONNode, log: inout DefectLog) {
    guard let members = ObjectMembers(of: node, knownKeys: Key.texts, log: &log) else { return nil }
    self.init(members)
  }

  /// An object that was taken apart with the same keys.
  init(_ members: ObjectMembers) { self.members = members }

  /// The value of a key that the object must have; notes it where it is missing.
  func required(_ key: Key, log: inout DefectLog) -> JSONNode? {
    members.required(key.rawValue, log: &log)
  }

  /// Checks that exactly one of some keys is there, and gives it back.
  func exactlyOne(of keys: [Key], log: inout DefectLog) -> Key? {
    members.exactlyOne(of: keys.map { $0.rawValue }, log: &log).map { keys[$0] }
  }
}

extension LevelReader {
  /// The member of an object that has exactly one of some keys, which says what form it has.
  mutating func form<Key>(_ node: JSONNode, of keys: Key.Type) -> (key: Key, value: JSONNode)?
  where Key: CaseIterable & Hashable & RawRepresentable, Key.RawValue == String {
    guard let fields = Fields<Key>(of: node, log: &log),
      let key = fields.exactlyOne(of: Array(keys.allCases), log: &log), let value = fields[key]
    else { return nil }
    return (key, value)
  }
}

extension CaseIterable where Self: RawRepresentable, RawValue == String {
  /// The raw values of all cases.
  static var texts: [String] { allCases.map { $0.rawValue } }
}
