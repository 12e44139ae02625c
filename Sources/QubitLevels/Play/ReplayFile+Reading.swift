public import QubitPuzzle
import QuantumSimulator

extension ReplayFile {
  /// Reads a replay of a level.
  ///
  /// - Throws: ``ReplayFileError``.
  public init(reading bytes: [UInt8], level: Level) throws(ReplayFileError) {
    let document: JSONDocument
    do throws(JSONError) {
      document = try JSONDocument(reading: bytes)
    } catch {
      throw .json(error.fault, at: SourceText(bytes).position(at: error.range.start))
    }
    let reader = Reader(source: document.source, notation: LevelNotation(level: level))
    guard let version = document.root.number("schemaVersion") else {
      throw reader.fault(document.root, .missingVersion)
    }
    guard version == Double(FormatVersion.current) else {
      throw reader.fault(document.root, .version(version))
    }
    let id = try reader.string(document.root, "level")
    guard id == level.id else { throw reader.fault(document.root, .otherLevel(found: id, wanted: level.id)) }
    let seedText = try reader.string(document.root, "seed")
    guard let seed = UInt64(seedText) else { throw reader.fault(document.root, .seed(seedText)) }
    guard let nodes = document.root.elements("log") else {
      throw reader.fault(document.root, .missing("log"))
    }
    var log: [PlayLogEntry] = []
    for node in nodes { log.append(try reader.entry(node)) }
    self.level = id
    self.seed = seed
    self.log = log
    // Any other spelling of the same replay is brought into the canonical one when it is played and written again.
    text = document.source.text(in: SourceRange(0, bytes.count))
  }

  /// Reads the entries of a log.
  private struct Reader {
    let source: SourceText
    let notation: LevelNotation

    func fault(_ node: JSONNode, _ reason: ReplayFileError.Reason) -> ReplayFileError {
      .content(reason, at: source.position(at: node.range.start))
    }

    func string(_ node: JSONNode, _ key: String) throws(ReplayFileError) -> String {
      guard let text = node.text(key) else { throw fault(node, .missing(key)) }
      return text
    }

    func entry(_ node: JSONNode) throws(ReplayFileError) -> PlayLogEntry {
      var outcomes: [Outcome] = []
      for digit in try string(node, "outcomes").unicodeScalars {
        switch digit {
        case "0": outcomes.append(.zero)
        case "1": outcomes.append(.one)
        default: throw fault(node, .outcomes)
        }
      }
      return PlayLogEntry(try event(node), outcomes: outcomes)
    }

    private func event(_ node: JSONNode) throws(ReplayFileError) -> PlayEvent {
      if let move = node.text("move") {
        do throws(SpellingError) {
          return .move(try notation.move(move))
        } catch {
          throw fault(node, .move(error))
        }
      }
      if node.member("look") != nil { return .lookAgain }
      if node.member("release") != nil { return .release }
      guard let look = node.integer("force"), let outcome = node.integer("to"), 0...4096 ~= look,
        0...1 ~= outcome
      else { throw fault(node, .event) }
      return .force(look: look, Outcome(bit: outcome == 1))
    }
  }
}

/// Why a file is no replay of a level.
public enum ReplayFileError: Error, Hashable, Sendable {
  /// It is no JSON.
  case json(JSONFault, at: SourcePosition)
  /// It is JSON, and something is wrong in it.
  case content(Reason, at: SourcePosition)

  /// What can be wrong in a replay.
  public enum Reason: Hashable, Sendable {
    /// There is no `schemaVersion`.
    case missingVersion
    /// It was written by another version of the format.
    case version(Double)
    /// A member is missing, or is not of the type it has to have.
    case missing(String)
    /// It is the replay of another level.
    case otherLevel(found: String, wanted: String)
    /// The seed is no whole number of 64 bits.
    case seed(String)
    /// `outcomes` has another symbol than 0 and 1.
    case outcomes
    /// The text spells no move.
    case move(SpellingError)
    /// An entry is none of the events.
    case event
  }
}

extension ReplayFileError: CustomStringConvertible {
  /// The place and the mistake, without a full stop.
  public var description: String {
    switch self {
    case .json(let fault, let position): "\(position.line):\(position.column): \(fault.message)"
    case .content(let reason, let position): "\(position.line):\(position.column): \(reason.description)"
    }
  }
}

extension ReplayFileError.Reason: CustomStringConvertible {
  /// The mistake in words.
  public var description: String {
    switch self {
    case .missingVersion: "there is no \"schemaVersion\""
    case .version(let found):
      "format version \(DecimalNumber(shortest: found).text), where \(FormatVersion.current) is wanted"
    case .missing(let key): "\"\(key)\" is missing or of the wrong type"
    case .otherLevel(let found, let wanted): "a replay of '\(found)', where one of '\(wanted)' is wanted"
    case .seed(let text): "'\(text)' is no seed: a whole number from 0 to 18446744073709551615 is wanted"
    case .outcomes: "outcomes are digits 0 and 1, one for each look"
    case .move(let error): error.message
    case .event: "an entry is a move, a look, a forced outcome or a release"
    }
  }
}
