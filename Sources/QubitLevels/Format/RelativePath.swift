/// Paths with `/` between their parts, relative to the folder of levels.
enum RelativePath {
  /// Whether a path stays inside its folder and is spelled in only one way: no `..`, no `.`, nothing empty, no
  /// backslash, not absolute.
  static func isClean(_ path: String) -> Bool {
    guard !path.isEmpty, !path.utf8.contains(.backslash) else { return false }
    return parts(path).allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
  }

  /// The parts between the slashes.
  static func parts(_ path: String) -> [String] {
    path.split(separator: "/", omittingEmptySubsequences: false).map { String($0) }
  }

  /// The path of `path` as seen from the folder that holds `file`.
  static func resolve(_ path: String, besideFile file: String) -> String {
    var folder = parts(file)
    folder.removeLast()
    return (folder + parts(path)).joined(separator: "/")
  }

  /// The path without its last part.
  static func folder(of path: String) -> String { parts(path).dropLast().joined(separator: "/") }

  /// The id in a path that ends in `<number>-<id>.json`.
  static func levelID(of path: String) -> String? {
    guard let name = parts(path).last, name.hasSuffix(".json") else { return nil }
    let digits = name.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, name.dropFirst(digits.count).first == "-" else { return nil }
    return String(name.dropFirst(digits.count + 1).dropLast(".json".count))
  }
}
