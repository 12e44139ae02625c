extension Drive {
  /// A part of a drive in which its envelope does not jump, in seconds since the drive began.
  ///
  /// Steps of an integration have to end where a field jumps: a jump between the points at which a step looks at the
  /// field is not seen by its estimate of the error.
  public struct Piece: Hashable, Sendable {
    /// When it begins.
    public let start: Double
    /// When it ends, later than it begins.
    public let end: Double

    /// The time halfway.
    public var middle: Double { 0.5 * (start + end) }

    /// Its share of a tolerance for a whole duration, no smaller than what a ``MagnusEvolution`` takes.
    public func share(of tolerance: Double, of duration: Double) -> Double {
      max(tolerance * (end - start) / duration, MagnusEvolution.allowedTolerances.lowerBound)
    }

    /// The nearest time well within: at its edges a sampled envelope is looked at from inside.
    public func inside(_ time: Double) -> Double {
      let inset = 1e-9 * (end - start)
      return min(max(time, start + inset), end - inset)
    }
  }

  /// The parts between the jumps of the envelope, one after another from 0 to the ``duration``; none where that is 0.
  public var pieces: [Piece] {
    var pieces: [Piece] = []
    var start = 0.0
    for edge in envelope.jumps.map({ $0 * duration }) + [duration] where edge > start {
      pieces.append(Piece(start: start, end: edge))
      start = edge
    }
    return pieces
  }

  /// Whether the field in a frame changes only from one of the ``pieces`` to the next.
  public func isConstantInPieces(in frame: Frame) -> Bool {
    envelope.isPiecewiseConstant && frame == .rotating(.neglected)
  }
}
