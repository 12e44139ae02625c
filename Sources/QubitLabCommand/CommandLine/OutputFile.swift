import QubitLab

/// Writes results to files.
enum OutputFile {
  /// Writes a whole file at once, so that nobody finds half of it; a pipe or a device is written into.
  static func write(_ text: String, to path: String) throws(Failure) {
    do throws(WriteError) {
      try WholeFile.write(text, to: path)
    } catch {
      throw .cannotWrite("\(error)")
    }
  }
}

extension Option {
  /// Where the result goes.
  static let output = Option(name: "output", value: .any("FILE"), help: "The file that the result goes to.")
}
