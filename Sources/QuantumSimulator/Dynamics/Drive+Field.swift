extension Drive {
  /// The field at a time, in seconds since the drive began, in a frame.
  public func field(at time: Double, in frame: Frame) -> Field {
    let strength = amplitude * envelope.strength(at: duration > 0 ? time / duration : 0)
    switch frame {
    case .laboratory:
      return Field(x: 2 * strength * ElementaryFunctions.cos(carrier * time + phase), y: 0, z: resonance)
    case .rotating(.neglected):
      let (cosine, sine) = Angle.cosineAndSine(phase)
      return Field(x: strength * cosine, y: strength * sine, z: detuning)
    case .rotating(.exact):
      let (cosine, sine) = Angle.cosineAndSine(phase)
      let counter = ElementaryFunctions.sincos(2 * carrier * time + phase)
      return Field(
        x: strength * (cosine + counter.cos), y: strength * (sine - counter.sin), z: detuning)
    }
  }

  /// How the spin turns over the whole drive, with a bound of the error.
  ///
  /// Where the field is constant between jumps the closed form is used, and the bound is that of rounding;
  /// elsewhere ``MagnusEvolution``.
  ///
  /// - Parameter tolerance: the largest error of the rotation's matrix, in the spectral norm.
  /// - Throws: ``DynamicsError/unusableTolerance(found:allowed:)`` or ``DynamicsError/tooManySteps(limit:)``.
  public func evolution(in frame: Frame, tolerance: Double = 1e-10) throws(DynamicsError) -> MagnusEvolution {
    var evolution = MagnusEvolution(at: 0)
    for piece in pieces {
      if isConstantInPieces(in: frame) {
        evolution.append(constant: field(at: piece.middle, in: frame), until: piece.end)
      } else {
        try evolution.append(
          until: piece.end, tolerance: piece.share(of: tolerance, of: duration),
          longestStep: longestStep(in: frame)
        ) { field(at: piece.inside($0), in: frame) }
      }
    }
    return evolution
  }

  /// How arrows move over the whole drive while they relax, with a bound of the error, likewise.
  ///
  /// Relaxation is along the z axis of the frame and the same across it in every direction, so that it looks
  /// alike in the laboratory and in a frame that turns about z.
  ///
  /// - Parameter tolerance: the largest error of a component of an arrow.
  /// - Throws: as ``evolution(in:tolerance:)``.
  public func evolution(
    in frame: Frame, relaxation: Relaxation, tolerance: Double = 1e-10
  ) throws(DynamicsError) -> BlochEvolution {
    var evolution = BlochEvolution(at: 0)
    for piece in pieces {
      if isConstantInPieces(in: frame) {
        try evolution.append(
          constant: field(at: piece.middle, in: frame), relaxation: relaxation, until: piece.end)
      } else {
        try evolution.append(
          until: piece.end, relaxation: relaxation, tolerance: piece.share(of: tolerance, of: duration),
          longestStep: longestStep(in: frame)
        ) { field(at: piece.inside($0), in: frame) }
      }
    }
    return evolution
  }

  /// The longest step that cannot overlook an oscillation of the field.
  private func longestStep(in frame: Frame) -> Double {
    let fastest: Double
    switch frame {
    case .laboratory: fastest = max(carrier.magnitude, resonance.magnitude)
    case .rotating(.exact): fastest = 2 * carrier.magnitude
    case .rotating(.neglected): fastest = 0
    }
    let shape = envelope.longestStep(duration: duration)
    return fastest > 0 ? min(shape, 0.25 * 2 * Double.pi / fastest) : shape
  }
}
