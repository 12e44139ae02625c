import Foundation
import Testing

@testable import QubitLabCommand

/// Whatever a command line names to read or to write, what is wrong with it is said in plain words.
@Suite("Paths on the command line")
struct PathTests {
  private static let bell = "OPENQASM 2.0;\ninclude \"qelib1.inc\";\nqreg q[2];\nh q[0];\ncx q[0],q[1];\n"

  /// The commands that read circuits.
  static let readers: [[String]] = [["run"], ["draw"], ["convert", "--to", "qasm3"]]

  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "paths-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }

  @Test("what cannot be read is named, with the reason", arguments: readers)
  func unreadable(_ command: [String]) throws {
    try withFolder { folder in
      try FileManager.default.createDirectory(atPath: "\(folder)/dir.qasm", withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/circle.qasm", withDestinationPath: "circle.qasm")
      var wanted = [
        "\(folder)/none.qasm": "there is no '\(folder)/none.qasm'",
        "\(folder)/none": "there is no '\(folder)/none'",
        "\(folder)/none.json": "there is no '\(folder)/none.json'",
        "\(folder)/dir.qasm": "'\(folder)/dir.qasm' is not a file",
        "\(folder)/circle.qasm": "there is no '\(folder)/circle.qasm'",
      ]
      #if os(Linux)
        wanted["/proc/self/mem"] = "'/proc/self/mem' cannot be read: input/output error"
      #endif
      for (path, message) in wanted {
        let transcript = Transcript(command + [path])
        #expect(transcript.code == .missingInput)
        #expect(transcript.complaints == ["qubitlab: \(message)"])
      }
    }
  }

  @Test("a word that is no file and no level", arguments: ["draw", "convert"])
  func words(_ command: String) {
    let options = command == "convert" ? ["--to", "qasm2"] : []
    let transcript = Transcript([command, "belll", "--levels", "/nowhere/levels"] + options)
    #expect(transcript.code == .missingInput)
    #expect(
      transcript.complaints == [
        "qubitlab: there is no 'belll', and no folder '/nowhere/levels' to find a level of that name in"
      ])
  }

  @Test("pipes, and files of any name, are read as circuits", .timeLimit(.minutes(1)), arguments: readers)
  func pipes(_ command: [String]) throws {
    try withFolder { folder in
      try Data(Self.bell.utf8).write(to: URL(filePath: "\(folder)/bell.txt"))
      let file = Transcript(command + ["\(folder)/bell.txt"])
      #expect(file.code == .clean && file.complaints.isEmpty && !file.output.isEmpty)
      let pipe = "\(folder)/pipe"
      #expect(mkfifo(pipe, 0o600) == 0)
      let writer = Thread { try? Data(Self.bell.utf8).write(to: URL(filePath: pipe)) }
      writer.start()
      #expect(Transcript(command + [pipe]).output == file.output)
    }
  }

  @Test("bytes that are not UTF-8 have their place; a byte order mark is passed over")
  func encodings() throws {
    try withFolder { folder in
      func complaints(_ bytes: [UInt8]) throws -> [String] {
        let path = "\(folder)/text.qasm"
        try Data(bytes).write(to: URL(filePath: path))
        return Transcript("run", path).complaints.map { $0.replacingOccurrences(of: path, with: "FILE") }
      }
      let marked = try complaints([0xEF, 0xBB, 0xBF] + Array(Self.bell.utf8))
      #expect(marked == [])
      let latin = try complaints(Array("OPENQASM 2.0;\nqreg ".utf8) + [0xE9] + Array("[2];".utf8))
      #expect(latin == ["qubitlab: FILE:2:6: byte 233 is not UTF-8"])
      let wide = try complaints([0xFF, 0xFE, 0x4F, 0x00])
      #expect(wide == ["qubitlab: FILE:1:1: byte 255 is not UTF-8"])
    }
  }

  @Test("what cannot be written is named, with the reason, by every command that writes")
  func unwritable() throws {
    try withFolder { folder in
      try Data(Self.bell.utf8).write(to: URL(filePath: "\(folder)/bell.qasm"))
      func complaints(_ output: String) -> [[String]] {
        [
          Transcript("draw", "\(folder)/bell.qasm", "--output", output).complaints,
          Transcript("validate", Repository.levels, "--format", "json=\(output)").complaints,
        ]
      }
      for complaint in complaints("\(folder)/none/file") {
        #expect(complaint == ["qubitlab: '\(folder)/none/file' cannot be written: no such file or directory"])
      }
      for complaint in complaints(folder) {
        #expect(complaint == ["qubitlab: '\(folder)' cannot be written: is a directory"])
      }
      let new = Transcript(
        "new", "two-turns", "--mechanic", "build", "--output", "\(folder)/none/level.json")
      #expect(new.code == .cannotWrite)
      #expect(
        new.complaints == [
          "qubitlab: '\(folder)/none/level.json' cannot be written: no such file or directory"
        ])
      #if os(Linux)
        // Through a link of ours, so that no mistake of ours can put a file in the device's place.
        try FileManager.default.createSymbolicLink(
          atPath: "\(folder)/full", withDestinationPath: "/dev/full")
        for complaint in complaints("\(folder)/full") {
          #expect(complaint == ["qubitlab: '\(folder)/full' cannot be written: no space left on device"])
        }
      #endif
    }
  }

  @Test("links and pipes are written into and stay what they are", .timeLimit(.minutes(1)))
  func writtenInto() throws {
    try withFolder { folder in
      try Data(Self.bell.utf8).write(to: URL(filePath: "\(folder)/bell.qasm"))
      try Data("x".utf8).write(to: URL(filePath: "\(folder)/file"))
      try FileManager.default.createSymbolicLink(atPath: "\(folder)/link", withDestinationPath: "file")
      #expect(mkfifo("\(folder)/pipe", 0o600) == 0)
      #expect(Transcript("draw", "\(folder)/bell.qasm", "--output", "\(folder)/link").code == .clean)
      let target = try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/link")
      #expect(target == "file")
      let drawing = try String(contentsOfFile: "\(folder)/file", encoding: .utf8)
      #expect(drawing.contains("⊕"))
      let command = Thread {
        _ = Transcript("draw", "\(folder)/bell.qasm", "--output", "\(folder)/pipe")
      }
      command.start()
      let reader = FileHandle(forReadingAtPath: "\(folder)/pipe")
      let read = try reader?.readToEnd()
      #expect(read == Data(drawing.utf8))
    }
  }
}
