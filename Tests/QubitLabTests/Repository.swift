/// Where the files of the repository are, as seen from this file.
enum Repository {
  /// The folder of the package.
  static let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(
    separator: "/")
  /// The folder of levels.
  static let levels = root + "/Levels"
}
