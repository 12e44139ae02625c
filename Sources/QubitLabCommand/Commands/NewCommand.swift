import QubitLab

extension Command {
  /// Writes a level to begin from.
  static let new = Command(
    name: "new",
    summary: "Write a level to begin from, which validates.",
    discussion: """
      What is not given is asked for. The level is small, of the mechanic that was named, and its par is proved; its words
      say what to write there. Without --pack it becomes the file ID.json, or the one that --output names. With --pack it
      becomes the last level of that pack: its file is put into the pack's folder, and its id into packs.json.
      """,
    operands: .optional("ID"),
    options: [.mechanic, .englishTitle, .chineseTitle, .pack, .levels, .draftFile],
    examples: [
      Example(line: "qubitlab new", effect: "Asks for everything."),
      Example(
        line:
          "qubitlab new two-turns --mechanic build --title \"Two turns\" --title-zh-Hans 两次转动 --pack phase-and-turns",
        effect: "Adds a level to a pack."),
    ],
    run: { invocation, console throws(Failure) in
      let interview = Interview(console: console)
      let id = try interview.value(invocation.operands.first, to: "id, such as two-turns")
      let words = Mechanic.allCases.map(\.rawValue)
      let word =
        try interview.value(invocation[.mechanic], to: "mechanic: \(words.joined(separator: ", "))")
      guard let mechanic = Mechanic(rawValue: word) else {
        let near = suggestion(NearMiss.find(for: word, among: words))
        throw .usage("there is no mechanic '\(word)'\(near)")
      }
      let draft = LevelDraft(id: id, mechanic: mechanic, title: try interview.title(invocation))
      let path = try DraftFile(draft, invocation).write()
      console.print("\(path): written")
      let outcome: ValidationOutcome
      do throws(LevelFolderError) {
        outcome = try LevelValidation().outcome(ofFile: path)
      } catch {
        throw .missingInput("\(error)")
      }
      TextReport(outcome, in: .english).text.split(separator: "\n").forEach { console.print(String($0)) }
      return FailureBar.errors.isReached(by: outcome) ? .findings : .clean
    })
}

extension Option {
  /// Says what the player is to do.
  static let mechanic = Option(
    name: "mechanic", value: .oneOf(Mechanic.allCases.map(\.rawValue)), help: "What the player is to do.")
  /// Gives the title in English.
  static let englishTitle = Option(name: "title", value: .any("TEXT"), help: "The title in English.")
  /// Gives the title in Chinese.
  static let chineseTitle = Option(
    name: "title-zh-Hans", value: .any("TEXT"), help: "The title in Simplified Chinese.")
  /// Adds the level to a pack.
  static let pack = Option(name: "pack", value: .any("ID"), help: "Add the level to the end of this pack.")
  /// Names the file.
  static let draftFile = Option(
    name: "output", value: .any("FILE"), help: "The file to write; ID.json unless given.")
}

/// Asks for what the command line did not say.
private struct Interview {
  let console: Console

  /// The answer to a question.
  func answer(to question: String) throws(Failure) -> String {
    console.prompt("\(question): ")
    guard let line = console.read(), !line.isEmpty else { throw .usage("no answer to: \(question)") }
    return line
  }

  /// What was given, or else the answer to a question.
  func value(_ given: String?, to question: String) throws(Failure) -> String {
    if let given { return given }
    return try answer(to: question)
  }

  /// The title: as the options have it, as it is answered where everything is asked for, nil otherwise.
  func title(_ invocation: Invocation) throws(Failure) -> LocalizedText? {
    let isAsking = invocation.operands.isEmpty
    guard isAsking || invocation.has(.englishTitle) || invocation.has(.chineseTitle) else { return nil }
    let english =
      try isAsking ? value(invocation[.englishTitle], to: "title in English") : invocation[.englishTitle]
    let chinese = try isAsking ? value(invocation[.chineseTitle], to: "中文标题") : invocation[.chineseTitle]
    return LocalizedText(simplifiedChinese: chinese ?? "新关卡", english: english ?? "A new level")
  }
}

/// Where a draft is to be written.
private struct DraftFile {
  let text: String
  let path: String
  /// The manifest with the level, and where it is; nil where the level joins no pack.
  let manifest: (text: String, path: String)?

  init(_ draft: LevelDraft, _ invocation: Invocation) throws(Failure) {
    guard let level = draft.reading.level else {
      throw .usage(draft.reading.diagnostics.map(\.message).joined(separator: "\n"))
    }
    do throws(LevelEncodingError) {
      text = try level.encoded()
    } catch {
      throw .badData("\(error)")
    }
    guard let pack = invocation[.pack] else {
      path = invocation[.draftFile] ?? "\(draft.id).json"
      manifest = nil
      return
    }
    guard !invocation.has(.draftFile) else { throw .usage("--output and --pack exclude one another") }
    let folder = invocation[.levels] ?? LevelLookup.usualFolder
    let addition = try Self.addition(of: draft.id, toPack: pack, folder: folder)
    path = "\(folder)/\(addition.path)"
    manifest = (addition.text, "\(folder)/\(Manifest.path)")
  }

  /// Writes the level, and then the manifest that lists it; gives back where the level is.
  func write() throws(Failure) -> String {
    guard !FormattedFile.exists(path) else { throw .usage("'\(path)' is there already") }
    try OutputFile.write(text, to: path)
    if let manifest { try OutputFile.write(manifest.text, to: manifest.path) }
    return path
  }

  private static func addition(
    of id: String, toPack pack: String, folder: String
  ) throws(Failure) -> ManifestAddition {
    let bytes: [UInt8]
    do throws(LevelFolderError) {
      bytes = try LevelFolder.bytes(of: "\(folder)/\(Manifest.path)")
    } catch {
      throw .missingInput("\(error)")
    }
    do throws(ManifestAdditionError) {
      return try ManifestAddition(of: id, toPack: pack, in: LevelFile(path: Manifest.path, bytes: bytes))
    } catch {
      switch error {
      case .unreadable(let diagnostics):
        throw .badData(diagnostics.map(\.description).joined(separator: "\n"))
      case .unknownPack(let name, let known):
        let near = suggestion(NearMiss.find(for: name, among: known))
        throw .usage("there is no pack '\(name)'\(near)")
      }
    }
  }
}
