/// The kinds of name that a file gives to things, each with its spelling.
public enum NameKind: Hashable, Sendable {
  /// An id of a level, pack, lab, concept or choice: lower-case words and numbers joined by hyphens.
  case id
  /// The name of a qubit or classical bit: a letter, then letters, digits and underscores.
  case wire
  /// The name of a piece: a lower-case letter, then letters, digits and underscores, and no word of the notation.
  case piece
  /// The path of a file, relative and inside its folder.
  case path
  /// The folder of a pack: two digits, a hyphen, an id.
  case folder

  /// Whether `name` is spelled as names of this kind are.
  func allows(_ name: String) -> Bool {
    switch self {
    case .id: Self.isID(name)
    case .wire: Self.isWire(name)
    case .piece:
      Self.isWire(name) && name.utf8.first.map { $0 >= 0x61 } ?? false && !Self.notation.contains(name)
    case .path: RelativePath.isClean(name)
    case .folder: Self.isFolder(name)
    }
  }

  /// The words that mean something in moves.
  private static let notation = [
    "measure", "reset", "barrier", "if", "remove", "replace", "move", "to", "with", "at", "answer", "rounds",
  ]

  private static func isID(_ name: String) -> Bool {
    var previous: UInt8 = .minus
    for byte in name.utf8 {
      switch byte {
      case .minus: guard previous != .minus else { return false }
      case 0x30...0x39, 0x61...0x7A: break
      default: return false
      }
      previous = byte
    }
    return previous != .minus
  }

  private static func isFolder(_ name: String) -> Bool {
    let bytes = Array(name.utf8.prefix(3))
    return bytes.count == 3 && bytes[0].isDigit && bytes[1].isDigit && bytes[2] == .minus
      && isID(String(name.dropFirst(3)))
  }

  private static func isWire(_ name: String) -> Bool {
    guard let first = name.utf8.first, first.isLetter else { return false }
    return name.utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == 0x5F }
  }
}
