extension Rule {
  /// Why the rule is there and what to do about it, in a sentence or two.
  public var explanation: String {
    switch self {
    case .jsonSyntax:
      "Level files are JSON as RFC 8259 has it: no comments, no trailing commas, no single quotes. The position is that of the first character that cannot be right."
    case .jsonEncoding:
      "Level files are UTF-8 without a byte order mark, so that every program reads the same characters."
    case .jsonLimits:
      "A level file is at most 1 MiB and 64 arrays or objects deep: a reader that runs in a browser must not be made to run out of memory or stack."
    case .jsonDuplicateKey:
      "Readers disagree on which of two equal keys counts. Keep one of them."
    case .tooManyErrors:
      "A file shows its first 100 errors; mend those and look again."
    }
  }
}
