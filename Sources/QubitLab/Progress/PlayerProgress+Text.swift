import QubitLevels

extension PlayerProgress {
  /// The version of the file that is written. Version 1 had no attempts; it is still read.
  static let version = 2

  /// The file: JSON with keys in order, so that equal progress is equal bytes.
  public var text: String {
    let solved = solutions.keys.sorted().map { id in
      let solution = solutions[id] ?? Solution(stars: 1, moves: 0)
      return "    \(Self.quoted(id)): {\"stars\": \(solution.stars), \"moves\": \(solution.moves)}"
    }
    let begun = attempts.keys.sorted().map { id in
      "    \(Self.quoted(id)): \(Self.quoted(attempts[id] ?? ""))"
    }
    return """
      {
        "schemaVersion": \(Self.version),
        "levels": \(Self.object(solved)),
        "attempts": \(Self.object(begun))
      }

      """
  }

  /// Reads a file of this version or an earlier one.
  ///
  /// - Throws: ``ProgressError/damaged(_:)`` or ``ProgressError/newerVersion(_:)``.
  public init(reading bytes: [UInt8]) throws(ProgressError) {
    let document: JSONDocument
    do throws(JSONError) {
      document = try JSONDocument(reading: bytes, limits: JSONLimits(byteCount: 64 << 20, depth: 8))
    } catch {
      let place = SourceText(bytes).position(at: error.range.start)
      throw .damaged("\(place.line):\(place.column): \(error.fault.message)")
    }
    guard document.duplicateKeys.isEmpty else { throw .damaged("a key occurs twice") }
    guard let version = document.root.number("schemaVersion"), version >= 1, version == version.rounded()
    else { throw .damaged("there is no \"schemaVersion\"") }
    guard version <= Double(Self.version) else { throw .newerVersion(Int(min(version, 1e9))) }
    var solutions: [String: Solution] = [:]
    var attempts: [String: String] = [:]
    for (id, node) in try Self.members(document.root, "levels") {
      guard let stars = node.integer("stars"), 1...3 ~= stars, let moves = node.integer("moves"),
        0...1_000_000 ~= moves
      else { throw .damaged("the solution of '\(id)' is not one") }
      solutions[id] = Solution(stars: stars, moves: moves)
    }
    // Version 1 had no attempts: what was begun was not kept.
    if version >= 2 {
      for (id, node) in try Self.members(document.root, "attempts") {
        guard case .string(let replay) = node.value else {
          throw .damaged("the attempt at '\(id)' is no text")
        }
        attempts[id] = replay.text
      }
    }
    self.init(solutions: solutions, attempts: attempts)
  }

  private static func members(_ root: JSONNode, _ key: String) throws(ProgressError) -> [(String, JSONNode)] {
    guard let members = root.members(key) else { throw .damaged("\"\(key)\" is missing or no object") }
    return members.map { ($0.key.text, $0.value) }
  }

  private static func object(_ lines: [String]) -> String {
    lines.isEmpty ? "{}" : "{\n\(lines.joined(separator: ",\n"))\n  }"
  }

  private static func quoted(_ text: String) -> String { JSONText.string(text).flat }
}
