import QubitLab
import QubitStoreEmulator

extension Command {
  /// Writes the lab as one page for a browser.
  static let web = Command(
    name: "web",
    summary: "Write the lab as one HTML page that needs no network.",
    discussion: """
      The page holds the engine as WebAssembly, all levels and both languages; it opens from a file. The engine has to
      be built first: `.ci/web` does that, and then runs this command.

      Which packs are open in the page is settled here, by --entitlement, or by where --store-script ends: undetermined
      unless given, as at the start of an app. Nothing in the page can change it but classroom demonstration, which is a
      setting of the device.
      """,
    operands: .none,
    options: [.output, .levels, .pageLanguage, .entitlement, .storeScript, .engine, .page],
    examples: [
      Example(line: "qubitlab web --output lab.html", effect: "Writes lab.html; open it in a browser."),
      Example(
        line: "qubitlab web --output lab.html --entitlement owned",
        effect: "Writes the page as a player sees it who owns the pass."),
      Example(
        line: "qubitlab web --output lab.html --store-script refund-while-closed",
        effect: "Writes the page as it is after a refund; see 'qubitlab entitlement simulate'."),
    ],
    run: { invocation, console throws(Failure) in
      guard let output = invocation[.output] else {
        throw .usage("--output FILE is wanted: where the page goes")
      }
      let reading = try LevelLookup.reading(for: invocation)
      let folder = invocation[.page] ?? "Sources/QubitLabWeb/Page"
      var parts: [String: String] = [:]
      for name in LabPage.scripts + [LabPage.template, LabPage.style] {
        parts[name] = String(decoding: try bytes(of: "\(folder)/\(name)"), as: UTF8.self)
      }
      let page = LabPage(
        parts: parts, engine: try engine(for: invocation), catalogue: reading.catalogue,
        entitlement: try entitlement(for: invocation),
        language: invocation[.pageLanguage].flatMap(Language.init(rawValue:)))
      try OutputFile.write(page.html, to: output)
      let levels = reading.catalogue.levels.count
      console.print("\(output): \(levels) levels, \(page.engine.count / 1000) kB of engine")
      return .clean
    })

  /// What is known about the master pass: what the command line says, or where a script of the store ends.
  private static func entitlement(for invocation: Invocation) throws(Failure) -> EntitlementState {
    guard let name = invocation[.storeScript] else { return invocation.entitlement }
    guard invocation[.entitlement] == nil else {
      throw .usage("--entitlement and --store-script say the same thing; one of them is enough")
    }
    let simulation = Simulation(try script(named: name))
    if let failure = simulation.failures.first {
      throw .badData(
        "'\(name)', line \(failure.line.number): expected \(failure.wanted), found \(failure.found)")
    }
    return simulation.process.app.entitlement
  }

  private static func engine(for invocation: Invocation) throws(Failure) -> [UInt8] {
    let path = invocation[.engine] ?? ".build-wasm/qubitlab.wasm"
    let engine: [UInt8]
    do throws(LevelFolderError) {
      engine = try LevelFolder.bytes(of: path)
    } catch {
      throw .missingInput("\(error); `.ci/web` builds the engine")
    }
    guard engine.starts(with: [0, 0x61, 0x73, 0x6D]) else {
      throw .badData("'\(path)' is no WebAssembly module")
    }
    return engine
  }

  private static func bytes(of path: String) throws(Failure) -> [UInt8] {
    do throws(LevelFolderError) {
      return try LevelFolder.bytes(of: path)
    } catch {
      throw .missingInput("\(error)")
    }
  }
}

extension Option {
  /// The language in which the page begins.
  static let pageLanguage = Option(
    name: "language", value: .oneOf(Language.spellings),
    help: "The language in which the page begins; the browser's unless given.")
  /// What happens in the store before the page is written.
  static let storeScript = Option(
    name: "store-script", value: .any("SCRIPT"),
    help: "What happens in the store before: a script's file, or a scenario's name.")
  /// The engine's module.
  static let engine = Option(
    name: "engine", value: .any("FILE"), help: "The engine's module; .build-wasm/qubitlab.wasm unless given.")
  /// The page's own files.
  static let page = Option(
    name: "page", value: .any("FOLDER"), help: "The page's own files; Sources/QubitLabWeb/Page unless given.")
}
