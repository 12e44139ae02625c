/// The one of `names` that a user who typed `word` most likely meant, or nil where none is near.
///
/// Near means: at most a third of the letters typed wrongly, by Levenshtein's edit distance.
func nearest(to word: String, among names: [String]) -> String? {
  let ranked = names.map { (name: $0, distance: editDistance(word, $0)) }
  guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
  return best.distance * 3 <= max(word.count, 3) ? best.name : nil
}

/// The least number of letters inserted, removed or replaced that turn `a` into `b`. O(|a|·|b|).
private func editDistance(_ a: String, _ b: String) -> Int {
  let wanted = Array(b)
  var row = Array(0...wanted.count)
  for (i, letter) in a.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, other) in wanted.enumerated() {
      let replaced = diagonal + (letter == other ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(replaced, row[j] + 1, row[j + 1] + 1)
    }
  }
  return row[wanted.count]
}
