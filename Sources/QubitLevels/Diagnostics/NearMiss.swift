import QuantumSimulator

/// Finds the word that somebody meant who wrote another.
public enum NearMiss {
  /// The candidate nearest to `word`, where one is near enough to be meant: a third of its characters may be wrong.
  /// Case does not count; of equally near ones the longest wins, and of these the first.
  ///
  /// O(candidates · length²); words past 40 characters have no near miss.
  public static func find(for word: String, among candidates: [String]) -> String? {
    nearest(to: word, among: candidates, least: 0)
  }

  /// The key that `key` means in an object that lacks `keys`. There are so few of them that one character may be wrong
  /// of a key however short; a language may be meant by its first subtag.
  static func find(forKey key: String, among keys: [String]) -> String? {
    nearest(to: key, among: keys, least: 1) ?? find(forLanguage: key, among: keys)
  }

  /// The candidate nearest to `word`, of those in which at most a third of the characters are wrong, or `least` of them.
  private static func nearest(to word: String, among candidates: [String], least: Int) -> String? {
    let written = Array(word.utf8)
    guard !written.isEmpty, written.count <= 40 else { return nil }
    var best: String?
    var rank = (distance: Int.max, length: 0)
    for candidate in candidates {
      let wanted = Array(candidate.utf8)
      guard wanted.count <= 2 * written.count else { continue }
      let distance = editDistance(lowercased(written), lowercased(wanted), step: 1) { $0 == $1 ? 0 : 1 }
      guard distance <= max(least, min(written.count, wanted.count) / 3) else { continue }
      guard (distance, -wanted.count) < rank else { continue }
      best = candidate
      rank = (distance, -wanted.count)
    }
    return best
  }

  /// The language that `tag` means among others: the one with the same first subtag, so that "zh" and "zh-CN" find
  /// "zh-Hans" (BCP 47).
  public static func find(forLanguage tag: String, among languages: [String]) -> String? {
    let subtag = firstSubtag(tag)
    return languages.first { $0.utf8.contains(0x2D) && firstSubtag($0) == subtag }
  }

  /// Whether two words are the same but for the case of their letters.
  static func differInCaseAtMost(_ first: String, _ second: String) -> Bool {
    lowercased(Array(first.utf8)) == lowercased(Array(second.utf8))
  }

  private static func firstSubtag(_ tag: String) -> [UInt8] {
    lowercased(Array(tag.utf8.prefix { $0 != 0x2D }))
  }

  private static func lowercased(_ word: [UInt8]) -> [UInt8] { word.map(QuantumSimulator.lowercased) }
}
