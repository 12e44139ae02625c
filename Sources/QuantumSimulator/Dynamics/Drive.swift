/// An oscillating field that turns a spin: a pulse, with the spin it is applied to.
///
/// ```swift
/// let pi = try Drive(resonance: 2 * .pi * 5e9, amplitude: 2 * .pi * 10e6, duration: 50e-9)
/// try pi.evolution(in: .rotating(.exact)).rotation
/// ```
///
/// In the laboratory the Hamiltonian is ω₀Z/2 + Ω(t)·cos(ωt + φ)·X. In the frame that turns with the
/// carrier ω, and with the part that turns the other way left out (the rotating-wave approximation), it is
/// ΔZ/2 + Ω(t)/2·(cos φ·X + sin φ·Y) with the detuning Δ = ω₀ − ω. A drive on resonance turns the spin at
/// the Rabi angular frequency Ω, about an axis that the phase chooses: 0 is x, π/2 is y.
public struct Drive: Hashable, Sendable {
  /// The Larmor angular frequency ω₀ of the spin, in radians a second.
  public let resonance: Double
  /// The angular frequency ω of the drive, in radians a second.
  public let carrier: Double
  /// The Rabi angular frequency Ω where the envelope is 1, in radians a second.
  public let amplitude: Double
  /// The phase φ of the drive, in radians.
  public let phase: Double
  /// How the strength varies.
  public let envelope: Envelope
  /// How long it lasts, in seconds.
  public let duration: Double

  /// A drive; on resonance if no carrier is given.
  ///
  /// - Throws: ``DynamicsError/notFinite``, ``DynamicsError/unusableDuration(_:)`` or
  ///   ``DynamicsError/envelopeWithoutShape``.
  public init(
    resonance: Double, carrier: Double? = nil, amplitude: Double, phase: Double = 0,
    envelope: Envelope = .square, duration: Double
  ) throws(DynamicsError) {
    let carrier = carrier ?? resonance
    guard resonance.isFinite, carrier.isFinite, amplitude.isFinite, phase.isFinite else { throw .notFinite }
    guard duration.isFinite, duration >= 0 else { throw .unusableDuration(duration) }
    try envelope.validate()
    self.resonance = resonance
    self.carrier = carrier
    self.amplitude = amplitude
    self.phase = phase
    self.envelope = envelope
    self.duration = duration
  }

  /// Δ = ω₀ − ω, in radians a second.
  public var detuning: Double { resonance - carrier }

  /// How fast a detuned spin turns under the full amplitude, in radians a second: √(Ω² + Δ²).
  public var generalisedRabiFrequency: Double {
    (amplitude * amplitude + detuning * detuning).squareRoot()
  }

  /// How far the counter-rotating half of a weak drive moves the resonance, in radians a second: Ω²/4ω₀ to
  /// first order (F. Bloch and A. Siegert, "Magnetic resonance for nonrotating fields", Physical Review 57,
  /// 522, 1940).
  public var blochSiegertShift: Double { amplitude * amplitude / (4 * resonance) }
}

/// Where a spin is watched from.
public enum Frame: Hashable, Sendable {
  /// The laboratory, where the spin precesses at its Larmor frequency.
  case laboratory
  /// The frame that turns about z with the carrier of the drive.
  case rotating(CounterRotation)

  /// What becomes of the part of a drive that turns the other way, at twice the carrier.
  public enum CounterRotation: Hashable, Sendable {
    /// It is left out: the rotating-wave approximation, good for Ω ≪ ω.
    case neglected
    /// It is kept: the same motion as in the laboratory, seen from another frame.
    case exact
  }
}
