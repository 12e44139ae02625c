/// How a spin comes to rest: its time constants, and where it comes to rest.
///
/// ```swift
/// let decay = try Relaxation(t1: 50e-6, t2: 70e-6)
/// try KrausChannel.relaxation(decay, over: 20e-6)
/// ```
///
/// The part of the arrow along z approaches the equilibrium as e^{−t/T1}, the parts across vanish as
/// e^{−t/T2}. No spin can have T2 > 2·T1: an excited state that decays loses coherence at half that rate at
/// least, and a longer T2 would make probabilities negative.
public struct Relaxation: Hashable, Sendable {
  /// The time constant along z, in seconds; infinite for none.
  public let t1: Double
  /// The time constant across z, in seconds; infinite for none.
  public let t2: Double
  /// ⟨Z⟩ in the end: 1 for |0⟩, less for a warm spin.
  public let equilibrium: Double

  /// No relaxation.
  public static let none = Relaxation(trustedT1: .infinity, t2: .infinity, equilibrium: 1)

  private init(trustedT1 t1: Double, t2: Double, equilibrium: Double) {
    self.t1 = t1
    self.t2 = t2
    self.equilibrium = equilibrium
  }

  /// The relaxation with these times, in seconds, towards this ⟨Z⟩.
  ///
  /// - Throws: ``DynamicsError/unusableRelaxationTime(_:)``,
  ///   ``DynamicsError/coherenceOutlivesPopulation(t1:t2:)`` or ``DynamicsError/unusablePolarisation(_:)``.
  public init(t1: Double, t2: Double, equilibrium: Double = 1) throws(DynamicsError) {
    for time in [t1, t2] {
      guard time > 0 else { throw .unusableRelaxationTime(time) }
    }
    // A rounding error over the limit, as "2·T1" computed elsewhere may be, does no harm.
    guard t2 <= 2 * t1 * (1 + 0x1p-50) else { throw .coherenceOutlivesPopulation(t1: t1, t2: t2) }
    guard (-1...1).contains(equilibrium) else { throw .unusablePolarisation(equilibrium) }
    self.init(trustedT1: t1, t2: t2, equilibrium: equilibrium)
  }

  /// The time constant of what T2 loses beyond its share of T1, in seconds: 1/Tφ = 1/T2 − 1/(2·T1). Infinite
  /// for T2 = 2·T1.
  public var pureDephasingTime: Double {
    let rate = 1 / t2 - 0.5 / t1
    return rate > 0 ? 1 / rate : .infinity
  }

  /// The share of |1⟩ in the end: (1 − ⟨Z⟩)/2.
  public var excitedPopulation: Double { (1 - equilibrium) / 2 }

  /// What remains of the arrow after a time, in seconds: the factors along z and across it.
  func factors(after duration: Double) -> (along: Double, across: Double) {
    (ElementaryFunctions.exp(-duration / t1), ElementaryFunctions.exp(-duration / t2))
  }
}

/// A spin in contact with something warm.
public enum ThermalEquilibrium {
  /// Boltzmann's constant over Planck's, in hertz for each kelvin: both are exact in the SI.
  private static let hertzPerKelvin = 1.380_649e-23 / 6.626_070_15e-34

  /// The share of the excited state |1⟩ of a spin whose states are a frequency, in hertz, apart, at a
  /// temperature in kelvin: 1/(1 + e^{hf/kT}).
  ///
  /// - Throws: ``DynamicsError/unusableTemperature(_:)`` unless both are more than 0.
  public static func excitedPopulation(
    frequency: Double, temperature: Double
  ) throws(DynamicsError) -> Double {
    for value in [frequency, temperature] {
      guard value > 0 else { throw .unusableTemperature(value) }
    }
    return 1 / (1 + ElementaryFunctions.exp(frequency / (hertzPerKelvin * temperature)))
  }
}
