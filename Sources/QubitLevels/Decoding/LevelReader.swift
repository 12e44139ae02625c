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
  /// The ids of the level's cases; nil where they are no good, and nothing can be said about references to them.
  var caseIDs: [String]? = []
  /// The cases in which the goal that is being read is judged; nil where that is not known.
  var scope: [Int]?
  /// Whether the level has a dial of rounds.
  var hasDial = false
  /// Whether the board may split into branches; nil where that is not known.
  var canMeasure: Bool?

  init(file: String, text: SourceText) { log = DefectLog(file: file, text: text) }
}

/// The names of a level's qubits, classical bits and pieces.
struct Wires: Hashable, Sendable {
  var qubits: [String]
  var bits: [String]
  /// The level's own pieces.
  var pieces: [PieceSignature] = []
  /// The names of all of the level's pieces, those too that cannot stand where something is read.
  var pieceNames: [String] = []
  /// Whether some of the pieces are no good, so that nothing can be said about references to them.
  var piecesAreBroken = false

  /// What the notation has to know of a piece.
  struct PieceSignature: Hashable, Sendable {
    var name: String
    var wireCount: Int
    /// How many dials it has.
    var dialCount = 0
    /// Whether time passes while it acts; then its wires are all qubits and are not written.
    var takesTime = false
  }
}
