import QuantumSimulator
public import QubitPuzzle

/// The board and the state at the play head as sentences that a screen reader can say: no ket signs, no colours, every
/// arrow with its direction in words.
///
/// ```swift
/// SpokenState(of: playback, in: .english).sentences
/// // ["After operation 1 of 1: H q0.", "q0: the arrow points along plus x, chance of 1: 50%.", …]
/// ```
public struct SpokenState: Hashable, Sendable {
  /// The sentences in the order in which they are best heard.
  public let sentences: [String]

  /// More basis states than these are summed up, not read out one by one.
  static let termLimit = 8

  /// Puts the stage at the play head into words. O(2ⁿ).
  public init(of playback: Playback, in language: Language) {
    let words = SpokenWords(language: language)
    var sentences = [Self.place(of: playback, words)]
    if let stage = playback.mixedStage {
      self.sentences = sentences + Self.sentences(of: stage, playback.level.qubits, words)
      return
    }
    let stage = playback.noiselessStage(playback.head)
    let state = stage.state
    for (qubit, name) in playback.level.qubits.enumerated() {
      do throws(StateError) {
        let arrow = try state.blochVector(of: qubit)
        sentences.append(words.qubit(name, arrow: arrow))
      } catch {
        sentences.append(error.description)
      }
    }
    let terms = state.amplitudes.enumerated().filter { $0.element.lengthSquared > 1e-12 }
    if terms.count > Self.termLimit {
      sentences.append(words.manyTerms(terms.count))
    } else {
      for (index, amplitude) in terms {
        let digits = BitString(index, count: state.qubitCount).description
        sentences.append(words.term(digits, amplitude))
      }
    }
    let bits = stage.bits
    if bits.count > 0 { sentences.append(words.bits(bits.description)) }
    self.sentences = sentences
  }

  /// A mixed state: its arrows, and how pure it is.
  private static func sentences(of stage: MixedStage, _ names: [String], _ words: SpokenWords) -> [String] {
    var sentences: [String] = []
    do throws(StateError) {
      for (name, arrow) in zip(names, try stage.state.blochVectors) {
        sentences.append(words.qubit(name, arrow: arrow))
      }
    } catch {
      sentences.append(error.description)
    }
    sentences.append(words.mixed(purity: stage.state.purity))
    if stage.bits.count > 0 { sentences.append(words.bits(stage.bits.description)) }
    return sentences
  }

  private static func place(of playback: Playback, _ words: SpokenWords) -> String {
    guard playback.head > 0 else { return words.beginning(of: playback.operationCount) }
    let placement = playback.session.attempt.placements[playback.head - 1]
    let text = LevelNotation(level: playback.level).text(of: placement) ?? words.unnamed
    return words.after(playback.head, of: playback.operationCount, text)
  }
}
