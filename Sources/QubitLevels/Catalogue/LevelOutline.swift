public import QubitPuzzle

/// What a list shows of a level, skimmed from its file without reading the rest.
///
/// Skimming looks for three keys of the file's object and steps over everything else; where they come first, as in a file
/// that is written canonically, it never sees the rest. It therefore finds no mistakes: ``LevelReading`` does, when the
/// level is opened.
public struct LevelOutline: Hashable, Sendable {
  /// The level's id.
  public var id: String
  /// What the player is to do.
  public var mechanic: Mechanic
  /// The name that a list of levels shows.
  public var title: LocalizedText

  /// Skims a file; nil where it is no object with an id, a mechanic and a title in every language. O(n) at most.
  public init?(skimming file: LevelFile) {
    var skimmer = JSONSkimmer(bytes: file.bytes)
    var id: String?
    var mechanic: Mechanic?
    var title: LocalizedText?
    guard skimmer.enter() else { return nil }
    while id == nil || mechanic == nil || title == nil {
      guard let key = skimmer.nextKey() else { return nil }
      let place = skimmer.offset
      guard skimmer.skipValue() else { return nil }
      let value = file.bytes[place..<skimmer.offset]
      switch FileKeys.Level(rawValue: String(decoding: file.bytes[key], as: UTF8.self)) {
      case .id: id = Self.node(value)?.text
      case .mechanic: mechanic = Self.node(value)?.text.flatMap(Mechanic.init(rawValue:))
      case .title:
        guard let node = Self.node(value),
          let chinese = node.member(Language.simplifiedChinese.rawValue)?.text,
          let english = node.member(Language.english.rawValue)?.text
        else { return nil }
        title = LocalizedText(simplifiedChinese: chinese, english: english)
      default: continue
      }
    }
    guard let id, let mechanic, let title else { return nil }
    self.id = id
    self.mechanic = mechanic
    self.title = title
  }

  private static func node(_ bytes: ArraySlice<UInt8>) -> JSONNode? {
    var reader = JSONReader(bytes: Array(bytes), limits: .standard)
    do throws(JSONError) { return try reader.readDocument() } catch { return nil }
  }
}

/// Steps through the members of a JSON object without looking into what it steps over.
private struct JSONSkimmer {
  let bytes: [UInt8]
  private(set) var offset = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Steps over the object's opening brace.
  mutating func enter() -> Bool { step(over: .openBrace) }

  /// Steps to the next member's value; gives back where the key's text stands. Keys with escapes are not resolved.
  mutating func nextKey() -> Range<Int>? {
    _ = step(over: .comma)
    skipSpace()
    let start = offset + 1
    guard skipString() else { return nil }
    let end = offset - 1
    guard step(over: .colon) else { return nil }
    skipSpace()
    return start..<end
  }

  /// Steps over the value that begins here.
  mutating func skipValue() -> Bool {
    var depth = 0
    while offset < bytes.count {
      switch bytes[offset] {
      case .quote:
        guard skipString() else { return false }
        if depth == 0 { return true }
        continue
      case .openBrace, .openBracket: depth += 1
      case .closeBrace, .closeBracket:
        if depth == 0 { return true }
        depth -= 1
        if depth == 0 {
          offset += 1
          return true
        }
      case .comma where depth == 0: return true
      default: break
      }
      offset += 1
    }
    return false
  }

  private mutating func skipString() -> Bool {
    guard offset < bytes.count, bytes[offset] == .quote else { return false }
    offset += 1
    while offset < bytes.count {
      switch bytes[offset] {
      case .quote:
        offset += 1
        return true
      case .backslash: offset += 2
      default: offset += 1
      }
    }
    return false
  }

  private mutating func step(over byte: UInt8) -> Bool {
    skipSpace()
    guard offset < bytes.count, bytes[offset] == byte else { return false }
    offset += 1
    return true
  }

  private mutating func skipSpace() {
    while offset < bytes.count, bytes[offset] == .space || bytes[offset] &- 9 < 5 { offset += 1 }
  }
}

extension JSONNode {
  fileprivate var text: String? {
    if case .string(let string) = value { string.text } else { nil }
  }
}
