import QubitLab

/// Asks whoever begins a level for what the command line did not say.
struct Interview {
  let console: Console
  let language: Language

  /// The draft that the command line and the answers describe.
  func draft(_ invocation: Invocation) throws(Failure) -> LevelDraft {
    let id = try value(invocation.operands.first, question: "id, such as two-turns", "编号，例如 two-turns") {
      (id) throws(Failure) in
      if let fault = LevelDraft(id: id, mechanic: .build, title: nil).reading.diagnostics.first {
        throw .usage(fault.defect.message(in: language))
      }
      return id
    }
    let words = Mechanic.allCases.map(\.rawValue)
    let list = words.joined(separator: ", ")
    let mechanic = try value(invocation[.mechanic], question: "mechanic: \(list)", "玩法：\(list)") {
      (word) throws(Failure) in
      guard let mechanic = Mechanic(rawValue: word) else {
        let fault = StructureFault.unknownWord(
          word, wanted: words, near: NearMiss.find(for: word, among: words))
        throw .usage(Defect.structure(fault).message(in: language))
      }
      return mechanic
    }
    return LevelDraft(id: id, mechanic: mechanic, title: try title(invocation))
  }

  /// The title: as the options have it, as it is answered where everything is asked for, nil otherwise.
  private func title(_ invocation: Invocation) throws(Failure) -> LocalizedText? {
    let isAsking = invocation.operands.isEmpty
    guard isAsking || invocation.has(.englishTitle) || invocation.has(.chineseTitle) else { return nil }
    let english = try title(invocation[.englishTitle], isAsking ? ("title in English", "英文标题") : nil)
    let chinese = try title(invocation[.chineseTitle], isAsking ? ("title in Chinese", "中文标题") : nil)
    return LocalizedText(simplifiedChinese: chinese ?? "新关卡", english: english ?? "A new level")
  }

  private func title(
    _ given: String?, _ question: (english: String, chinese: String)?
  ) throws(Failure) -> String? {
    guard given != nil || question != nil else { return nil }
    return try value(given, question: question?.english ?? "", question?.chinese ?? "") {
      (words) throws(Failure) in
      guard !words.allSatisfy(\.isWhitespace) else {
        throw .usage(Defect.structure(.blankText).message(in: language))
      }
      return words
    }
  }

  /// What was given, or else the answer to a question, which is asked until `check` accepts the answer.
  private func value<Value>(
    _ given: String?, question english: String, _ chinese: String,
    _ check: (String) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let given { return try check(given) }
    let question = language == .english ? english : chinese
    while true {
      console.prompt("\(question): ")
      guard let line = console.read() else { throw .usage("no answer to: \(question)") }
      do throws(Failure) {
        return try check(line)
      } catch {
        console.complain(error.message)
      }
    }
  }
}
