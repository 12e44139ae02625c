public import QuantumSimulator

extension Verdict {
  /// How an attempt stands to one thing that a level demands.
  public struct Finding: Hashable, Sendable {
    /// What is demanded.
    public var subject: Subject
    /// What was found and what was wanted.
    public var evidence: Evidence
    /// Whether the demand is met.
    public var isMet: Bool
    /// Where the board measures and the demand is not met on every branch, the first branch on which it is not. The
    /// evidence is then that branch's.
    public var failingBranch: FailingBranch?
    /// Where the level lists cases and the demand is not met in every one, the index of the first in which it is not.
    /// The evidence is then that case's. Nil for what is summed up over all cases, as a game is.
    public var failingCase: Int?

    /// Makes a finding.
    public init(
      subject: Subject, evidence: Evidence, isMet: Bool, failingBranch: FailingBranch?,
      failingCase: Int? = nil
    ) {
      self.subject = subject
      self.evidence = evidence
      self.isMet = isMet
      self.failingBranch = failingBranch
      self.failingCase = failingCase
    }

    /// How far the attempt is from meeting the demand, in the unit of the evidence; 0 where it is met.
    public var gap: Double { isMet ? 0 : evidence.gap }

    /// A part of a level that demands something.
    public enum Subject: Hashable, Sendable {
      /// The goal with this index.
      case goal(Int)
      /// The budget with this index.
      case budget(Int)
    }
  }
}

/// One way in which the measurements of a board can come out.
public struct FailingBranch: Hashable, Sendable {
  /// The outcomes of the measurements and resets, in the order in which they happen.
  public var outcomes: [Outcome]
  /// The classical bits at the end.
  public var bits: BitString
  /// How likely the branch is.
  public var probability: Double

  /// Makes a branch.
  public init(outcomes: [Outcome], bits: BitString, probability: Double) {
    self.outcomes = outcomes
    self.bits = bits
    self.probability = probability
  }
}
