import Foundation
import Testing

/// A drawing that has been looked at and kept, in a file beside the tests; written anew where the environment says
/// `RECORD=1`.
struct Snapshot {
  private let url: URL

  /// The snapshot in a file of the folder `Snapshots`.
  init(_ name: String) {
    url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Snapshots/\(name)")
  }

  /// Expects that a drawing is the one that was kept.
  func expect(_ drawing: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try drawing.write(to: url, atomically: true, encoding: .utf8)
      return
    }
    let kept = try String(contentsOf: url, encoding: .utf8)
    #expect(drawing == kept, "differs from \(url.lastPathComponent)", sourceLocation: sourceLocation)
  }
}

extension [String] {
  /// The lines as the text of a file.
  var file: String { map { $0 + "\n" }.joined() }
}
