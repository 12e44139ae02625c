import Foundation
import QubitEntitlements
import Testing

@Suite("Folder of signed transactions")
struct SignedTransactionFolderTests {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  func owned() async throws -> Bool {
    let engine = EntitlementEngine(store: try folder.transactions())
    await engine.start()
    #expect(await engine.entitlement.isResolved)
    return await engine.entitlement.isOwned
  }

  @Test("No folder is an empty one")
  func missing() async throws {
    try FileManager.default.removeItem(at: folder.url)
    #expect(try await owned() == false)
  }

  @Test("A token owns")
  func token() async throws {
    try folder.add("ok-purchased")
    #expect(try await owned())
  }

  @Test("Half-written, forged and foreign files are passed over, each with its reason")
  func bystanders() async throws {
    try folder.add("ok-legacy-id")
    try folder.write(Array(TemporaryFolder.token("ok-purchased").prefix(2000)), "half.jws")
    try folder.write([], "empty.jws")
    try folder.add("tampered-payload")
    try folder.write(Array("notes".utf8), "README.txt")
    try folder.add("ok-purchased", as: ".hidden.jws")
    try folder.add("ok-purchased", as: "upload.jws.part")
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "sub.jws"), withIntermediateDirectories: true)
    #expect(mkfifo(folder.path + "/pipe.jws", 0o600) == 0)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/loop.jws", withDestinationPath: folder.path + "/loop.jws")
    try folder.write([UInt8](repeating: 65, count: 11_000_000), "big.jws")

    #expect(try await owned())
    let reading = try folder.transactions().read().get()
    #expect(reading.foreign == [".hidden.jws", "README.txt", "pipe.jws", "sub.jws", "upload.jws.part"])
    let codes = reading.files.map { file -> String in
      switch file.verdict {
      case .accepted: "\(file.name) accepted"
      case .refused(let failure): "\(file.name) \(failure.code)"
      case .unreadable: "\(file.name) unreadable"
      case .notAFile: "\(file.name) not a file"
      }
    }
    #expect(
      codes == [
        "big.jws too-large", "empty.jws segments", "half.jws segments", "loop.jws unreadable",
        "ok-legacy-id.jws accepted", "tampered-payload.jws signature-mismatch",
      ])
  }

  @Test("Of several statements about one transaction the newest counts, whatever the files are called")
  func newest() async throws {
    try folder.add("ok-purchased", as: "z.jws")
    #expect(try await owned())
    try folder.add("ok-refunded-issue", as: "a.jws")
    #expect(try await owned() == false)
    try folder.add("ok-reversed", as: "m.jws")
    #expect(try await owned())
  }

  @Test("A file that is replaced by renaming is read as the one or the other", .timeLimit(.minutes(1)))
  func replaced() async throws {
    let folder = folder
    try folder.add("ok-purchased", as: "pass.jws")
    let writer = Task.detached {
      for round in 0..<200 {
        try folder.add(round.isMultiple(of: 2) ? "ok-refunded-issue" : "ok-purchased", as: "next.part")
        #expect(rename(folder.path + "/next.part", folder.path + "/pass.jws") == 0)
      }
    }
    for _ in 0..<10 {
      let reading = try folder.transactions().read().get()
      #expect(reading.files.count == 1)
      for file in reading.files {
        guard case .accepted = file.verdict else {
          Issue.record("\(file)")
          continue
        }
      }
    }
    try await writer.value
  }

  @Test("A folder that cannot be listed leaves the state as it was")
  func unreadable() async throws {
    try folder.write([0], "file")
    let notAFolder = SignedTransactionFolder(
      path: folder.path + "/file", verifier: TransactionVerifier(try TemporaryFolder.policy()))
    let engine = EntitlementEngine(store: notAFolder)
    await engine.start()
    #expect(await engine.entitlement == .undetermined)
  }
}
