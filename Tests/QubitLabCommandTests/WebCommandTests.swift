import Foundation
import Testing

@testable import QubitLabCommand

@Suite("Writing the page")
struct WebCommandTests {
  /// The page that a command line writes with an engine of eight bytes: a WebAssembly module that is empty.
  private func page(_ arguments: String...) throws -> String {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = folder.appending(path: "lab.html").path
    let transcript = Transcript(command(folder, page) + arguments)
    #expect(transcript.code == .clean, "\(transcript.complaints)")
    return try String(contentsOfFile: page, encoding: .utf8)
  }

  private func complaint(_ arguments: String...) throws -> (code: ExitCode, complaints: [String]) {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let transcript = Transcript(command(folder, folder.appending(path: "lab.html").path) + arguments)
    return (transcript.code, transcript.complaints)
  }

  private func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "qubitlab-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data([0, 0x61, 0x73, 0x6D, 1, 0, 0, 0]).write(to: folder.appending(path: "engine.wasm"))
    return folder
  }

  private func command(_ folder: URL, _ page: String) -> [String] {
    [
      "web", "--output", page, "--levels", Repository.levels, "--engine",
      folder.appending(path: "engine.wasm").path, "--page",
      "\(Repository.levels)/../Sources/QubitLabWeb/Page",
    ]
  }

  /// How the page shows what the pass opens.
  private func access(in page: String) -> Set<String> {
    Set(["silent", "upgrade", "owned"].filter { page.contains("{\"usual\": \"\($0)\"") })
  }

  @Test(
    "what is locked is settled by the end of a script of the store",
    arguments: [
      ("offline-launch", "owned"), ("restore-finds-purchase", "owned"), ("refund-while-closed", "upgrade"),
      ("cancelled-purchase", "upgrade"),
    ])
  func storeScripts(name: String, access wanted: String) throws {
    #expect(access(in: try page("--store-script", name)) == [wanted])
  }

  @Test(
    "what is locked is settled by what the command line says",
    arguments: [("undetermined", "silent"), ("not-owned", "upgrade"), ("owned", "owned")])
  func standings(name: String, access wanted: String) throws {
    #expect(access(in: try page("--entitlement", name)) == [wanted])
  }

  @Test("a page is written by one script, and needs nothing from elsewhere")
  func selfContained() throws {
    let page = try page()
    #expect(access(in: page) == ["silent"])
    for mark in ["/*STYLE*/", "/*DATA*/", "/*ENGINE*/", "/*SCRIPT*/", "import {", "src=", "href=\"http"] {
      #expect(!page.contains(mark), "\(mark)")
    }
  }

  @Test("what cannot be is said")
  func mistakes() throws {
    let both = try complaint("--store-script", "offline-launch", "--entitlement", "owned")
    #expect(both.code == .usage)
    let unknown = try complaint("--store-script", "nowhere.txt")
    #expect(unknown.code == .missingInput)
    #expect(unknown.complaints.contains { $0.contains("nowhere.txt") })
    #expect(Transcript("web").code == .usage)
  }
}
