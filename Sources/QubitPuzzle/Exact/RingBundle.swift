import QuantumSimulator

/// Several strands of vectors with entries zᵢ/√2ᵏ as words: the exponent k, which is the least possible, and then every
/// numerator. Equal bundles are equal words.
///
/// Where global phases are ignored, each strand is turned by the power of ω that makes the word of its first entry other
/// than 0 the greatest. No other phases are in question: two unit vectors over the ring that differ by a phase differ by
/// their inner product, which lies in the ring, and all numbers of length 1 in it are powers of ω.
struct RingBundle {
  /// The number of entries of a strand.
  let width: Int
  /// Whether phases are turned away.
  let phase: PhasePolicy

  /// The words of a bundle; nil where an entry is no number of the ring.
  func words(of bundle: VectorBundle) -> [UInt64]? {
    var numbers: [(number: RingNumber, exponent: Int)] = []
    var exponent = 0
    for entry in bundle.entries(from: 0, count: bundle.width) {
      guard let found = RingNumber.nearest(to: entry) else { return nil }
      numbers.append(found)
      exponent = max(exponent, found.exponent)
    }
    var words: [UInt64] = [UInt64(exponent)]
    for var (number, own) in numbers {
      while own < exponent {
        number = number.timesRootOfTwo
        own += 1
      }
      words.append(number.word)
    }
    reduce(&words)
    turnPhases(of: &words)
    return words
  }

  /// The bundle that words stand for.
  func unpack(_ words: [UInt64], into bundle: inout VectorBundle) {
    bundle.resize(to: words.count - 1)
    let exponent = Int(words[0])
    for index in 1..<words.count {
      let value = RingNumber(word: words[index]).value(over: exponent)
      bundle.reals[index - 1] = value.real
      bundle.imaginaries[index - 1] = value.imaginary
    }
  }

  /// Writes what operators, one for each strand and nil for nothing, make of `source`; false where the numbers would
  /// grow too great.
  func apply(_ operators: [RingOperator?], to source: [UInt64], into target: inout [UInt64]) -> Bool {
    var raised = 0
    for step in operators { raised = max(raised, step?.exponent ?? 0) }
    let exponent = Int(source[0]) + raised
    guard exponent <= RingNumber.greatestExponent else { return false }
    target[0] = UInt64(exponent)
    for (strand, step) in operators.enumerated() {
      let start = 1 + strand * width
      if let step {
        var offset = start
        while offset < start + width {
          step.apply(to: source, from: offset, into: &target, at: offset)
          offset += step.dimension
        }
      } else {
        for index in start..<start + width { target[index] = source[index] }
      }
      for _ in (step?.exponent ?? 0)..<raised {
        for index in start..<start + width {
          target[index] = RingNumber(word: target[index]).timesRootOfTwo.word
        }
      }
    }
    if raised > 0 { reduce(&target) }
    turnPhases(of: &target)
    return true
  }

  /// Brings the exponent down as far as it goes.
  private func reduce(_ words: inout [UInt64]) {
    while words[0] > 0 {
      var odd: UInt64 = 0
      for index in 1..<words.count { odd |= RingNumber.oddBits(ofWord: words[index]) }
      guard odd == 0 else { return }
      for index in 1..<words.count { words[index] = RingNumber(word: words[index]).byRootOfTwo.word }
      words[0] -= 1
    }
  }

  private func turnPhases(of words: inout [UInt64]) {
    guard phase == .ignore else { return }
    var start = 1
    while start < words.count {
      let end = start + width
      var first = start
      while first < end, words[first] == 0 { first += 1 }
      if first < end {
        let number = RingNumber(word: words[first])
        var best = 0
        for eighths in 1..<8
        where number.turned(by: eighths).word > number.turned(by: best).word { best = eighths }
        if best != 0 {
          for index in first..<end { words[index] = RingNumber(word: words[index]).turned(by: best).word }
        }
      }
      start = end
    }
  }
}
