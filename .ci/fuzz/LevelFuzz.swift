// libFuzzer's entry for the files of levels: the first byte says which reader gets the rest. Compiled into the module it
// tests, by `.ci/level-fuzz`.

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard count > 0 else { return 0 }
  let bytes = Array(UnsafeBufferPointer(start: start + 1, count: count - 1))
  let file = LevelFile(path: "01-pack/01-level.json", bytes: bytes)
  switch start[0] % 4 {
  case 0: fuzzLevel(file)
  case 1:
    let reading = ManifestReading(file)
    fuzzDiagnostics(reading.diagnostics, file, isRead: reading.manifest != nil)
  case 2:
    let reading = SettingsReading(file)
    fuzzDiagnostics(reading.diagnostics, file, isRead: reading.settings != nil)
  default: _ = LevelOutline(skimming: file)
  }
  return 0
}

/// A level, or the reasons why there is none; a level that was read is written and read back as the same.
private func fuzzLevel(_ file: LevelFile) {
  let reading = LevelReading(file)
  fuzzDiagnostics(reading.diagnostics, file, isRead: reading.level != nil)
  guard let level = reading.level else { return }
  guard let text = try? level.encoded() else { fatalError("a level that was read cannot be written") }
  let again = LevelReading(LevelFile(path: file.path, bytes: Array(text.utf8)))
  guard again.level == level else { fatalError("what was written is another level: \(text)") }
  guard (try? again.level?.encoded()) == text else { fatalError("writing again changes: \(text)") }
}

/// Either something is found wrong, at places that the file has and in words, or the file was read.
private func fuzzDiagnostics(_ diagnostics: [Diagnostic], _ file: LevelFile, isRead: Bool) {
  guard diagnostics.isEmpty == isRead else { fatalError("neither read nor refused") }
  for diagnostic in diagnostics {
    guard diagnostic.start.offset <= diagnostic.end.offset, diagnostic.end.offset <= file.bytes.count,
      diagnostic.start.line >= 1, diagnostic.start.column >= 1
    else { fatalError("an error without a place: \(diagnostic)") }
    guard !diagnostic.message.isEmpty, !diagnostic.defect.message(in: .simplifiedChinese).isEmpty else {
      fatalError("an error without words: \(diagnostic.rule)")
    }
  }
}
