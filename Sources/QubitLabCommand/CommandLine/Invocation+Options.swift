import QubitLab

/// The options that several commands have, as what they mean.
extension Invocation {
  /// The language of texts; English unless given.
  var language: Language { self[.language].flatMap(Language.init(rawValue:)) ?? .english }

  /// How amplitudes are to be held; in double precision unless given.
  var precision: ComputeSettings.Precision { self[.precision] == "single" ? .single : .double }

  /// The most threads to use; nil where it is left to the machine.
  var threads: Int? {
    get throws(Failure) { try number(.threads, in: 1...1024) }
  }

  /// Where the chances come from; nil unless given.
  var seed: UInt64? {
    get throws(Failure) {
      guard let text = self[.seed] else { return nil }
      guard let seed = UInt64(text) else { throw .usage("--seed wants a whole number; found '\(text)'") }
      return seed
    }
  }

  /// The value of an option as a whole number within bounds; nil where it was not given.
  func number(_ option: Option, in range: ClosedRange<Int>) throws(Failure) -> Int? {
    guard let text = self[option] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw .usage(
        "--\(option.name) wants a whole number from \(range.lowerBound) to \(range.upperBound); found '\(text)'"
      )
    }
    return number
  }

  /// The value of an option as a whole number from 1; nil where it was not given.
  func positiveNumber(_ option: Option) throws(Failure) -> Int? {
    guard let text = self[option] else { return nil }
    guard let number = Int(text), number > 0 else {
      throw .usage("--\(option.name) wants a whole number from 1; found '\(text)'")
    }
    return number
  }
}
