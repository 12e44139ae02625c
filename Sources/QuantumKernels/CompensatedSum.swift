/// A sum, lane by lane, that carries its own rounding error along.
///
/// Each step finds the exact error of its addition (Knuth's TwoSum, *The Art of Computer Programming*,
/// vol. 2, 4.2.2) and adds the errors up beside the sum, so that 2³⁰ terms lose no more than a few last
/// places, and no two orders of adding differ by more.
struct CompensatedSum {
  private var sum = Lanes(repeating: 0)
  private var error = Lanes(repeating: 0)

  @inline(__always)
  init() {}

  /// Adds one term to each lane.
  @inline(__always)
  mutating func add(_ term: Lanes) {
    let total = sum + term
    let added = total - sum
    error += (sum - (total - added)) + (term - added)
    sum = total
  }

  /// The sum in each lane.
  @inline(__always)
  var lanes: Lanes { sum + error }

  /// The sum over all lanes.
  @inline(__always)
  var total: Double {
    let even = lanes + lanes.exchanged(acrossBit: 0)
    let quarters = even + even.exchanged(acrossBit: 1)
    return quarters[0] + quarters[4]
  }
}
