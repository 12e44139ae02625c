import QubitContent
import QubitPuzzle
import Testing

@testable import QubitLevels

@Suite("The catalogue")
struct CatalogueTests {
  let reading = CatalogueReading(files: Folder.files(in: Folder.levels))

  @Test func shipsWithoutFindings() {
    #expect(reading.diagnostics.filter { $0.severity == .error }.map(\.description) == [])
  }

  @Test func keepsTheOrderOfTheManifest() throws {
    let file = try #require(Folder.files(in: Folder.levels).first { $0.path == Manifest.path })
    let manifest = try #require(ManifestReading(file).manifest)
    let catalogue = reading.catalogue
    #expect(catalogue.packs.map(\.pack) == manifest.packs)
    #expect(catalogue.packs.map { $0.levels.map(\.id) } == manifest.packs.map(\.levels))
    #expect(catalogue.labs.map(\.lab) == manifest.labs)
  }

  @Test func findsLevelsByID() throws {
    let catalogue = reading.catalogue
    let level = try #require(catalogue.packs.first?.levels.last)
    #expect(catalogue.level(level.id) == level)
    #expect(catalogue.place(ofLevel: level.id) == .pack(0, level: catalogue.packs[0].levels.count - 1))
    let lab = try #require(catalogue.labs.first)
    #expect(catalogue.level(lab.lab.id) == lab.level)
    #expect(catalogue.place(ofLevel: lab.lab.id) == .lab(0))
    #expect(catalogue.level("no-such-level") == nil)
    #expect(catalogue.pack(catalogue.packs[0].pack.id)?.levels.count == catalogue.packs[0].levels.count)
  }

  @Test func knowsWhoMayOpenWhat() {
    #expect(reading.catalogue.packs.first?.pack.access == .free)
    #expect(reading.catalogue.labs.map(\.lab.access).contains(.masterPass))
  }
}
