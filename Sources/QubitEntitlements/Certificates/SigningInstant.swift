/// The moment at which a statement says it was signed, in whole seconds since 1970 and what is left of one.
struct SigningInstant {
  /// Whole seconds, rounded down.
  let seconds: Int
  /// Whether the moment lies after the whole second.
  let isPastSecond: Bool

  /// Splits milliseconds. Moments that no calendar writes with four digits are no moments.
  init(_ milliseconds: Double) throws(VerificationFailure) {
    let second = (milliseconds / 1000).rounded(.down)
    guard abs(second) < 253_402_300_800 else { throw .claimMalformed(.signedDate) }
    seconds = Int(second)
    isPastSecond = milliseconds > second * 1000
  }
}
