import QubitLab

extension Command {
  /// Lists packs and labs as a front end may show them under an entitlement.
  static let packs = Command(
    name: "packs",
    summary: "List the packs and labs, and say what is open to whom and why.",
    discussion: """
      What is open depends on what is known about the master pass. Nothing is bought or read from a store here: the
      entitlement is the one that --entitlement names, and undetermined unless given, as at the start of an app.
      """,
    operands: .none,
    options: [.levels, .language, .entitlement, .demonstration],
    examples: [
      Example(
        line: "qubitlab packs --entitlement not-owned",
        effect: "What somebody sees who has not bought the pass."),
      Example(
        line: "qubitlab packs --demonstration", effect: "What a teacher sees in classroom demonstration."),
    ],
    run: { invocation, console throws(Failure) in
      let reading = try LevelLookup.reading(for: invocation)
      let gate = EntitlementGate(
        entitlement: invocation.entitlement, demonstration: invocation.has(.demonstration) ? .on : .off)
      let library = ContentLibrary(reading.catalogue, gate: gate)
      let language = invocation.language
      for (index, pack) in library.packs.enumerated() {
        console.print(
          "\(index + 1). \(pack.title[language]) (\(pack.id)): \(pack.access.sentence(in: language))")
        for (number, level) in pack.levels.enumerated() {
          console.print("   \(number + 1). \(level.texts.title[language]) (\(level.id))")
        }
      }
      for lab in library.labs {
        console.print("*  \(lab.title[language]) (\(lab.id)): \(lab.access.sentence(in: language))")
      }
      return .clean
    })
}

extension Option {
  /// Sets what is known about the master pass.
  static let entitlement = Option(
    name: "entitlement", value: .oneOf(EntitlementState.Standing.allCases.map(\.rawValue)),
    help: "What is known about the master pass.")
  /// Switches classroom demonstration on.
  static let demonstration = Option(
    name: "demonstration", value: nil, help: "Classroom demonstration is on.")
}

extension Invocation {
  /// What the command line says is known about the master pass.
  var entitlement: EntitlementState {
    switch self[.entitlement].flatMap(EntitlementState.Standing.init(rawValue:)) {
    case .owned: .owned
    case .notOwned: .notOwned
    case .undetermined, nil: .undetermined
    }
  }
}

extension ContentAccess {
  /// Whether something is open and why, for a list of packs.
  func sentence(in language: Language) -> String {
    switch (self, language) {
    case (.unlocked(.free), .english): "open, free to all"
    case (.unlocked(.owned), .english): "open, the pass is owned"
    case (.unlocked(.classroomDemonstration), .english): "open, classroom demonstration"
    case (.locked(.silent), .english): "locked, the pass not known yet: no upgrade is offered"
    case (.locked(.offersUpgrade), .english): "locked, the upgrade is offered"
    case (.unlocked(.free), .simplifiedChinese): "开放，对所有人免费"
    case (.unlocked(.owned), .simplifiedChinese): "开放，已拥有通行证"
    case (.unlocked(.classroomDemonstration), .simplifiedChinese): "开放，课堂演示中"
    case (.locked(.silent), .simplifiedChinese): "锁定，尚不知道是否拥有通行证，不提示购买"
    case (.locked(.offersUpgrade), .simplifiedChinese): "锁定，可以购买通行证"
    }
  }
}
