import QubitLab

extension Command {
  /// Writes a level to begin from.
  static let new = Command(
    name: "new",
    summary: "Write a level to begin from, which validates.",
    discussion: """
      What is not given is asked for, and asked again where the answer will not do. The level is small, of the mechanic that
      was named, and its par is proved; its words say what to write there. Without --pack it becomes the file ID.json, or
      the one that --output names. With --pack it becomes the last level of that pack: its file is put into the pack's
      folder, and its id into packs.json.
      """,
    operands: .optional("ID"),
    options: [.mechanic, .englishTitle, .chineseTitle, .pack, .levels, .draftFile, .language],
    examples: [
      Example(line: "qubitlab new", effect: "Asks for everything."),
      Example(
        line:
          "qubitlab new two-turns --mechanic build --title \"Two turns\" --title-zh-Hans 两次转动 --pack phase-and-turns",
        effect: "Adds a level to a pack."),
    ],
    run: { invocation, console throws(Failure) in
      let draft = try Interview(console: console, language: invocation.language).draft(invocation)
      let path = try DraftFile(draft, invocation).write()
      console.print("\(path): \(invocation.language.written)")
      let outcome: ValidationOutcome
      do throws(LevelFolderError) {
        outcome = try LevelValidation().outcome(ofFile: path)
      } catch {
        throw .unreadable(error)
      }
      TextReport(outcome, in: invocation.language).text.split(separator: "\n").forEach {
        console.print(String($0))
      }
      return FailureBar.errors.isReached(by: outcome) ? .findings : .clean
    })
}

extension Language {
  fileprivate var written: String {
    switch self {
    case .english: "written"
    case .simplifiedChinese: "写好了"
    }
  }
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

/// Where a draft is to be written.
private struct DraftFile {
  let text: String
  let path: String
  /// The manifest with the level, and where it is; nil where the level joins no pack.
  let manifest: (text: String, path: String)?

  init(_ draft: LevelDraft, _ invocation: Invocation) throws(Failure) {
    guard let level = draft.reading.level else {
      let language = invocation.language
      throw .usage(draft.reading.diagnostics.map { $0.defect.message(in: language) }.joined(separator: "\n"))
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
    guard LevelFolder.isFolder(folder) else { throw .unreadable(.missing(folder)) }
    do throws(LevelFolderError) {
      bytes = try LevelFolder.bytes(of: "\(folder)/\(Manifest.path)")
    } catch {
      throw .unreadable(error)
    }
    do throws(ManifestAdditionError) {
      return try ManifestAddition(of: id, toPack: pack, in: LevelFile(path: Manifest.path, bytes: bytes))
    } catch {
      switch error {
      case .unreadable(let diagnostics):
        throw .badData(diagnostics.map(\.description).joined(separator: "\n"))
      case .idInUse(let id): throw .badData("there is a level or lab '\(id)' already; every id is used once")
      case .unknownPack(let name, let known):
        let near = suggestion(NearMiss.find(for: name, among: known))
        throw .usage("there is no pack '\(name)'\(near)")
      }
    }
  }
}
