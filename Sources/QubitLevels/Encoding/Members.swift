/// The members of an object that is being written, whose keys are the cases of `Key`.
struct Members<Key: CaseIterable & Hashable & RawRepresentable> where Key.RawValue == String {
  /// The members in the order in which they came. Objects are so small that looking through them beats a table.
  private var values = WrittenMembers()

  subscript(key: Key) -> JSONText? {
    get { values[key.rawValue] }
    set { values[key.rawValue] = newValue }
  }

  /// The object, its keys in the order of `Key`.
  var object: JSONText { values.object(inOrder: Key.allCases.map { $0.rawValue }) }
}

/// Members by the texts of their keys: what is the same whatever the keys are, compiled once.
private struct WrittenMembers {
  private var values: [(key: String, value: JSONText)] = []

  subscript(key: String) -> JSONText? {
    get { values.first { $0.key == key }?.value }
    set {
      values.removeAll { $0.key == key }
      if let newValue { values.append((key, newValue)) }
    }
  }

  func object(inOrder keys: [String]) -> JSONText {
    var members: [(key: String, value: JSONText)] = []
    for key in keys {
      if let value = self[key] { members.append((key, value)) }
    }
    return .object(members)
  }
}
