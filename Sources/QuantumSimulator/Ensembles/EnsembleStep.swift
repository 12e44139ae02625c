/// A field across z that acts on all spins of an ensemble for a while.
public struct EnsembleStep: Hashable, Sendable {
  /// The angular frequency about x of a spin of strength 1, in radians a second.
  public var x: Double
  /// The angular frequency about y of such a spin, in radians a second.
  public var y: Double
  /// How long it acts, in seconds.
  public var duration: Double

  /// Makes a step.
  public init(x: Double, y: Double, duration: Double) {
    self.x = x
    self.y = y
    self.duration = duration
  }

  /// A wait: no field across z.
  public static func wait(_ duration: Double) -> EnsembleStep { EnsembleStep(x: 0, y: 0, duration: duration) }

  /// A square pulse that turns a spin of strength 1 by an angle, in radians, about the axis on the equator that the phase
  /// chooses: 0 is x, π/2 is y. In a duration of 0 nothing can turn.
  public static func turn(by angle: Double, phase: Double = 0, for duration: Double) -> EnsembleStep {
    guard duration > 0 else { return .wait(0) }
    let (cosine, sine) = Angle.cosineAndSine(phase)
    return EnsembleStep(x: cosine * angle / duration, y: sine * angle / duration, duration: duration)
  }

  /// A shaped pulse as `count` steps, each with the strength at its middle.
  ///
  /// Only what the drive does across z is taken: each spin has a detuning of its own.
  public static func steps(of drive: Drive, count: Int) -> [EnsembleStep] {
    let (cosine, sine) = Angle.cosineAndSine(drive.phase)
    let duration = drive.duration / Double(max(1, count))
    return (0..<max(1, count)).map { step in
      let fraction = (Double(step) + 0.5) / Double(max(1, count))
      let strength = drive.amplitude * drive.envelope.strength(at: fraction)
      return EnsembleStep(x: cosine * strength, y: sine * strength, duration: duration)
    }
  }
}
