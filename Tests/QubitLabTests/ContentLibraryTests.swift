import QubitLab
import Testing

@Suite("The library behind the gate")
struct ContentLibraryTests {
  let catalogue: Catalogue

  init() throws {
    catalogue = try LevelFolder(path: Repository.levels).contents().reading.catalogue
  }

  private func library(
    _ entitlement: EntitlementState, _ demonstration: ClassroomDemonstration = .off
  ) -> ContentLibrary<EntitlementGate> {
    ContentLibrary(catalogue, gate: EntitlementGate(entitlement: entitlement, demonstration: demonstration))
  }

  @Test("free packs are open whatever is known about the pass")
  func free() throws {
    for entitlement in [EntitlementState.undetermined, .notOwned, .owned] {
      let pack = try #require(library(entitlement).packs.first)
      #expect(pack.access == .unlocked(.free))
      #expect(pack.levels.count == 12)
      #expect(try library(entitlement).level("flip-the-arrow").id == "flip-the-arrow")
    }
  }

  @Test("what asks for the pass says why it is open, or how its lock behaves")
  func masterPass() throws {
    let bench = "two-qubit-bench"
    func access(_ entitlement: EntitlementState, _ demonstration: ClassroomDemonstration = .off)
      -> ContentAccess?
    {
      library(entitlement, demonstration).labs.first { $0.id == bench }?.access
    }
    #expect(access(.undetermined) == .locked(.silent))
    #expect(access(.notOwned) == .locked(.offersUpgrade))
    #expect(access(.owned) == .unlocked(.owned))
    #expect(access(.notOwned, .on) == .unlocked(.classroomDemonstration))
    #expect(throws: LibraryError.locked(bench, .silent)) { try library(.undetermined).level(bench) }
    #expect(throws: LibraryError.locked(bench, .offersUpgrade)) { try library(.notOwned).level(bench) }
    #expect(try library(.owned).level(bench).isSandbox)
  }

  @Test("a locked lab shows its name and keeps its sandbox")
  func lockedLab() throws {
    let entry = try #require(library(.notOwned).labs.first { $0.id == "two-qubit-bench" })
    #expect(!entry.title[.english].isEmpty)
    #expect(entry.level == nil)
  }

  @Test("a new gate changes the answers at once")
  func newGate() throws {
    var library = library(.undetermined)
    library.gate = EntitlementGate(entitlement: .owned)
    #expect(library.labs.allSatisfy { $0.access.isUnlocked })
  }

  @Test("a level that is not there is named")
  func unknown() {
    #expect(throws: LibraryError.noSuchLevel("nowhere")) { try library(.owned).level("nowhere") }
  }
}
