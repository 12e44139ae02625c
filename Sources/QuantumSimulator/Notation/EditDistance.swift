/// The least cost of the steps that lead from one word to another: to add a letter, to leave one out, to swap it with its
/// neighbour, each at the cost of `step`, or to write another in its place (F. J. Damerau, "A technique for computer
/// detection and correction of spelling errors", Communications of the ACM 7, 171, 1964; a swapped pair is not edited
/// again). O(length²).
///
/// - Parameter replacing: What it costs to write one letter in another's place; 0 where they are the same.
package func editDistance(
  _ first: [UInt8], _ second: [UInt8], step: Int, replacing: (UInt8, UInt8) -> Int
) -> Int {
  var beforeLast: [Int] = []
  var last = (0...second.count).map { step * $0 }
  for i in first.indices {
    var row = [step * (i + 1)]
    for j in second.indices {
      var least = min(last[j] + replacing(first[i], second[j]), last[j + 1] + step, row[j] + step)
      if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
        least = min(least, beforeLast[j - 1] + step)
      }
      row.append(least)
    }
    beforeLast = last
    last = row
  }
  return last[second.count]
}

/// The small letter of ASCII for a capital one, any other byte as it is.
package func lowercased(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }
