public import QuantumSimulator

/// One of the situations in which a level's board has to prove itself: a hidden instance of its black boxes, a
/// referee's input, another start.
///
/// The judge runs the board in every case. A level that lists none has exactly one, in which the start is the level's
/// and all classical bits begin as 0.
public struct LevelCase: Hashable, Sendable {
  /// A stable id, unique among the cases of the level.
  public var id: String
  /// What verdicts call the case, or nil where its id has to do.
  public var title: LocalizedText?
  /// How likely the case is. All cases of a level have a weight, and these sum to 1, or none has.
  public var weight: WrittenNumber?
  /// The classical bits that are 1 before the board runs.
  public var setBits: [Int]
  /// The state that enters the board instead of the level's start; nil for that.
  public var start: Start?
  /// What is in each black box, by the index of the piece. Qubit k of the operations is the piece's wire k.
  public var boxes: [Int: [Operation]]
  /// What moves the qubits in this case beside the level's own terms: a detuning, a field that is to be found.
  public var terms: [HamiltonianTerm]

  /// Makes a case.
  public init(
    id: String, title: LocalizedText? = nil, weight: WrittenNumber? = nil, setBits: [Int] = [],
    start: Start? = nil, boxes: [Int: [Operation]] = [:], terms: [HamiltonianTerm] = []
  ) {
    self.id = id
    self.title = title
    self.weight = weight
    self.setBits = setBits
    self.start = start
    self.boxes = boxes
    self.terms = terms
  }

  /// What the case is called in a language.
  public func name(in language: Language) -> String { title?[language] ?? id }
}

extension Level {
  /// The case that a player is told to be facing in a game with this seed: drawn by the cases' weights, or each as
  /// likely as the other; nil where the level lists none.
  ///
  /// It is for display only. A verdict is about all cases and never depends on it.
  public func secretCase(seed: UInt64) -> Int? {
    guard let last = cases.indices.last else { return nil }
    var generator = SeededGenerator(seed: seed)
    var rest = generator.nextUniform()
    for (index, each) in cases.enumerated() {
      rest -= each.weight?.value ?? 1 / Double(cases.count)
      if rest < 0 { return index }
    }
    return last
  }
}
