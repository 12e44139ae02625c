import QuantumSimulator

/// Several complex vectors of one length, end to end: what a search carries through a board.
///
/// A goal about the final state needs one vector, the image of the start. A goal about the whole operation
/// needs the images of all basis states; a measurement splits each vector in two, one for each outcome. Real
/// and imaginary parts are kept apart so that the search's inner loops are plain loops over `Double`.
struct VectorBundle {
  /// The real parts.
  var reals: [Double]
  /// The imaginary parts.
  var imaginaries: [Double]

  /// A bundle of zeros with `width` entries.
  init(width: Int) {
    reals = [Double](repeating: 0, count: width)
    imaginaries = [Double](repeating: 0, count: width)
  }

  /// The bundle with these entries.
  init(_ entries: [Complex]) {
    reals = entries.map { $0.real }
    imaginaries = entries.map { $0.imaginary }
  }

  /// The number of entries: vectors times their length.
  var width: Int { reals.count }

  /// The entries from `start`, `count` of them, as complex numbers.
  func entries(from start: Int, count: Int) -> [Complex] {
    var entries: [Complex] = []
    entries.reserveCapacity(count)
    for index in start..<start + count { entries.append(Complex(reals[index], imaginaries[index])) }
    return entries
  }

  /// The sum of the squared lengths of the entries.
  var normSquared: Double {
    var sum = 0.0
    for index in 0..<reals.count {
      sum += reals[index] * reals[index] + imaginaries[index] * imaginaries[index]
    }
    return sum
  }

  /// The sum of the squared lengths of some entries.
  func normSquared(from start: Int, count: Int) -> Double {
    var sum = 0.0
    for index in start..<start + count {
      sum += reals[index] * reals[index] + imaginaries[index] * imaginaries[index]
    }
    return sum
  }

  /// Copies entries of another bundle.
  mutating func copy(_ count: Int, from start: Int, of source: VectorBundle, to end: Int) {
    for offset in 0..<count {
      reals[end + offset] = source.reals[start + offset]
      imaginaries[end + offset] = source.imaginaries[start + offset]
    }
  }

  /// Multiplies entries by a positive number.
  mutating func scale(by factor: Double, from start: Int, count: Int) {
    for index in start..<start + count {
      reals[index] *= factor
      imaginaries[index] *= factor
    }
  }

  /// Multiplies entries by a complex number.
  mutating func turn(by real: Double, _ imaginary: Double, from start: Int, count: Int) {
    for index in start..<start + count {
      let (x, y) = (reals[index], imaginaries[index])
      reals[index] = x * real - y * imaginary
      imaginaries[index] = x * imaginary + y * real
    }
  }

  /// Gives the bundle `width` entries, all of them zero.
  mutating func clear(to width: Int) {
    guard width == reals.count else { return resize(to: width) }
    for index in 0..<width {
      reals[index] = 0
      imaginaries[index] = 0
    }
  }

  /// Gives the bundle `width` entries, of which the caller overwrites every one.
  mutating func resize(to width: Int) {
    guard width != reals.count else { return }
    reals = [Double](repeating: 0, count: width)
    imaginaries = [Double](repeating: 0, count: width)
  }
}
