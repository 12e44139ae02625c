extension Diagnostic {
  /// The diagnostic for a file that is no JSON.
  public init(_ error: JSONError, in file: String, bytes: [UInt8]) {
    self.init(.json(error.fault), in: file, text: SourceText(bytes), range: error.range)
  }

  /// The diagnostics for a document's duplicate keys.
  static func duplicateKeys(of document: JSONDocument, in file: String) -> [Diagnostic] {
    document.duplicateKeys.map { duplicate in
      let firstLine = document.source.position(at: duplicate.first.start).line
      return Diagnostic(
        .duplicateKey(duplicate.key.text, firstLine: firstLine), in: file, text: document.source,
        range: duplicate.key.range)
    }
  }
}
