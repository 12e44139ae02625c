/// A language in which every level speaks.
///
/// The raw value is the BCP 47 tag that level files use as a key.
public enum Language: String, Hashable, Sendable, CaseIterable {
  /// Simplified Chinese.
  case simplifiedChinese = "zh-Hans"
  /// English.
  case english = "en"
}

/// One piece of text, written separately in each language.
public struct LocalizedText: Hashable, Sendable {
  /// The text in Simplified Chinese.
  public var simplifiedChinese: String
  /// The text in English.
  public var english: String

  /// Makes a text from its two versions.
  public init(simplifiedChinese: String, english: String) {
    self.simplifiedChinese = simplifiedChinese
    self.english = english
  }

  /// The text in `language`.
  public subscript(language: Language) -> String {
    switch language {
    case .simplifiedChinese: simplifiedChinese
    case .english: english
    }
  }
}
