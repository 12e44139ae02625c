import Foundation
import QubitPuzzle
import Testing

@testable import QubitLevels

/// One mistake is one finding, at the very token, and says what is wanted.
@Suite("One mistake, one finding")
struct OneFindingTests {
  /// Every key of every kind of object is misspelt in every way that is no other key.
  @Test func misspeltKeys() throws {
    var seen: Set<String> = []
    for file in Self.files {
      let document = try JSONDocument(reading: file.bytes)
      for token in Tokens(document.root).keys where seen.insert(token.place).inserted {
        for slip in Slip.allCases {
          guard let written = slip.apply(to: token.text) else { continue }
          let found = diagnostics(of: file.replacing(token.range, with: "\"\(written)\""))
          #expect(found.map(\.rule) == [.unknownKey], "\(file.path): \(token.place) as \(written): \(found)")
          #expect(found.first?.start.offset == token.range.start, "\(token.place) as \(written)")
          #expect(found.first?.mend?.replacement == "\"\(token.text)\"", "\(token.place) as \(written)")
        }
      }
    }
    #expect(seen.count > 150)
  }

  /// A key that must be there is written as something else altogether.
  @Test func strangeKeys() throws {
    var seen: Set<String> = []
    for file in Self.files {
      let document = try JSONDocument(reading: file.bytes)
      // What says nowhere that it is a sandbox is a level, and lacks all that makes one.
      for token in Tokens(document.root).keys
      where token.text != "sandbox" && seen.insert(token.place).inserted {
        let found = diagnostics(of: file.replacing(token.range, with: "\"something-else\""))
        // Without its kind, nothing is known about the keys of a goal.
        let isGoal = token.text == "kind" && found.map(\.rule) == [.missingKey]
        let named = found.filter { $0.rule == .unknownKey && $0.start.offset == token.range.start }
        #expect(isGoal || named.count == 1, "\(token.place): \(found)")
        #expect(isGoal || !found.contains { $0.rule == .missingKey }, "\(token.place): \(found)")
      }
    }
  }

  /// Every word of a closed set is misspelt.
  @Test func misspeltWords() throws {
    let keys: Set<String> = [
      "mechanic", "phase", "branches", "counting", "standing", "timeUnit", "frame", "after", "verdict", "of",
      "count", "overCases", "rounds", "access", "kind",
    ]
    var seen: Set<String> = []
    for file in Self.files {
      let document = try JSONDocument(reading: file.bytes)
      for token in Tokens(document.root).words where keys.contains(token.key) {
        guard seen.insert("\(token.place)=\(token.text)").inserted else { continue }
        for slip in Slip.allCases where token.text.utf8.count > 2 {
          guard let written = slip.apply(to: token.text) else { continue }
          let found = diagnostics(of: file.replacing(token.range, with: "\"\(written)\""))
          #expect(found.map(\.rule) == [.unknownWord], "\(file.path): \(token.place) as \(written): \(found)")
          #expect(found.first?.start.offset == token.range.start, "\(token.place) as \(written)")
        }
      }
    }
    #expect(seen.count > 50)
  }

  @Test("a sandbox that is no truth value lacks nothing else", arguments: ["\"true\"", "1", "null"])
  func sandbox(value: String) throws {
    for path in ["labs/bloch-sphere.json", "01-ball-and-arrows/01-flip-the-arrow.json"] {
      var file = try #require(Folder.shippedLevels.first { $0.path == path })
      let text = String(decoding: file.bytes, as: UTF8.self).replacing("\"sandbox\": true,", with: "")
      file.bytes = Array("{\"sandbox\": \(value), \(text.dropFirst())".utf8)
      #expect(diagnostics(of: file).map(\.rule) == [.wrongType])
    }
  }

  /// A course from which one level falls out says nothing about the others.
  @Test(arguments: [0, 7, 40])
  func brokenLevel(index: Int) throws {
    var files = Folder.files(in: Folder.levels)
    let level = ValidatorTests.catalogue.levels[index]
    let place = try #require(files.firstIndex { $0.path == level.source.file })
    files[place].bytes.removeLast(3)
    let reading = CatalogueReading(files: files)
    #expect(reading.diagnostics.map(\.rule) == [.jsonSyntax])
    #expect(Validator().diagnostics(across: reading.catalogue).map(\.description) == [])
  }

  private static let files =
    Folder.shippedLevels
    + Folder.files(in: Folder.repository.appending(path: "Tests/QubitLevelsTests/Mechanics"))
    + Folder.files(in: Folder.levels).filter { $0.path == Manifest.path }

  private func diagnostics(of file: LevelFile) -> [Diagnostic] {
    file.path == Manifest.path ? ManifestReading(file).diagnostics : LevelReading(file).diagnostics
  }
}

extension LevelFile {
  fileprivate func replacing(_ range: SourceRange, with text: String) -> LevelFile {
    var file = self
    file.bytes.replaceSubrange(range.start..<range.end, with: Array(text.utf8))
    return file
  }
}

/// A slip of the pen.
private enum Slip: CaseIterable {
  case swapsTwo, dropsOne, doublesOne, capitals

  /// The word with the slip; nil where that is the same word, another key, or nothing to know it by.
  func apply(to word: String) -> String? {
    let letters = Array(word)
    let slipped: String
    switch self {
    case .swapsTwo:
      let middle = (letters.count - 1) / 2
      slipped = String(
        letters[..<middle] + [letters[middle + 1], letters[middle]] + letters[(middle + 2)...])
    case .dropsOne:
      guard letters.count > 2 else { return nil }
      slipped = String(letters.dropLast())
    case .doublesOne: slipped = String(letters[...0] + letters)
    case .capitals: slipped = word.uppercased()
    }
    return slipped == word ? nil : slipped
  }
}

/// The keys of a file and its words, each with the kind of object that it stands in.
private struct Tokens {
  struct Token {
    let key: String
    let text: String
    /// The keys on the way, and those beside it: two of the same place are read by the same code.
    let place: String
    let range: SourceRange
  }

  private(set) var keys: [Token] = []
  private(set) var words: [Token] = []

  init(_ root: JSONNode) { walk(root, below: "") }

  /// Keys below these are names that the author chose.
  private static let named: Set<String> = ["outcomes", "images", "rows", "answers", "wins", "boxes"]

  private mutating func walk(_ node: JSONNode, below place: String) {
    switch node.value {
    case .array(let elements): for element in elements { walk(element, below: place) }
    case .object(let members):
      let last = place.split(separator: ".").last.map(String.init) ?? ""
      let isNamed = Self.named.contains(last) || place.hasSuffix(".cases.bits")
      let kind = node.text("kind").map { "(\($0))" } ?? ""
      let beside = members.map(\.key.text).joined(separator: " ")
      for member in members {
        let key = member.key.text
        let place = "\(place)\(kind).\(key)"
        if !isNamed {
          keys.append(Token(key: key, text: key, place: "\(place) [\(beside)]", range: member.key.range))
        }
        if case .string(let string) = member.value.value {
          words.append(Token(key: key, text: string.text, place: place, range: member.value.range))
        }
        walk(member.value, below: place)
      }
    default: break
    }
  }
}
