import QuantumSimulator
public import QubitPuzzle

extension TextPlayer {
  /// Every way in which the looks on the board can come out, with its exact probability, as one line of JSON: an array
  /// of objects with `outcomes`, `probability`, `bits`, `ket`, `amplitudes` and `arrows`. A board without looks has one.
  ///
  /// With noise or a mixed start it is every register of bits, with `probability`, `bits`, `purity`, `probabilities` and `arrows`.
  ///
  /// - Throws: ``TextPlayerError/fault(_:)``.
  public func branchesText() throws(TextPlayerError) -> String {
    let (judge, attempt) = (playback.session.judge, playback.session.attempt)
    return try Self.told { () throws(LevelFault) in
      guard playback.mixedStage == nil else {
        return Self.text(of: try judge.noisyRuns(of: attempt, inCase: playback.shownCase))
      }
      return Self.text(of: try judge.runs(of: attempt, inCase: playback.shownCase))
    }
  }

  private static func text(of runs: [NoisyBranch]) -> String {
    let branches = runs.map { run in
      guard case .object(let members) = text(of: run.state, bits: run.bits) else {
        return JSONText.object([])
      }
      return .object([("probability", .number(run.probability))] + members)
    }
    return JSONText.array(branches).flat
  }

  private static func text(of runs: [CircuitRun]) -> String {
    let branches = runs.map { run in
      guard case .object(let members) = text(of: run) else { return JSONText.object([]) }
      return .object(
        [
          ("outcomes", .array(run.record.map { .integer($0.outcome == .one ? 1 : 0) })),
          ("probability", .number(run.probability)),
        ] + members)
    }
    return JSONText.array(branches).flat
  }
}

extension TextPlayer {
  /// The state at the play head as sentences for a screen reader, a line each; see ``SpokenState``.
  public func spoken(in language: Language) -> String {
    SpokenState(of: playback, in: language).sentences.joined(separator: "\n")
  }

  /// The whole level as one line: its file as it was opened; see ``ShareString``.
  public var shareText: String { ShareString.text(ofFile: file) }
}
