import QubitPuzzle

extension LoadedLevel {
  /// The paths of the pictures that the level refers to, as seen from where its file's path is.
  var mediaPaths: [String] { level.media.map { RelativePath.resolve($0, besideFile: source.file) } }

  /// What is wrong with references to pictures: those that are not there.
  public func missingMedia(isThere: (String) -> Bool) -> [Diagnostic] {
    mediaPaths.enumerated().compactMap { index, path in
      isThere(path) ? nil : source.diagnostic(.catalogue(.missingMedia(path)), at: .media(index))
    }
  }
}
