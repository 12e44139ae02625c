#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes results to files.
enum OutputFile {
  /// Writes a whole file at once, so that nobody finds half of it.
  static func write(_ text: String, to path: String) throws(Failure) {
    do {
      try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
    } catch {
      throw .missingInput("'\(path)' cannot be written: \(error)")
    }
  }
}

extension Option {
  /// Where the result goes.
  static let output = Option(name: "output", value: .any("FILE"), help: "The file that the result goes to.")
}
