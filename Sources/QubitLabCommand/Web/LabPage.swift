import QubitLab

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The lab as one HTML file: the page's own files, the engine and the levels put together.
///
/// What is locked is decided here, by the engine's gate, once for classroom demonstration off and once for on; the page
/// shows what it was told and decides nothing.
struct LabPage {
  /// The page's own files by name.
  let parts: [String: String]
  /// The engine's WebAssembly module.
  let engine: [UInt8]
  /// All packs and labs.
  let catalogue: Catalogue
  /// What is known about the master pass.
  let entitlement: EntitlementState
  /// The language in which the page begins, or nil for the browser's.
  let language: Language?

  /// The files of the page; scripts in the order in which they are joined, each after those that it uses.
  static let template = "page.html"
  static let style = "style.css"
  static let scripts = [
    "engine.mjs", "words.mjs", "progress.mjs", "controls.mjs", "sphere.mjs", "amplitudes.mjs", "stage.mjs",
    "placing.mjs", "dials.mjs", "board.mjs", "playhead.mjs", "precession.mjs", "looks.mjs", "play.mjs",
    "shared.mjs", "app.mjs",
  ]

  /// The page.
  var html: String {
    var html = parts[Self.template] ?? ""
    html.put(parts[Self.style] ?? "", in: "/*STYLE*/")
    html.put(Self.scripts.map { Self.joinable(parts[$0] ?? "") }.joined(separator: "\n"), in: "/*SCRIPT*/")
    html.put(data, in: "/*DATA*/")
    html.put(Data(engine).base64EncodedString(), in: "/*ENGINE*/")
    return html
  }

  /// A module as a part of one script: its names are unique, so that imports fall away and exports are plain.
  private static func joinable(_ module: String) -> String {
    module.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("import ") }
      .map { $0.hasPrefix("export ") ? $0.dropFirst("export ".count) : $0 }
      .joined(separator: "\n")
  }

  private var data: String {
    let packs = catalogue.packs.map { pack in
      let levels = pack.levels.map { entry($0, "") }.joined(separator: ",\n")
      return """
        {"id": \(quoted(pack.pack.id)), "title": \(text(pack.pack.title)), "summary": \(text(pack.pack.summary)),
        "access": \(access(to: pack.pack.access)), "levels": [
        \(levels)]}
        """
    }
    let labs = catalogue.labs.map { entry($0.level, "\"access\": \(access(to: $0.lab.access)), ") }
    let language = language.map { quoted($0.rawValue) } ?? "null"
    return """
      {"language": \(language), "packs": [
      \(packs.joined(separator: ",\n"))], "labs": [
      \(labs.joined(separator: ",\n"))]}
      """
  }

  private func entry(_ loaded: LoadedLevel, _ more: String) -> String {
    let file = String(decoding: loaded.source.document.source.bytes, as: UTF8.self)
    return """
      {"id": \(quoted(loaded.id)), \(more)"title": \(text(loaded.level.texts.title)), "file": \(quoted(file))}
      """
  }

  private func access(to requirement: AccessRequirement) -> String {
    func word(_ demonstration: ClassroomDemonstration) -> String {
      EntitlementGate(entitlement: entitlement, demonstration: demonstration).access(to: requirement).word
    }
    return "{\"usual\": \(quoted(word(.off))), \"demonstration\": \(quoted(word(.on)))}"
  }

  private func text(_ text: LocalizedText) -> String {
    "{\"en\": \(quoted(text.english)), \"zh-Hans\": \(quoted(text.simplifiedChinese))}"
  }

  /// A JSON string that no end of a script element can stand in.
  private func quoted(_ text: String) -> String {
    var quoted = ""
    for scalar in JSONText.string(text).flat.unicodeScalars {
      switch scalar {
      case "<", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted
  }
}

extension ContentAccess {
  /// The word for the page.
  fileprivate var word: String {
    switch self {
    case .unlocked(.free): "free"
    case .unlocked(.owned): "owned"
    case .unlocked(.classroomDemonstration): "classroom"
    case .locked(.silent): "silent"
    case .locked(.offersUpgrade): "upgrade"
    }
  }
}

extension String {
  /// Puts a text in the place of the first `mark`.
  fileprivate mutating func put(_ text: String, in mark: String) {
    if let range = firstRange(of: mark) { replaceSubrange(range, with: text) }
  }
}
