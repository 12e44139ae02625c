import QuantumSimulator

/// A pulse as a level's author describes it: everything but how long it lasts and its phase, which are dials.
public struct Pulse: Hashable, Sendable {
  /// The qubit that it drives.
  public var qubit: Int
  /// The Rabi angular frequency Ω at full strength, in radians for each unit of time.
  public var amplitude: WrittenNumber
  /// The angular frequency ω of the drive; wanted in every frame but the rotating one that leaves half of it out.
  public var carrier: WrittenNumber?
  /// How its strength varies.
  public var shape: Shape

  /// Makes a pulse.
  public init(qubit: Int, amplitude: WrittenNumber, carrier: WrittenNumber? = nil, shape: Shape = .square) {
    self.qubit = qubit
    self.amplitude = amplitude
    self.carrier = carrier
    self.shape = shape
  }

  /// How a pulse's strength varies; see ``QuantumSimulator/Envelope``.
  public enum Shape: Hashable, Sendable {
    /// Full strength from beginning to end.
    case square
    /// A bell curve about the middle, whose width is this fraction of the duration.
    case gaussian(width: WrittenNumber)
    /// sin(πv)/(πv) with so many lobes on each side of the middle.
    case sinc(lobes: WrittenNumber)
    /// These strengths, each for an equal part of the duration.
    case samples([WrittenNumber])
  }

  /// The simulator's envelope.
  var envelope: Envelope {
    switch shape {
    case .square: .square
    case .gaussian(let width): .gaussian(width: width.value)
    case .sinc(let lobes): .sinc(lobes: lobes.value)
    case .samples(let strengths): .samples(strengths.map { $0.value })
    }
  }

  /// The pulse as a drive without a spin: the field that it adds to the others.
  func drive(
    phase: Double, duration: Double, in frame: Dynamics.Frame
  ) throws(DynamicsError) -> (drive: Drive, frame: Frame) {
    let frequency = carrier?.value ?? 0
    let drive = try Drive(
      resonance: frequency, carrier: frequency, amplitude: amplitude.value, phase: phase,
      envelope: envelope, duration: duration)
    switch frame {
    case .laboratory: return (drive, .laboratory)
    case .rotating: return (drive, .rotating(.neglected))
    case .rotatingExact: return (drive, .rotating(.exact))
    }
  }
}
