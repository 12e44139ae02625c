/// A story of a store and a device, told line by line.
///
/// ```text
/// # Ask to Buy, approved two days later while the device is offline.
/// ask-to-buy on
/// launch
/// buy
/// expect not-owned approval-awaited
/// network off
/// clock two days later
/// store approved
/// expect not-owned
/// network on
/// expect owned approval-not-awaited
/// ```
///
/// A line is one step; words are separated by spaces; what follows a `#` is for people.
public struct StoreScript: Hashable, Sendable {
  /// The lines that are steps.
  public let lines: [Line]

  /// One step, where it stands, and how it was written.
  public struct Line: Hashable, Sendable {
    /// The line's number, from 1.
    public let number: Int
    /// The step as it was written, without its comment.
    public let text: String
    /// The step.
    public let step: ScriptStep
  }

  /// Reads a script.
  ///
  /// - Throws: ``ScriptError`` for the first line that is no step.
  public init(_ text: String) throws(ScriptError) {
    var lines: [Line] = []
    var number = 0
    for row in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      let words = row.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace).map(String.init)
      guard !words.isEmpty else { continue }
      var reader = ScriptLineReader(line: number, words: words[...])
      lines.append(Line(number: number, text: words.joined(separator: " "), step: try reader.step()))
    }
    self.lines = lines
  }
}

/// A line that is no step.
public struct ScriptError: Error, Hashable, Sendable {
  /// The line's number, from 1.
  public let line: Int
  /// What is wrong with it.
  public let kind: Kind

  /// Creates an error.
  public init(line: Int, kind: Kind) {
    self.line = line
    self.kind = kind
  }

  /// What can be wrong with a line.
  public enum Kind: Hashable, Sendable {
    /// The first word names no step.
    case unknownStep(String)
    /// A word is missing where one of these was wanted; an empty list wants any word.
    case missingWord([String])
    /// A word is none of these.
    case unknownWord(String, wanted: [String])
    /// The word is not a number.
    case notANumber(String)
    /// The line goes on after the step is complete.
    case extraWord(String)
  }
}

extension ScriptError: CustomStringConvertible {
  /// The error as a sentence: what was found, and what was wanted.
  public var description: String {
    let reason =
      switch kind {
      case .unknownStep(let word): "\"\(word)\" is no step; steps are \(ScriptLineReader.names)"
      case .missingWord(let wanted) where wanted.isEmpty: "a word is missing"
      case .missingWord(let wanted): "a word is missing: \(wanted.joined(separator: ", "))"
      case .unknownWord(let word, let wanted): "\"\(word)\" is none of \(wanted.joined(separator: ", "))"
      case .notANumber(let word): "\"\(word)\" is not the number of a read"
      case .extraWord(let word): "\"\(word)\" is one word too many"
      }
    return "line \(line): \(reason)"
  }
}
