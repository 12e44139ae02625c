/// Turns the JSON of one file into parts of the model, and notes everything that is wrong on the way.
///
/// Each kind of part has an extension in a file of its own. A part that cannot be made is nil, and the reason is in the
/// log; the reader goes on with the next, so that an author sees all mistakes at once.
struct LevelReader {
  /// What has been found so far.
  var log: DefectLog
  /// The names of qubits and bits, once they are read.
  var wires = Wires(qubits: [], bits: [])
  /// The number of qubits; nil as long as their names are not read, or where they are no good.
  var qubitCount: Int?

  init(file: String, text: SourceText) { log = DefectLog(file: file, text: text) }
}

/// The names of a level's qubits and classical bits.
struct Wires: Hashable, Sendable {
  var qubits: [String]
  var bits: [String]
}
