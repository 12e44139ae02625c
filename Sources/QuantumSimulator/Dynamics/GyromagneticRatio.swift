/// How fast a particle's spin turns in a magnetic field: radians a second for each tesla, with the sign of
/// its magnetic moment.
///
/// The values are those of CODATA 2022 (E. Tiesinga and others, physics.nist.gov/constants).
public struct GyromagneticRatio: Hashable, Sendable {
  /// The ratio γ in radians a second for each tesla.
  public let radiansPerSecondTesla: Double

  /// A ratio in radians a second for each tesla.
  public init(radiansPerSecondTesla: Double) { self.radiansPerSecondTesla = radiansPerSecondTesla }

  /// The free electron, whose moment points against its spin.
  public static let electron = GyromagneticRatio(radiansPerSecondTesla: -1.760_859_627_84e11)
  /// The proton.
  public static let proton = GyromagneticRatio(radiansPerSecondTesla: 2.675_221_8708e8)
  /// The neutron.
  public static let neutron = GyromagneticRatio(radiansPerSecondTesla: -1.832_471_74e8)
}

extension Field {
  /// The field of a magnetic flux density, in tesla, for a particle with the given ratio.
  ///
  /// A moment γS in the flux density B has the energy −γ B·S, so that the spin turns about −γB: a proton
  /// clockwise when looked at against B.
  public init(tesla x: Double, _ y: Double, _ z: Double, for ratio: GyromagneticRatio) {
    let gamma = ratio.radiansPerSecondTesla
    self.init(x: -gamma * x, y: -gamma * y, z: -gamma * z)
  }
}
