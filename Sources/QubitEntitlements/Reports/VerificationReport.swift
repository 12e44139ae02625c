#if canImport(CLibcrypto)
  /// What files that should each hold one token turned out to be, a line a file.
  public struct VerificationReport: Hashable, Sendable {
    /// The files in the order in which they were named.
    public let lines: [Line]

    /// One file.
    public struct Line: Hashable, Sendable {
      /// The file as it was named.
      public let file: String
      /// What was found.
      public let verdict: FileVerdict
    }

    /// Verifies files. About 2 ms a good token.
    public init(files: [String], policy: VerificationPolicy) {
      let verifier = TransactionVerifier(policy)
      lines = files.map { Line(file: $0, verdict: verifier.verify(file: $0)) }
    }

    /// Whether every file is a statement of the store for this app.
    public var acceptsAll: Bool {
      lines.allSatisfy { if case .accepted = $0.verdict { true } else { false } }
    }

    /// Whether some file could not be read, which says nothing about what is in it.
    public var hasUnreadable: Bool {
      lines.contains { line in
        switch line.verdict {
        case .unreadable, .notAFile: true
        case .accepted, .refused: false
        }
      }
    }

    /// The report for people: a line a file, with the reason.
    public var text: String {
      let width = lines.map { $0.file.safeForTerminals.count }.max() ?? 0
      return lines.map { line in
        let name = line.file.safeForTerminals.padded(to: width)
        return "\(line.verdict.word.padded(to: 10))  \(name)  \(line.verdict.detail.safeForTerminals)\n"
      }.joined()
    }

    /// The report for machines: a JSON object with the version of its shape.
    public var json: String {
      JSONOutput.object([
        ("version", .integer(1)),
        ("acceptsAll", .boolean(acceptsAll)),
        (
          "files",
          .list(
            lines.map {
              .object([("file", .text($0.file)), ("verdict", .text($0.verdict.word))] + $0.verdict.json)
            })
        ),
      ]).written() + "\n"
    }
  }
#endif

extension FileVerdict {
  /// The verdict as a word: the same in text and in JSON.
  public var word: String {
    switch self {
    case .accepted: "accepted"
    case .refused: "refused"
    case .unreadable: "unreadable"
    case .notAFile: "not-a-file"
    }
  }

  var detail: String {
    switch self {
    case .accepted(let statement): statement.transaction.product.rawValue
    case .refused(let failure): "\(failure.code): \(failure)"
    case .unreadable(let code): "the system's error \(code)"
    case .notAFile: "a folder, a pipe or a device"
    }
  }

  var json: [(key: String, value: JSONOutput)] {
    switch self {
    case .accepted(let statement): statement.json
    case .refused(let failure): failure.json
    case .unreadable(let code): [("systemCode", .integer(Int64(code)))]
    case .notAFile: []
    }
  }
}
