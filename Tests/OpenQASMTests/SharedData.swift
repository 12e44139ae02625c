import Foundation

/// The circuits of others that lie beside the repository, for tests only.
enum SharedData {
  /// The folder `../shared/data`, or nil where it is missing.
  static let folder: URL? = {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { root.deleteLastPathComponent() }
    let folder = root.deletingLastPathComponent().appendingPathComponent("shared/data")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }()

  /// The files with an ending in a folder of it, in the order of their names.
  static func files(in path: String, ending: String = "qasm") -> [URL] {
    guard let folder else { return [] }
    let all = try? FileManager.default.contentsOfDirectory(
      at: folder.appendingPathComponent(path), includingPropertiesForKeys: nil)
    return (all ?? []).filter { $0.pathExtension == ending }.sorted { $0.path < $1.path }
  }
}
