extension Field {
  /// The way an arrow takes in this field for a time in seconds; the parameter is the time.
  ///
  /// - Parameter tolerance: how far the curve may be from the lines between points, as for ``BlochPath``.
  /// - Throws: ``DynamicsError/unusableDuration(_:)`` or ``DynamicsError/notFinite``.
  public func path(
    from start: BlochVector, relaxation: Relaxation = .none, for duration: Double, tolerance: Double = 0.01
  ) throws(DynamicsError) -> BlochPath {
    guard duration >= 0, duration.isFinite else { throw .unusableDuration(duration) }
    let angle = angularFrequency * duration
    guard angle.isFinite else { throw .notFinite }
    let turns = min(256, angle / (2 * Double.pi))
    return try BlochPath(
      from: 0, to: duration, tolerance: tolerance, pieces: 8 + Int(8 * turns)
    ) { time throws(DynamicsError) in
      guard relaxation != .none else { return [rotation(after: time).applied(to: start)] }
      return [try BlochPropagator(field: self, relaxation: relaxation, duration: time).applied(to: start)]
    }
  }
}

extension Drive {
  /// The way an arrow takes during the drive, in a frame; the parameter is the time in seconds since it
  /// began.
  ///
  /// - Parameter tolerance: how far the curve may be from the lines between points, as for ``BlochPath``. The
  ///   points themselves are right to 10⁻⁹.
  /// - Throws: ``DynamicsError/tooManySteps(limit:)``.
  public func path(
    from start: BlochVector, in frame: Frame, tolerance: Double = 0.01
  ) throws(DynamicsError) -> BlochPath {
    let evolution = try evolution(in: frame, tolerance: 1e-9)
    let turns = min(256, (evolution.windingAngle) / (2 * Double.pi))
    return BlochPath(from: 0, to: duration, tolerance: tolerance, pieces: 8 + Int(8 * turns)) { time in
      [evolution.rotation(at: time) { field(at: $0, in: frame) }.applied(to: start)]
    }
  }
}

extension MagnusEvolution {
  /// The sum of the angles of all steps, in radians: how far a spin turns on the way, back turns included.
  var windingAngle: Double {
    var sum = 0.0
    for (next, previous) in zip(rotations.dropFirst(), rotations) {
      let step = next * previous.inverse
      sum += min(step.angle, 2 * Double.pi - step.angle)
    }
    return sum
  }

  /// The rotation up to any time on the way, in seconds, given the field that was followed.
  public func rotation(at time: Double, field: (_ time: Double) -> Field) -> SpinRotation {
    // The last step that begins no later.
    var (low, high) = (0, times.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if times[middle] <= time { low = middle } else { high = middle - 1 }
    }
    let rest = time - times[low]
    return rest > 0 ? Self.step(from: times[low], by: rest, field) * rotations[low] : rotations[low]
  }
}
