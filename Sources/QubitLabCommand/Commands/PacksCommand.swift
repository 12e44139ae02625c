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
