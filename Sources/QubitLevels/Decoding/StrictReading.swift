/// What reading a file of JSON strictly has come to: its meaning, or all the reasons why it has none.
struct StrictReading<Meaning> {
  /// What the file means; nil where it has an error.
  let meaning: Meaning?
  /// The file with the place of everything in it; nil where it is no JSON.
  let document: JSONDocument?
  /// Everything found wrong, in the order of the file.
  let diagnostics: [Diagnostic]

  /// Reads a file: one syntax error, or all errors of another kind up to a hundred. O(n) but for what `read` does.
  init(_ file: LevelFile, _ read: (inout LevelReader, JSONNode) -> Meaning?) {
    do throws(JSONError) {
      let document = try JSONDocument(reading: file.bytes)
      var reader = LevelReader(file: file.path, text: document.source)
      reader.log.recordDuplicateKeys(of: document)
      let meaning = read(&reader, document.root)
      self.document = document
      diagnostics = reader.log.sorted
      self.meaning = diagnostics.isEmpty ? meaning : nil
    } catch {
      meaning = nil
      document = nil
      diagnostics = [
        Diagnostic(.json(error.fault), in: file.path, text: SourceText(file.bytes), range: error.range)
      ]
    }
  }
}
