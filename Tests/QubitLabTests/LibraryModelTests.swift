import Foundation
import QubitLab
import QubitStoreEmulator
import Testing

@MainActor @Suite("The library, live")
struct LibraryModelTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "qubitlab-\(UUID().uuidString)")
  private var preference: DemonstrationPreference {
    DemonstrationPreference(path: folder.appending(path: "demonstration").path)
  }

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  private func model(_ engine: EntitlementEngine) throws -> LibraryModel {
    let catalogue = try LevelFolder(path: Repository.levels).contents().reading.catalogue
    return LibraryModel(catalogue, pass: EntitlementModel(engine), preference: preference)
  }

  /// The answer for the lab that asks for the pass.
  private func bench(_ model: LibraryModel) -> ContentAccess? {
    model.library.labs.first { $0.id == "two-qubit-bench" }?.access
  }

  private func until(_ condition: () -> Bool) async {
    while !condition() { await Task.yield() }
  }

  @Test(
    "an owner with a slow store sees a silent lock and then open content, never an upgrade",
    .timeLimit(.minutes(1)))
  func slowOwner() async throws {
    let store = EmulatedStore()
    await store.change { $0.happen(.bought(nil)) }
    await store.answer(.held)
    let engine = EntitlementEngine(store: store)
    let model = try model(engine)
    var seen: [ContentAccess?] = [bench(model)]
    let start = Task { await engine.start() }
    while await store.heldReads == 0 { await Task.yield() }
    seen.append(bench(model))
    await store.answer(.prompt)
    await start.value
    await until {
      seen.append(bench(model))
      return model.pass.entitlement.isResolved
    }
    #expect(seen.first == .locked(.silent))
    #expect(!seen.contains(.locked(.offersUpgrade)))
    #expect(bench(model) == .unlocked(.owned))
  }

  @Test("a purchase opens what was locked, and a price that fails closes nothing", .timeLimit(.minutes(1)))
  func purchase() async throws {
    let engine = EntitlementEngine(store: EmulatedStore())
    let model = try model(engine)
    await engine.start()
    await until { bench(model) == .locked(.offersUpgrade) && model.pass.offer.isReady }
    _ = await model.pass.purchase()
    await until { bench(model) == .unlocked(.owned) }
  }

  @Test("the teacher's switch is remembered by itself and leaves both booleans alone")
  func demonstration() async throws {
    let model = try model(EntitlementEngine(store: EmulatedStore()))
    #expect(bench(model) == .locked(.silent))
    try model.turn(.on)
    #expect(bench(model) == .unlocked(.classroomDemonstration))
    #expect(model.pass.entitlement == .undetermined)
    #expect(preference.read() == .on)
    let again = try self.model(EntitlementEngine(store: EmulatedStore()))
    #expect(again.demonstration == .on)
    try again.turn(.off)
    #expect(preference.read() == .off)
  }

  @Test("a preference that says anything else is off, and one that cannot be written is reported")
  func damaged() throws {
    for text in ["", "on", "ON\n", "owned\n", "off\n", String(repeating: "on\n", count: 100)] {
      try Data(text.utf8).write(to: URL(filePath: preference.path))
      #expect(preference.read() == .off, "\(text)")
    }
    let lost = DemonstrationPreference(path: folder.path + "/none/demonstration")
    #expect(lost.read() == .off)
    #expect(throws: PreferenceError.self) { try lost.write(.on) }
  }
}
