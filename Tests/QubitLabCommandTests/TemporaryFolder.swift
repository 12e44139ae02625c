import Foundation

/// Hands a folder to one test, and takes it away at its end.
func withFolder(_ body: (String) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: "qubitlab-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try body(folder.path)
}

/// The text of a file.
func text(of path: String) throws -> String { try String(contentsOf: URL(filePath: path), encoding: .utf8) }

/// Writes a file, and the folders that it lies in.
func write(_ text: String, to path: String) throws {
  let file = URL(filePath: path)
  try FileManager.default.createDirectory(
    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
  try Data(text.utf8).write(to: file)
}
