/// A sum in double precision, lane by lane, that carries its own rounding error along.
///
/// Each step finds the exact error of its addition (Knuth's TwoSum, *The Art of Computer Programming*,
/// vol. 2, 4.2.2) and adds the errors up beside the sum, so that 2³⁰ terms lose no more than a few last
/// places, and no two orders of adding differ by more.
struct CompensatedSum {
  private var sum = WideLanes(repeating: 0)
  private var error = WideLanes(repeating: 0)

  @inline(__always)
  init() {}

  /// Adds one term to each lane.
  @inline(__always)
  mutating func add(_ term: WideLanes) {
    let total = sum + term
    let added = total - sum
    error += (sum - (total - added)) + (term - added)
    sum = total
  }

  /// The sum in each lane.
  @inline(__always)
  var lanes: WideLanes { sum + error }

  /// The sum over all lanes.
  @inline(__always)
  var total: Double {
    let lanes = lanes
    var total = 0.0
    for lane in 0..<blockAmplitudes { total += lanes[lane] }
    return total
  }
}
