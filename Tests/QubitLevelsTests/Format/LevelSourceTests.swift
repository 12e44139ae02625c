import Foundation
import QubitPuzzle
import Testing

@testable import QubitLevels

@Suite("Places of a level's parts")
struct LevelSourceTests {
  let source: LevelSource

  init() throws {
    let file = try #require(
      Folder.files(in: Folder.broken.appending(path: "proof")).first { $0.path == "route-wrong.json" })
    source = try #require(LevelReading(file).source)
  }

  private func spelling(_ place: LevelPlace) -> String {
    source.document.source.text(in: source.range(of: place))
  }

  @Test func areWhereTheyAreWritten() {
    #expect(spelling(.level) == "{")
    #expect(spelling(.id) == "\"make-a-pair\"")
    #expect(spelling(.taught(0)) == "\"bell-state\"")
    #expect(spelling(.qubit(1)) == "\"q1\"")
    #expect(spelling(.start) == "{\"ket\": \"|00>\"}")
    #expect(spelling(.tool(1)) == "\"CX\"")
    #expect(spelling(.goal(0)).hasPrefix("{\"kind\": \"state\""))
    #expect(spelling(.scoring).hasPrefix("{\"counting\""))
    #expect(spelling(.par) == "2")
    #expect(spelling(.solution(0)) == "[\"H q0\", \"CX q0 q1\"]")
    #expect(spelling(.solutionMove(solution: 0, 1)) == "\"CX q0 q1\"")
    #expect(spelling(.routeMove(route: 0, 0)) == "\"H q0\"")
    #expect(spelling(.text(.brief)).hasPrefix("{\"zh-Hans\""))
  }

  @Test func textsHaveAPlaceInEachLanguage() {
    let text = source.document.source
    #expect(text.text(in: source.range(of: .title, in: .english)) == "\"A pair\"")
    #expect(text.text(in: source.range(of: .title, in: .simplifiedChinese)) == "\"成对\"")
    #expect(text.text(in: source.range(of: .route(0), in: .english)) == "\"That works too.\"")
  }

  /// What is not written has the place of the nearest part that is.
  @Test func absentPartsHaveANeighbour() {
    #expect(spelling(.solutionMove(solution: 0, 9)) == spelling(.solution(0)))
    #expect(spelling(.media(0)) == "{")
    #expect(spelling(.boardItem(3)) == "[]")
  }
}
